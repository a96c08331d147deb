import { link } from '../citations.ts'
import { returnPapers as papers } from '../papers/return-to-play.ts'
import { tissuePapers as tissue } from '../papers/tendon-and-muscle.ts'
import type { DemoBlog } from '../types.ts'

export const returnBlogs: readonly DemoBlog[] = [
  {
    slug: 'tendons-do-not-read-calendars',
    title: 'Tendons do not read calendars',
    categories: ['return to play', 'strength and power'],
    author: 'ines',
    publishedDaysAgo: 218,
    summary: 'Heavy, slow and patient: a twelve-week plan for a sore Achilles, with the rule that decides each step.',
    body: `<p>Pain went in week three. In week four the athlete, a hurdler from our demo club, jumped, because the sheet said <em>week 4: jumps</em>. In week five he was back at the start. The sheet had counted days. The tendon had counted something else.</p>
<h2>Two clocks</h2>
<p>Pain can change within minutes. ${link(tissue.rio2015, 'Rio and colleagues (2015)')} saw it in six volleyball players with patellar tendinopathy: five holds of 45 seconds at 70 % of maximal force took pain on a squat from 7 to near 0 for 45 minutes. Six people, one day, a lovely experiment, and no reason to think that any collagen had noticed.</p>
<p>Stiffness needs months. The meta-analysis of ${link(tissue.bohm2015, 'Bohm, Mersmann and Arampatzis (2015)')} covers healthy tendons: high loads change stiffness, the type of contraction hardly matters, and interventions under twelve weeks do less. Two clocks, and most relapses I meet live in the gap between them.</p>
<h2>The plan in one table</h2>
<table><thead><tr><th>Weeks, if the rule allows</th><th>Load</th><th>Tempo</th><th>Sessions per week</th></tr></thead><tbody>
<tr><td>1</td><td>3 × 15 at 15RM</td><td>3 s up, 3 s down</td><td>3</td></tr>
<tr><td>2 to 3</td><td>3 × 12 at 12RM</td><td>same</td><td>3</td></tr>
<tr><td>4 to 5</td><td>4 × 10 at 10RM</td><td>same</td><td>3</td></tr>
<tr><td>6 to 8</td><td>4 × 8 at 8RM</td><td>same</td><td>3</td></tr>
<tr><td>9 to 12</td><td>4 × 6 at 6RM</td><td>same</td><td>3, hops on another day</td></tr></tbody></table>
<p>It follows ${link(tissue.beyer2015, 'Beyer et al. (2015)')}, who compared heavy slow resistance with the classical 180 eccentric heel drops a day in 58 people with mid-portion Achilles pain. Both did well at twelve weeks and at a year, with no convincing difference. Heavy slow took 107 minutes per week against 308 and pleased people more. ${link(tissue.kongsgaard2009, 'Kongsgaard et al. (2009)')} had found the same pattern at the knee.</p>
<p>So the choice between methods is about minutes and patience. I choose the one people finish.</p>
<h2>The rule</h2>
<p>Same test each morning: ten single-leg heel raises on a step, pain from 0 to 10.</p>
<ul>
<li><strong>0 to 3 and not above yesterday:</strong> go on as planned.</li>
<li><strong>4 or 5, or two points above yesterday:</strong> repeat the last session's load. No hops that day.</li>
<li><strong>6 or more, or still raised after 48 hours:</strong> back one row of the table. Not to rest. One row.</li>
</ul>
<p>Pain during the lift up to 4 is allowed. What counts is the next morning.</p>
<h2>Jumping has its own entrance</h2>
<p>Hops begin when three conditions hold: 25 single-leg heel raises within two of the other side, 4 × 8 at 8RM done for two weeks with a morning score of 3 or less, and twenty double-leg hops with no rise the next day. For the hurdler this was week nine. For his training partner, same age, same scan, it was week six. Neither of them found it in a table.</p>`,
    comments: [
      {
        by: 'hugo',
        hoursAfter: 10,
        text: 'I was somebody’s week-five relapse. The morning step test is the only thing that ever stopped me from cheating.',
      },
      {
        by: 'greta',
        hoursAfter: 28,
        text: '6RM three times a week for four weeks, in season? Our volleyball players would revolt. Twice has done for us.',
      },
      {
        by: 'ines',
        hoursAfter: 34,
        text: 'Twice in season is what I do as well once they are past week eight. The trial used three.',
      },
    ],
    likes: ['hugo', 'greta', 'jonas', 'bruno', 'elif', 'chiara', 'nabil', 'admin'],
    views: 2244,
  },
  {
    slug: 'ninety-seven-percent-of-what',
    title: 'Ninety-seven percent of what?',
    categories: ['return to play', 'performance analysis'],
    author: 'pedro',
    publishedDaysAgo: 156,
    summary:
      'A demo midfielder passes every hop test eight months after surgery. Two more rows in the table change the decision.',
    body: `<p>Case, from the demo squad, so nobody was harmed: midfielder, 21, reconstruction with hamstring graft eight months ago. The report reads like a graduation.</p>
<table><thead><tr><th>Test</th><th>Operated</th><th>Other</th><th>Index</th></tr></thead><tbody>
<tr><td>Single hop</td><td>148 cm</td><td>152 cm</td><td>97 %</td></tr>
<tr><td>Triple hop</td><td>471 cm</td><td>489 cm</td><td>96 %</td></tr>
<tr><td>6 m timed hop</td><td>2.05 s</td><td>1.98 s</td><td>97 %</td></tr>
<tr><td>Knee extension, 60°/s</td><td>186 Nm</td><td>204 Nm</td><td>91 %</td></tr></tbody></table>
<p>Everything is above 90. The agent is on the phone.</p>
<h2>Row five: before the injury</h2>
<p>Two years earlier the same player hopped 176 cm with the now operated leg and 178 with the other. Against <em>that</em>, today's 148 is 84 %. The good leg has come down by 15 %, and the two met in the cellar. ${link(papers.wellsandt2017, 'Wellsandt and colleagues (2017)')} found precisely this: of 70 patients, 57 % reached 90 % symmetry in quadriceps strength and all hops at six months, while only 29 % reached 90 % of what the uninjured leg had managed before surgery.</p>
<p>Preseason hop distances cost an afternoon. I do not know a better return on an afternoon.</p>
<h2>Row six: how the distance was made</h2>
<p>A hop is paid for by ankle, knee and hip. ${link(papers.kotsifaki2022, 'Kotsifaki et al. (2022)')} measured men who had passed with 97 % distance symmetry after reconstruction. During propulsion the knee did a small share of the work in any leg; in landing the operated knee took clearly less than its partner, with hip and trunk taking over. Distance can be symmetrical while the knee is on holiday.</p>
<p>Our midfielder landed from the hop with the trunk 14° further forward on the operated side, from a phone at hip height. Height of a single-leg vertical jump, which leans harder on the knee: 13.1 against 17.0 cm, 77 %.</p>
<h2>What was decided</h2>
<p>No match for seven more weeks. Two heavy knee-extensor sessions per week, single-leg drop landings, full training with contact from week four. He repeated everything at ten months: vertical jump 15.9 cm, hop 166 cm, extension 219 Nm. The good leg had risen as well, so the symmetry index was <em>lower</em> than at eight months. He played.</p>
<p>Time did part of that. In ${link(papers.grindem2016, 'Grindem et al. (2016)')} each month of delay until nine went with about half the rate of reinjury, and passing the criteria went with less again. It was a cohort of 106, the interval for passing is wide, and healthy behaviour travels together. I quote the direction and not the famous 84 %.</p>
<h2>My sheet now has these columns</h2>
<ol>
<li>Operated leg, absolute, in units.</li>
<li>Per cent of own preseason value, or of squad median if none.</li>
<li>Index, last and in grey.</li>
</ol>
<p>An index is a fraction. Before you admire one, ask what happened to the bottom.</p>`,
    comments: [
      {
        by: 'ines',
        hoursAfter: 4,
        text: 'The grey column is good. I removed it altogether for three months and the surgeons complained.',
      },
      {
        by: 'bruno',
        hoursAfter: 31,
        text: 'And if there is no preseason test? New players come with nothing, not even a scan.',
      },
      {
        by: 'pedro',
        hoursAfter: 45,
        text: 'Squad median for the position, stated as such, plus the uninjured leg at the earliest date you can get. Weak, but it beats symmetry alone.',
      },
      {
        by: 'olga',
        hoursAfter: 260,
        text: 'An error bar on 97 % please: hops repeat to about 5 cm, so ±4 points before you start.',
      },
    ],
    likes: ['ines', 'bruno', 'olga', 'nabil', 'hugo', 'daniel', 'greta'],
    views: 1577,
  },
  {
    slug: 'the-foot-is-a-muscle',
    title: 'Eleven muscles nobody programmes',
    categories: ['return to play', 'sprint mechanics'],
    author: 'bruno',
    publishedDaysAgo: 84,
    summary:
      'Foot strength in eight minutes, three times a week: what a randomised trial in runners found and what I copied.',
    body: `<p>Count the exercises for the glutes in your warm-up. Now for the muscles that begin and end inside the foot. In the demo club the score was nine to nil.</p>
<p>There are eleven of these intrinsic muscles on the sole, in four layers, and an argument about them. One camp says the arch is a passive spring and the muscles are spectators. The other, since ${link(tissue.mckeon2015, 'McKeon and colleagues (2015)')}, speaks of a <em>foot core</em>: small local stabilisers, large global movers, by analogy with the trunk. Analogies convince nobody who has seen what the trunk analogy did to the 2000s. Trials might.</p>
<h3>One trial worth an evening</h3>
<p>${link(tissue.taddei2020, 'Taddei et al. (2020)')} took 118 recreational runners, 20 to 100 km a week, and gave half of them eight weeks of supervised foot exercises, then home practice up to a year. The other half did placebo stretching. Controls were 2.4 times as likely to have a running-related injury over the year. Injuries were self-reported with criteria; assessors were blind, runners of course not. Effects began to part after four to eight months, which speaks for slow tissue and against pure expectation.</p>
<p>It is one trial, from one group. I would not bet a season on a factor of 2.4. For eight minutes I do not have to.</p>
<h3>The other route: walk</h3>
<p>${link(tissue.ridge2019, 'Ridge and colleagues (2019)')} compared foot exercises with simply walking in minimal shoes, more steps each week, in 57 runners. Muscle size and strength rose about equally in both groups over eight weeks. If somebody refuses homework, take away the cushion on the way to work, slowly: 2,500 steps a day in the first weeks, 7,000 at the end.</p>
<h3>Eight minutes</h3>
<ol>
<li><strong>Short foot</strong>, standing on one leg: pull the ball of the foot towards the heel, toes long. 10 × 5 s. If toes curl, it is the wrong muscle.</li>
<li><strong>Big toe down, others up</strong>, then swap. 15 each. The second half is hard for everyone, do not despair.</li>
<li><strong>Heel raise with a towel</strong> rolled under the toes. 3 × 12 on one leg, two seconds each way.</li>
<li><strong>Hop in place barefoot</strong>, 3 × 15, quiet. From week three on.</li>
</ol>
<p>Three times a week, before running and not after. Progress by balance (eyes closed), then by load in the heel raise.</p>
<h3>What to expect, and what not</h3>
<ul>
<li>Cramp in the arch in week one. Pause 30 s, go on.</li>
<li>No visible arch miracle. Our twelve runners gained 0.4 mm of navicular height in ten weeks, less than the error of my ruler.</li>
<li>More force under the big toe: from 9 to 12 % of body weight on a bathroom scale pressed against a wall. Cheap, crude, repeatable to about 1 %.</li>
<li>Not a treatment for a stress fracture, a swollen joint or numb toes. Those go next door to Ines.</li>
</ul>
<p>Is it the foot, or is it that someone finally gave runners a reason to stand on one leg for eight minutes? For programming it does not matter. For science it does, and the placebo stretchers were sitting.</p>`,
    comments: [
      {
        by: 'hugo',
        hoursAfter: 12,
        text: 'Other toes up, big toe down: two weeks before anything moved. Then suddenly.',
      },
      {
        by: 'ines',
        hoursAfter: 16,
        text: 'Next door is happy to help. Also: screen for diabetes before you send anybody to walk in thin soles.',
      },
    ],
    likes: ['hugo', 'ines', 'karima', 'farid', 'liam', 'elif'],
    views: 911,
  },
]
