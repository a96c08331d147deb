import { loadPapers as papers } from '../papers/load-monitoring.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const acuteChronicLessons: readonly DemoWritten[] = [
  reading({
    slug: 'a-ratio-that-contains-itself',
    title: 'A ratio that contains itself: coupling in ten lines',
    minutes: 5,
    content: `<p>You need no statistics package for this. You need four weeks and the meaning of a correlation.</p>
<h3>The set-up</h3>
<p>Call the loads of four consecutive weeks w1, w2, w3, w4. Let them be independent of each other: each week is drawn from a hat, with the same mean and the same standard deviation s. The acute load is the last week, A = w4. The usual chronic load is the mean of all four, C = (w1 + w2 + w3 + w4) ÷ 4. The last week stands in both.</p>
<h3>The calculation</h3>
<ol><li>The standard deviation of A is s.</li><li>The variance of C is 4 × s² ÷ 16 = s² ÷ 4, so its standard deviation is s ÷ 2.</li><li>The covariance of A and C comes only from the shared week: it is s² ÷ 4.</li><li>The correlation is covariance over the product of the standard deviations: (s² ÷ 4) ÷ (s × s ÷ 2) = 0.50.</li></ol>
<p>The weeks knew nothing of each other, and acute and chronic load correlate at 0.50. Lolli and colleagues (2019) showed it with simulated data; here you have it exactly. If C is made of the three weeks before the last one, the shared term is gone and the correlation is 0.</p>
<h3>What coupling does to the ratio</h3>
<p>It squeezes it. Let U be the mean of the three earlier weeks. Then C = (A + 3U) ÷ 4, and the coupled ratio can be turned into the uncoupled one.</p>
<table><thead><tr><th>Coupled A ÷ C</th><th>Uncoupled A ÷ U</th></tr></thead><tbody><tr><td>0.80</td><td>0.75</td></tr><tr><td>1.00</td><td>1.00</td></tr><tr><td>1.30</td><td>1.44</td></tr><tr><td>1.50</td><td>1.80</td></tr><tr><td>2.00</td><td>3.00</td></tr></tbody></table>
<p>Two lessons stand in this small table. A coupled ratio of 1.5 means that the last week was 80 % above the three before it, not 50 %. And since A is a quarter of its own denominator, the coupled ratio can never exceed 4, whatever the athlete did: with three weeks of nothing, C = A ÷ 4.</p>
<h3>Do it with your own data</h3>
<p>Take 20 weeks of one athlete. Shuffle the order of the weeks with a random number in the next column. The shuffled season has no build-up, no taper, no plan. Now compute coupled acute and chronic loads and correlate them. You will find something near 0.5, a little above or below, because 17 overlapping values of one athlete are few. Then shuffle again. Whoever has done this three times stops being impressed by a correlation between acute and chronic load.</p>
<h3>Is uncoupling the cure?</h3>
<p>It removes this one fault. Others stay, and Impellizzeri and colleagues (2020) list them at length:</p>
<ul><li>A ratio assumes that the effect of acute load is proportional to chronic load. Ten kilometres after weeks of five are then the same as 100 after 50.</li><li>The ratio explodes where chronic load is small, so the first weeks after holidays and injuries give the largest values. Those are also the weeks in which people differ from the squad for many other reasons.</li><li>Cutting the ratio into bands throws information away and makes thresholds appear where the data have none.</li></ul>
<p>An exponentially weighted average is coupled as well, with other weights. With 0.25 for seven days and 0.069 for twenty-eight, today's load enters the acute average with a quarter and the chronic average with seven percent. The difference between the two, in AU per day, is no less coupled. But it is a difference, it has a unit, and it does not explode. In a graph beside the daily bars it says what it is: how quickly the habit is changing.</p>`,
    sources: [papers.lolli2019, papers.impellizzeri2020, papers.williams2017],
  }),
  reading({
    slug: 'the-sweet-spot-read-closely',
    title: 'The sweet spot, read closely',
    minutes: 5,
    content: `<p><strong>The claim.</strong> Keep the acute:chronic ratio between 0.8 and 1.3 and the risk of injury is lowest; above 1.5 lies the danger zone. The picture that goes with it, a valley with a green floor, came from Gabbett (2016) and has been on more slides than any other figure in load monitoring.</p>
<p><strong>What stands behind it.</strong> Observational data from cricket, rugby league and Australian football. Players were followed, weeks were sorted into bands of the ratio, injuries were counted per band. The paper's larger argument is worth keeping: athletes who are never loaded are not prepared, and a well-developed base goes with fewer problems. The valley is one way to summarise it.</p>
<h3>Question 1: is it a risk or a description?</h3>
<p>Suppose that the association is real. A squad of 25 over 40 weeks gives 1,000 player-weeks; let 30 of them, 3 %, contain a new injury. Let 15 % of the weeks lie in the danger zone, and let the risk there be twice as high. Then the risk is 2.6 % outside and 5.2 % inside.</p>
<table><thead><tr><th></th><th>Weeks</th><th>Injuries</th></tr></thead><tbody><tr><td>Danger zone</td><td>150</td><td>about 8</td></tr><tr><td>All other weeks</td><td>850</td><td>about 22</td></tr></tbody></table>
<p>Of a hundred alarms ninety-five are false. Of thirty injuries twenty-two come without an alarm. A doubling of risk, which would be a fine result in epidemiology, is nearly useless for a decision about one player on one Thursday.</p>
<h3>Question 2: what else differs in those weeks?</h3>
<p>High ratios follow low chronic loads. Low chronic loads follow injury, illness, a transfer, a place on the bench. A player who comes back from a hamstring strain has a high ratio and a healing hamstring. If the strain returns, the ratio was there as a bystander. Wang and colleagues (2020) work through such cases with causal diagrams and show that depending on how weeks are included the same data may accuse or acquit the ratio.</p>
<h3>Question 3: what happens if the denominator is replaced by noise?</h3>
<p>Impellizzeri and colleagues (2021) did this with data that had been published before: they put a fixed number, or random numbers, where the chronic load had been. Associations of similar size remained, and none of the models predicted much. The conclusion is hard to escape: what went with injury was the acute load, rescaled. The chronic part added little that these data could show.</p>
<h3>Question 4: where do 0.8 and 1.3 come from?</h3>
<p>From bands chosen by researchers. Choose others and the floor of the valley moves. A border found in the same data in which it is then praised is a hypothesis. It needs new players, a registered analysis and a comparison with a plan that ignores it. That trial has not been done in a way that would settle it.</p>
<h3>What remains</h3>
<ul><li>Sudden changes deserve attention. One does not need a ratio to see them; daily bars with two averages are enough.</li><li>A high base is worth having for performance. This is reason enough to build it slowly.</li><li>The IOC consensus of 2016 (Soligard and colleagues) asks for load to be managed individually and for changes to be small. It quoted the ratio with the evidence of its day. Consensus papers age.</li></ul>
<h3>A fair sentence for the staff meeting</h3>
<p>"His load rose by 70 % against the three weeks before, because he was ill. We build up over ten days and look at soreness and the jump." It contains a number, a reason, an action and a response to watch. The word risk does not occur, and nothing is lost.</p>
<h3>A postscript on the base</h3>
<p>The strongest reply of those who like the ratio is this: "Players with a high chronic load had fewer injuries." It is in many data sets, and it deserves an answer of its own. Who has a high chronic load? Somebody who has trained for four weeks without interruption. So the players with a high base are, by selection, the ones who were not injured, not ill, not new and not in dispute with the coach. Their next week is safer partly because of who they are. Epidemiologists know the pattern from factories: workers are healthier than the population, because the sick do not work.</p>
<p>To separate preparation from selection one would have to assign bases: two groups of players, by lot, one with a higher volume for two months, then the same match calendar. Until somebody does, a high base is a plausible protector and a certain sign of health.</p>
<p>This does not make base training doubtful. Endurance, strength and skill need volume, and this is shown by experiments. It makes one sentence doubtful: that the volume <em>prevented</em> the injury which did not come.</p>`,
    sources: [
      papers.gabbett2016,
      papers.wang2020,
      papers.impellizzeri2021acwr,
      papers.impellizzeri2020,
      papers.soligard2016,
    ],
  }),
  reading({
    slug: 'three-runs-or-one',
    title: 'Three runs or one? Twenty-eight samples above and below 5.5 m/s',
    minutes: 4,
    content: `<p>The film sorts a trace that is perfect. Real exports come with a setting that few people know by name: the minimum effort duration, or dwell time. It decides how many runs there were. Here are 2.8 seconds from a 10 Hz receiver, a speed every tenth of a second, in m/s.</p>
<p>5.0, 5.2, 5.4, <strong>5.6, 5.7, 5.6</strong>, 5.4, 5.3, 5.4, <strong>5.6, 5.9, 6.3, 6.6, 6.8, 6.9, 6.8, 6.6, 6.3, 5.9, 5.6</strong>, 5.4, 5.1, 5.3, <strong>5.6, 5.7</strong>, 5.4, 5.2, 5.0.</p>
<h3>Count</h3>
<p>A distance per sample is speed × 0.1 s. Samples above 5.5 m/s form three groups.</p>
<table><thead><tr><th>Group</th><th>Duration</th><th>Distance above 5.5 m/s</th></tr></thead><tbody><tr><td>1</td><td>0.3 s</td><td>1.7 m</td></tr><tr><td>2</td><td>1.1 s</td><td>6.9 m</td></tr><tr><td>3</td><td>0.2 s</td><td>1.1 m</td></tr></tbody></table>
<ul><li>No dwell time: three runs, 9.8 m.</li><li>At least 0.3 s: two runs, 8.6 m.</li><li>At least 0.5 s: one run, 6.9 m.</li><li>At least 1.5 s: no run, 0 m.</li></ul>
<p>One athlete, one trace, one threshold, and the report says three, two, one or none. The distance differs by 30 % between the first and the third setting. None of them is wrong. They answer different questions: how many metres were faster than 5.5 m/s, and how many purposeful runs there were.</p>
<h3>Add the receiver</h3>
<p>Now let each sample carry an error. Varley, Fairweather and Aughey (2012) compared 10 Hz units with a laser and found errors of instantaneous velocity between about 3 and 11 %, smallest at steady high speed and largest in hard acceleration from low speed. Take 3 % at 5.6 m/s: 0.17 m/s. Group 1 with 5.6, 5.7 and 5.6 lies only 0.1 to 0.2 m/s above the border. With another draw of errors it may vanish, or its three samples may join Group 2. Group 2, which rises to 6.9 m/s, survives any such error.</p>
<p>So a threshold count is most uncertain where most samples lie close to the border. For a player who moves between 5 and 6 m/s all afternoon, such as a full-back who jogs home, the number of "high-speed runs" is partly a lottery. For a winger with clean sprints it is solid.</p>
<h3>What to write down for a season</h3>
<ol><li>Threshold in m/s, and why it was chosen. 5.5 m/s is a convention, not a border in physiology. A share of the player's own maximal speed answers another question; use either, not both in turn.</li><li>Dwell time for a run, and whether metres are counted with or without it.</li><li>What ends a run: the first sample below the threshold, or a second of them.</li><li>Which filter the manufacturer applies, and the version of the software. An update in October can change every count of September.</li><li>One receiver per player. Two units on one back may differ by more than two matches do.</li></ol>
<p>Malone and colleagues (2017) give a longer list of what to ask. Buchheit and Simpson (2017) ask whether the answer would change a decision. If it would not, five settings fewer is a good outcome.</p>
<h3>Before you compare with another club</h3>
<p>Ask for these five lines. If the other club cannot give them, its "42 high-speed runs" and your "28" may describe the same afternoon.</p>`,
    sources: [papers.varley2012, papers.malone2017, papers.buchheit2017],
  }),
  asking({
    slug: 'check-averages-and-claims',
    title: 'Check: averages, coupling and claims',
    minutes: 10,
    content: `<p>Seven questions. Two of them need a calculator, the others a second reading.</p>`,
    questions: [
      amount(
        'The acute average (weight 0.25) stands at 400 AU per day. Today’s load is 800 AU. What is the average tonight?',
        [500, 0.5, 'AU per day'],
        '0.25 × 800 + 0.75 × 400 = 200 + 300 = 500 AU per day. The chronic average (weight 2 ÷ 29) would go from 400 to 428 on the same day.',
      ),
      one(
        'Four independent weeks of equal spread. The acute load is the last, the coupled chronic load the mean of all four. What is their correlation?',
        ['0', '0.25', '0.50', '0.75'],
        3,
        'The shared week gives a covariance of s² ÷ 4; the standard deviations are s and s ÷ 2. The quotient is 0.50, although no week knows of another.',
      ),
      amount(
        'Last week had 3,000 AU, the three weeks before 2,000 AU each. What is the coupled ratio?',
        [1.33, 0.01, ''],
        'The chronic load is (3,000 + 6,000) ÷ 4 = 2,250 AU, and 3,000 ÷ 2,250 = 1.33. Without coupling it is 1.5: the last week contains itself.',
      ),
      several(
        'Which are reasons to expect high ratios in players who get injured, even if the ratio causes nothing?',
        [
          'They were ill and then train with the team again',
          'A ratio above 1.5 lowers the strength of tendons',
          'They return from an earlier injury with a low chronic load',
          'They changed clubs and earlier weeks count as zero',
        ],
        [1, 3, 4],
        'Earlier injury, illness and a new club lower the chronic load and change the person’s risk, or the record, by other ways. A ratio is a quotient of records: tendons respond to forces.',
      ),
      one(
        'A ratio in the "danger zone" doubles a weekly risk that is otherwise 2.6 %. Of 100 alarms, about how many are followed by an injury that week?',
        ['5', '26', '50', '74'],
        1,
        'Twice 2.6 % is 5.2 %. A relative risk of 2 sounds large; with a rare event most alarms are false, and most injuries happen outside the zone because most weeks do.',
      ),
      match(
        'Which setting or rule answers which question?',
        [
          ['Threshold', 'From which speed on do metres count?'],
          ['Dwell time', 'How long must it last to be a run?'],
          ['Filter', 'How is the raw trace smoothed?'],
          ['Weight λ', 'How much does today count in the average?'],
        ],
        'All four change the result while the athlete does the same. They belong beside every number that is compared over time.',
      ),
      order(
        'Order these four-week blocks by their coupled ratio, from the lowest up.',
        [
          'Three weeks of 2,000 AU, then 1,000 AU',
          'Three weeks of 2,000 AU, then 2,000 AU',
          'Three weeks of 2,000 AU, then 3,000 AU',
          'Three weeks of 500 AU, then 2,000 AU',
        ],
        'The ratios are 0.57, 1.00, 1.33 and 2.29. The last block ends with the same week as the second; its ratio is the highest because so little stood before it, as after illness or holidays.',
      ),
    ],
  }),
]
