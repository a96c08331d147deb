import { link } from '../citations.ts'
import { loadPapers as load } from '../papers/load-monitoring.ts'
import { methodPapers as methods } from '../papers/methods.ts'
import { recoveryPapers as recovery } from '../papers/recovery.ts'
import type { DemoBlog } from '../types.ts'

export const loadBlogs: readonly DemoBlog[] = [
  {
    slug: 'missing-answers-are-not-zeros',
    title: 'Eleven answers you did not get',
    categories: ['load monitoring'],
    author: 'nabil',
    publishedDaysAgo: 352,
    summary: 'A demo squad of 22, one forgotten phone, and a weekly load that fell by a sixth, mostly on paper.',
    body: `<p>On a Thursday in the preseason of a club that works with us, eleven of 22 players did not rate the session. The tablet had no charge. The sheet, well trained, wrote eleven zeros, and on Monday the squad mean for the week had fallen from 2,240 to 1,870 arbitrary units. Somebody asked why the players had been spared.</p>
<p>Nobody had been spared. The session took 80 minutes and the eleven who answered rated it 6 on average: 480 units each. A blank is a sentence the athlete did not finish. It never means rest, and a spreadsheet that turns blank into zero is telling a lie with two decimals.</p>
<h2>Why the blanks are not random</h2>
<p>We looked at six weeks of the demo log. Players missed 4 % of ratings after easy sessions and 13 % after the hardest. That is the pattern to fear: the value is missing <em>because</em> of what it would have been. The statistical literature has a name for it and no cheap cure; ${link(methods.sterne2009, 'Sterne and colleagues (2009)')} show how filling gaps can bias a result more than the gaps did, when the reason for missingness is left out of the model.</p>
<h2>What we do now</h2>
<ol>
<li><strong>Ask again the same evening.</strong> Session-RPE tolerates delay better than most coaches believe; the original work asked 30 minutes after the session (${link(load.foster2001, 'Foster et al., 2001')}). A rating at 20:00 with a flag beats no rating.</li>
<li><strong>Keep minutes and rating in separate columns.</strong> Minutes are almost never missing. Half of the product is known.</li>
<li><strong>Fill from the player, not from the squad.</strong> We use the player's own median rating for that session type over the last six weeks, times the minutes actually trained, and colour the cell.</li>
<li><strong>Publish the count.</strong> Every weekly total carries two numbers: 2,190 (5 of 6 rated).</li>
<li><strong>Stop at two.</strong> With more than two filled sessions in a week there is no total, only a dash.</li>
</ol>
<p>The fifth rule was the hardest to get accepted and the most useful. A dash starts a conversation at breakfast. A filled number ends it.</p>
<h2>What filling costs</h2>
<table><thead><tr><th>Treatment of the Thursday</th><th>Mean weekly load (AU)</th><th>Mean monotony</th></tr></thead>
<tbody><tr><td>Blank becomes zero</td><td>1,870</td><td>1.1</td></tr><tr><td>Squad mean for all</td><td>2,110</td><td>1.6</td></tr><tr><td>Player's own median</td><td>2,140</td><td>1.5</td></tr></tbody></table>
<p>Zeros hurt twice. They lower the week and they invent contrast, so that monotony looks healthier than it was. The squad mean repairs the total and wipes out the person. Neither is what ${link(load.impellizzeri2019, 'internal load')} is for: the individual's response to a dose everybody received.</p>
<blockquote>If you can only change one thing tomorrow, make blank cells stay blank.</blockquote>
<p>The numbers above come from our demonstration data, so do not quote the 13 %. Count your own. It takes twenty minutes and it will tell you which session your players would rather not talk about.</p>`,
    comments: [
      {
        by: 'greta',
        hoursAfter: 120 * 24,
        text: 'Rule five was a fight here too. Our head coach wanted a number for everybody until I showed him a week that was four-sevenths invented.',
      },
      {
        by: 'amel',
        hoursAfter: 9,
        text: 'Why the median and not the mean? With six weeks of two such sessions each you have twelve values at best.',
      },
      {
        by: 'nabil',
        hoursAfter: 31,
        text: 'Because one of the twelve is usually a 10 given after a defeat. The median does not care about it.',
      },
    ],
    likes: ['amel', 'bruno', 'greta', 'olga', 'pedro', 'karima', 'lina'],
    views: 1284,
  },
  {
    slug: 'sleep-before-gadgets',
    title: 'An hour in bed before any gadget',
    categories: ['load monitoring', 'endurance physiology'],
    author: 'ines',
    publishedDaysAgo: 143,
    summary: 'What sleep extension studies did, what they could not show, and the three-week trial I run instead.',
    body: `<p>Ask a squad what they do for recovery and you hear about boots, baths and guns. Ask when the lights go out and the room gets quiet. I think this is the wrong way round, and I also think that the most quoted sleep study in sport deserves a cooler reading than it gets.</p>
<h2>The study everyone cites</h2>
<p>${link(recovery.mah2011, 'Mah and colleagues (2011)')} followed eleven college basketball players. After a baseline of two to four weeks they spent five to seven weeks trying for ten hours in bed each night. Sleep measured by actigraphy rose by about 110 minutes. Sprint time over 282 feet fell from 16.2 to 15.5 s, free throws and three-pointers improved by about 9 %.</p>
<p>Now the cool reading. There was no control group, the season went on, shooting practice went on, and everybody knew what was being tested. A 4 % faster shuttle after two months of college basketball is pleasant and not proof. What the study does show, and this is the part I keep, is that eleven busy students <em>could</em> sleep almost two hours more when somebody made it the plan.</p>
<h2>What restriction tells us</h2>
<p>Taking sleep away is easier to blind oneself to. The review of ${link(recovery.fullagar2015, 'Fullagar et al. (2015)')} finds that a single short night leaves maximal strength and short sprints mostly intact, while sport-specific skill, sub-maximal sustained work and mood suffer earlier. The gym session looks normal. The decision in the 85th minute may not.</p>
<p>For adolescents there is an association with injury: in ${link(recovery.milewski2014, 'Milewski et al. (2014)')} those who slept less than eight hours were 1.7 times as likely to have been injured. It is a survey of 112 school athletes with recall on both sides, so I use it to open a talk with parents and never as a threshold.</p>
<h2>My three-week trial</h2>
<ol>
<li><strong>Week 1, only watch.</strong> Paper diary: lights out, awake, out of bed, naps. No targets. Devices are allowed and their stages of sleep are ignored.</li>
<li><strong>Week 2, fix the morning.</strong> Same rising time within 30 minutes, seven days. Nothing else changes. Most people fall asleep earlier by Thursday.</li>
<li><strong>Week 3, add 45 minutes in bed</strong>, at the evening end. Last caffeine eight hours before. On days after late matches a nap of 20 to 30 minutes before 15:00.</li>
</ol>
<p>At the end I compare two things only: minutes in bed, and the answer to one question asked at the same training time each day, from 1 to 5. If minutes did not rise, we failed at logistics and we talk about bus times. If they rose and the answer stayed, this athlete probably slept enough before.</p>
<p>The ${link(recovery.walsh2021, '2021 expert consensus')} says something similar in politer language: individualise, educate, and screen for disorders before you optimise. Snoring with daytime sleepiness is a referral, not a habit.</p>`,
    comments: [
      {
        by: 'hugo',
        hoursAfter: 6,
        text: 'Fixing the rising time is brutal for people who race at seven on Sundays and train at eight in the evening on Tuesdays. Do you allow exceptions?',
      },
      {
        by: 'ines',
        hoursAfter: 20,
        text: 'One a week, written down. Two exceptions and the week is no longer a trial.',
      },
      {
        by: 'elif',
        hoursAfter: 52,
        text: 'I would add temperature. Our demo rowers gained 25 minutes from a fan and nothing from talks.',
      },
      {
        by: 'jonas',
        hoursAfter: 300,
        text: 'Disagree about the gym. After five hours of sleep my top set is there, my fifth set is not.',
      },
    ],
    likes: ['elif', 'hugo', 'liam', 'maya', 'olga', 'chiara', 'bruno', 'lina', 'daniel'],
    views: 1733,
  },
  {
    slug: 'square-metres-per-player',
    title: 'Choose the square metres before you choose the drill',
    categories: ['load monitoring', 'performance analysis'],
    author: 'bruno',
    publishedDaysAgo: 261,
    summary: 'A table from 75 to 300 m² per player, and what each size takes out of the legs.',
    body: `<p>Four against four in a penalty box and four against four on half a pitch carry the same name on the plan. They are as alike as a squat and a sprint. If you plan small-sided games by the number of players, you are planning the wrong variable.</p>
<h3>Do the division first</h3>
<p>Length times width, divided by outfield players on the field. Keepers count only if they leave their line. A 40 × 30 m field with 4 v 4 gives 1,200 ÷ 8 = 150 m² each. A full pitch of 105 × 68 m with twenty outfield players gives 357 m². Training runs from a fifth of the match to all of it.</p>
<h3>What changes with size</h3>
<table><thead><tr><th>Area per player</th><th>Typical field, 4 v 4</th><th>Mostly trains</th><th>Rarely happens</th></tr></thead>
<tbody>
<tr><td>75 m²</td><td>30 × 20 m</td><td>braking, turning, duels, many touches</td><td>running above 20 km/h</td></tr>
<tr><td>150 m²</td><td>40 × 30 m</td><td>heart rate, accelerations, support play</td><td>sprinting</td></tr>
<tr><td>225 m²</td><td>50 × 36 m</td><td>longer runs, recovery runs</td><td>near-maximal speed</td></tr>
<tr><td>300 m²</td><td>60 × 40 m</td><td>match-like distance at high speed</td><td>dense duels</td></tr>
</tbody></table>
<p>The right-hand column matters most. ${link(load.riboli2020, 'Riboli and colleagues (2020)')} asked which area reproduces official match demands in elite players. Total distance needed about 187 m² per player, high-speed running about 262 and sprinting about 316, with differences between positions. Accelerations and decelerations went the other way: smaller games already exceed the match.</p>
<p>So a club that lives on 5 v 5 in a 35 × 25 m cage loads brakes and starves sprints, week after week, and then wonders about hamstrings on the first long ball in March.</p>
<h3>Three levers besides area</h3>
<ul>
<li><strong>Encouragement.</strong> In ${link(load.rampinini2007, 'Rampinini et al. (2007)')} a shouting coach raised heart rate, lactate and perceived exertion more reliably than some changes in format did. Keep your own voice constant if you want to compare Tuesdays.</li>
<li><strong>Numbers.</strong> Fewer players, higher internal load, at equal area: one of the steadier findings in the review by ${link(load.hillhaas2011, 'Hill-Haas et al. (2011)')}.</li>
<li><strong>Balls around the field.</strong> With eight spare balls the demo under-19s played 21 of 24 minutes. With one ball and a fence they played 15. Nobody writes this on the plan.</li>
</ul>
<h3>How I use it in a week</h3>
<p>Three days before the match, the small field: 4 × 4 min at 80 to 100 m², two minutes between. Two days before, the large one: 3 × 6 min at 250 to 300 m², plus four flying sprints of 30 m for those whose role kept them from opening up. The sprints are not a luxury. No small-sided game I have measured gave every player one stride above 90 % of his best.</p>
<p>Write the square metres on the plan, beside the minutes. After a month, look back at how often the number was above 250. In most clubs the answer is never.</p>`,
    comments: [
      {
        by: 'karima',
        hoursAfter: 14 * 24,
        text: 'Our hall is 40 × 20. What do I do in winter, apart from crying?',
      },
      {
        by: 'bruno',
        hoursAfter: 15 * 24,
        text: 'Sprint in the corridor along the wall, two by two, before the games. And drop the idea that the games cover it.',
      },
      {
        by: 'nabil',
        hoursAfter: 30,
        text: 'Riboli is one elite team in Italy. I would not carry 187 and 316 over to fourteen-year-olds without measuring.',
      },
    ],
    likes: ['nabil', 'amel', 'karima', 'farid', 'pedro', 'admin'],
    views: 2105,
  },
]
