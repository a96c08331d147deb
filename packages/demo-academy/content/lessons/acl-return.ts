import { returnPapers as papers } from '../papers/return-to-play.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const aclReturnLessons: readonly DemoWritten[] = [
  reading({
    slug: 'from-first-run-to-full-back',
    title: 'From the first run to the full-back: one player’s notes, weeks 20 to 36',
    minutes: 4,
    content: `<p><em>A winger, 22, patellar tendon graft, own maximal speed 9.0 m/s before the injury, usual week 900 m above 5.5 m/s. The player is invented; the steps are those of the plan in this course, stretched as it happens in life.</em></p>
<p><strong>Week 20.</strong> Criteria for running: no effusion, full extension, quadriceps 72 %, thirty minutes of cycling without a reaction. First run on grass, 5.4 m/s at most, 8 × 60 m. He grins and holds his breath. So do I.</p>
<p><strong>Week 21.</strong> Morning after: knee dry. Second and third run. Nothing above 5.5 m/s.</p>
<p><strong>Week 22.</strong> 100 m above 5.5. Build-ups of 40 m. On the last one he shortens the swing of the left leg before he slows down. I show him the film. "I did not notice." The body did.</p>
<p><strong>Week 23.</strong> Swelling, a trace, after the second session. The rule says: repeat the week. He wants to repeat the day. We repeat the week.</p>
<p><strong>Week 24.</strong> The same 100 m. Dry.</p>
<p><strong>Week 25.</strong> 200 m, 7.2 m/s. Planned changes of direction up to 45°, at a speed that I call. In the language of Taberner, Allen and Cohen (2019) we are at high control: he knows everything in advance.</p>
<p><strong>Week 27.</strong> 300 m, 7.7 m/s, braking from 6 m/s within five metres. Braking is what he fears. First with a line, then with a pole, then with me, standing. Quadriceps 84 %.</p>
<p><strong>Week 28.</strong> A session was lost to a cold. Its 300 m are not added to the next. He has read the sheet and says it before I do.</p>
<p><strong>Week 29.</strong> A ball. It costs ten percent of speed and a lot of attention, and attention is what we train. Passing after a turn, first to a colour that is called early, then late.</p>
<p><strong>Week 31.</strong> 400 m, 8.1 m/s, 90 %. One opponent who may choose left or right. On film his trunk leans away from the planted leg at the third repetition of every set. We stop at two.</p>
<p><strong>Week 32.</strong> Questionnaire on readiness: 54 of 100. The low items are about fear of the same thing happening again, and about playing without thinking of the knee. We talk for half an hour. I learn that the injury was a press on a full-back, in the rain, with nobody near. That scene has never been in our drills.</p>
<p><strong>Week 33.</strong> The scene, in five pieces. Walk through. Run through, the full-back passive. The full-back passes left or right after a clap. After a glance. As he likes. High chaos, ten times, on dry grass first. Afterwards he sits down for a while. "It was only grass," he says.</p>
<p><strong>Week 34.</strong> 500 m, 8.6 m/s, 95 %. Parts of team training, floating player, no tackles.</p>
<p><strong>Week 35.</strong> Full training twice. In sum 780 m above 5.5 m/s in the week. His usual week is 900.</p>
<p><strong>Week 36.</strong> 860 m. Tests next Monday, decision on Tuesday. Eight and a half months. The sheet says nine.</p>
<h3>Looking back</h3>
<ul><li>Six weeks of the plan took sixteen. Two went to swelling, one to a cold, and most to steps that I had thought one could take in a week.</li><li>Three things rose one after another and never together: speed, volume, surprise.</li><li>The most useful measurement was free: what the knee looked like on the next morning.</li><li>The most useful question came late. "How did it happen?" belongs to week 20.</li></ul>`,
    sources: [papers.taberner2019, papers.webster2008, papers.buckthorpe2019],
  }),
  reading({
    slug: 'how-to-quote-a-cohort',
    title: 'How to quote 51, 84 and 6 percent without misleading anybody',
    minutes: 4,
    content: `<p>Three numbers of one cohort stand on half of all slides about return after ACL reconstruction. They come from Grindem and colleagues (2016): 106 athletes in pivoting sports, followed for two years. They are true, and each is easily said in a way that is false.</p>
<h3>51 percent</h3>
<p><em>"Each month of waiting lowers the risk by 51 %."</em></p>
<p>The rate of reinjury was 51 % lower for each month that return was delayed, <strong>up to nine months</strong>. After that no further fall was seen. As a ratio it is 0.49 per month. From six to nine months that makes 0.49³ = 0.12: if the model holds, somebody who returns at nine months has about an eighth of the rate of somebody who returns at six. It is no subtraction: three months are not 153 %.</p>
<p>And the athletes were not drawn by lot. Those who returned at six months differed from those who waited. Some were impatient, some lucky, some badly advised. Time heals, and time also sorts.</p>
<h3>84 percent</h3>
<p><em>"Simple rules lower reinjury by 84 %."</em> It stands in the title of the paper.</p>
<p>The hazard ratio of those who passed the criteria against those who failed was 0.16, and 1 − 0.16 is 0.84. The p-value was 0.075. So the data were compatible with a very large effect and, just, with none. The reason is in the next number.</p>
<h3>38 against 6 percent</h3>
<p>Of those who returned after failing the criteria 38.2 % had a reinjury, of those who passed 5.6 %. How many people are 5.6 %? One of eighteen. A single further injury among the eighteen would have made it 11 %. The 95 % interval of 1 in 18 reaches from about 1 to 26 %.</p>
<h3>The wider picture</h3>
<p>Webster and Hewett (2019) pooled studies of test batteries. Passing went with fewer ruptures of the graft (risk ratio 0.40), with <em>more</em> injuries of the other knee (3.35, from few events), and the sum of both hardly changed (0.80, uncertain). About a quarter of the patients passed. Losciale and colleagues (2019) found no clear association with second injuries. One explanation is plain: who passes, plays more, at a higher level.</p>
<p>In younger athletes as a whole Wiggins and colleagues (2016) count 15 % with a second injury, 7 % on the same and 8 % on the other side, and 23 % among those under 25 who go back to sport.</p>
<h3>Say it so</h3>
<table><thead><tr><th>Instead of</th><th>Say</th></tr></thead><tbody><tr><td>"Waiting halves the risk each month."</td><td>"In one cohort those who came back later, up to nine months, had far fewer reinjuries. Part of that may be who they were."</td></tr><tr><td>"The tests lower your risk by 84 %."</td><td>"Of eighteen who passed one was injured again, of those who failed more than a third. The numbers are small."</td></tr><tr><td>"You passed, you are safe."</td><td>"You passed. Among young athletes who return about one in four or five still has a second injury, and the other knee is part of that."</td></tr></tbody></table>
<h3>Why not simply the strong sentence, if it serves a good cause?</h3>
<p>Because athletes compare. Somebody who was promised 84 % and tears the other knee learns that numbers are for persuading. The next athlete hears it from them. A sentence with its uncertainty is less impressive on the first day and still stands after two years. The advice remains the same: wait, get strong, be tested. It does not need the exaggeration.</p>`,
    sources: [papers.grindem2016, papers.webster2019, papers.losciale2019, papers.wiggins2016],
  }),
  reading({
    slug: 'minutes-of-a-tuesday-meeting',
    title: 'Minutes of a Tuesday meeting: a shared decision',
    minutes: 4,
    content: `<p><em>Present: the athlete (A), the physiotherapist (P), the club physician (D), the coach (C). Month 8.6 after reconstruction. Data were sent to all on Monday. The case is invented.</em></p>
<h3>1. Who decides what</h3>
<p>D reads the rule aloud: health risk is judged by those who treat, risk from the task by those who know the task, and what risk is acceptable by the one whose knee it is, with the club's interest named openly. It follows the three steps of Creighton and colleagues (2010), and the later version of Shrier (2015), which asks the same in the order tissue health, tissue stress, risk tolerance.</p>
<h3>2. Tissue health</h3>
<table><thead><tr><th>Line</th><th>Value</th><th>Remark</th></tr></thead><tbody><tr><td>Time</td><td>8.6 months</td><td>below 9</td></tr><tr><td>Effusion, motion, pain</td><td>none, full, 0</td><td></td></tr><tr><td>Quadriceps</td><td>2.9 N·m/kg, index 91 %</td><td>86 % of the sound leg before surgery</td></tr><tr><td>Hamstrings</td><td>index 96 %</td><td></td></tr><tr><td>Hops</td><td>94 to 97 %</td><td>landings on film good</td></tr><tr><td>Single-leg jump height</td><td>86 %</td><td>below 90</td></tr><tr><td>Running</td><td>95 % of own speed, 860 of 900 m</td><td></td></tr><tr><td>Readiness</td><td>71 of 100</td><td>was 54 four weeks ago</td></tr></tbody></table>
<p>P: "Two lines are open, the vertical jump and the quadriceps against the leg of before. Both speak of the same muscle." D: "And time."</p>
<h3>3. Tissue stress</h3>
<p>C describes the next three weeks: two league matches, a cup match on artificial turf. Position: winger in a press. C: "If he plays, he presses. I cannot ask him not to." Agreed that a substitute's half hour has as many presses per minute as a full match.</p>
<h3>4. Tolerance of risk</h3>
<p>A is asked first, and alone with D for ten minutes; he allows D to report. He wants to play the cup match. He is out of contract in June. He also said that he would be ashamed to be afraid.</p>
<p>D names the pressures in the room without blame: contract, cup, a physiotherapist who would like to see success after eight months. "None of this changes the knee. All of it changes how we talk about it."</p>
<h3>5. Options</h3>
<ol><li>Cup match on Saturday, 30 minutes.</li><li>Full team training for three weeks, no match, tests again at 9.3 months, then 30 minutes in the league on grass.</li><li>Wait to 10 months.</li></ol>
<p>P gives the evidence in two sentences: "Those who came back before nine months had more reinjuries in two cohorts. Nobody can say how much of that three weeks are worth, for you." (Grindem and colleagues, 2016; Beischer and colleagues, 2020.)</p>
<p>A: "What would the three weeks give me?" P: "Eight heavy sessions for the quadriceps. Six team trainings with presses. I expect 3.0 to 3.1 N·m/kg, and I may be wrong."</p>
<h3>6. Decision</h3>
<p>Option 2, agreed by all four. A adds a condition, accepted by C: he travels with the team to the cup match.</p>
<p>If at 9.3 months the quadriceps is at least 3.0 N·m/kg, the jump at 90 %, the knee dry and A says yes: 30 minutes. If one of them fails: the meeting sits again, and nobody decides in a corridor.</p>
<h3>7. Written down and signed</h3>
<p>What each person knows, what was decided, what would change it. Copies to A and to the file. Ardern and colleagues (2016) ask for return to be seen as a continuum with a decision made together. Today that took fifty minutes and one table.</p>
<p><em>Note added in week 41: 3.0 N·m/kg, 89 %, dry, yes. The meeting sat again for ten minutes. He played on grass.</em></p>
<h3>Appendix: why the minutes look like this</h3>
<p>A young colleague asked for comments on the form. These were given.</p>
<p><strong>Why is the athlete's part before the options?</strong> Who hears the options first tends to choose among them. A wish that was spoken before is harder to talk away, also for the person who has it. Being asked alone matters at nineteen and at thirty-two. In front of a coach few people say that they are afraid.</p>
<p><strong>Why are the pressures written down?</strong> Because they are there. Shrier's framework keeps a place for them in the last step: timing in the season, pressure by others, money, fear of litigation. A factor that stands in the minutes can be discussed. One that does not will act all the same.</p>
<p><strong>Why three options?</strong> With two there is a winner and a loser. A third, even if nobody wants it, turns a quarrel into a choice.</p>
<p><strong>Why conditions with numbers, if a border is no cliff?</strong> Not because 3.0 N·m/kg is magic. An agreement needs something that all can check without another argument. And the agreement says what happens if one value is missed: people sit down again. So the 89 % of week 41 was no disaster. It was ten minutes.</p>
<p><strong>Who may overrule?</strong> The physician may say no where harm to health is likely and grave, and then says why, in writing. In this case nobody needed to. A coach may decide not to field a player who is cleared. He may not field one who is not. And the athlete may always say no, at the last minute, without a reason; this sentence stands at the head of the form and is read aloud each time.</p>
<p><strong>What would have been a bad meeting?</strong> One in which the result was known before. One with eight people. One in which somebody shows 84 % on a slide. One after which the athlete asks the kit manager what has been decided.</p>`,
    sources: [papers.creighton2010, papers.shrier2015, papers.ardern2016, papers.grindem2016, papers.beischer2020],
  }),
  asking({
    slug: 'check-running-and-deciding',
    title: 'Check: running, numbers and the decision',
    minutes: 9,
    content: `<p>Six questions on the way back to the pitch and on the sentences that go with it.</p>`,
    questions: [
      amount(
        'In a cohort the rate of reinjury is 0.49 of itself for each month of delay up to nine months. If this holds, what is the rate at nine months as a share of that at seven?',
        [24, 1, '%'],
        'Ratios multiply: 0.49 × 0.49 = 0.24. Subtracting 51 % twice would give less than nothing.',
      ),
      one(
        'Of eighteen athletes who passed a battery one was injured again. Which sentence is fair?',
        [
          'Passing lowers the risk to 5.6 %',
          'Passing has no effect, since p was above 0.05',
          'About one in eighteen, with so few people anything from 1 to 26 %',
          'Seventeen of eighteen are safe',
        ],
        3,
        'The share is an estimate from very few people. A p-value of 0.075 shows that chance is not excluded; it does not show that there is no effect.',
      ),
      order(
        'Order these drills from high control to high chaos.',
        [
          'Straight runs at a called speed',
          'Planned turns of 45° around poles',
          'Turns to a colour that is called late',
          'One opponent who chooses the side',
          'Position game with the whole team',
        ],
        'Step by step the athlete knows less in advance: first everything, then the moment, then the side, at last nothing.',
      ),
      several(
        'A session with 300 m of high-speed running was missed. The knee is dry. What fits the plan?',
        [
          'Add the 300 m to the next session',
          'Write down why it was missed',
          'Repeat the week if two sessions are missing',
          'Go on with the next session as it was planned',
        ],
        [2, 3, 4],
        'Metres are not a debt. Doubling a session makes the jump in load that the plan exists to avoid.',
      ),
      match(
        'Who answers which question of a return decision?',
        [
          ['Physician and physiotherapist', 'How healthy is the tissue?'],
          ['Coach and performance staff', 'What stress will the task bring?'],
          ['Athlete, with the others’ knowledge', 'Which risk is acceptable?'],
        ],
        'The three steps part knowledge from wish. Pressures such as contracts belong to the last and are named there.',
      ),
      one(
        'Passing a battery went with fewer graft ruptures and more injuries of the other knee. Which explanation is plausible?',
        [
          'Who passes plays more and at a higher level',
          'The graft is stronger than the ligament of the other knee',
          'The other knee was never tested',
          'The tests overload the other knee',
        ],
        1,
        'Passing opens the way to exposure. The ratio of 3.35 also rests on few events. In most batteries both legs are tested, which the index itself requires.',
      ),
    ],
  }),
]
