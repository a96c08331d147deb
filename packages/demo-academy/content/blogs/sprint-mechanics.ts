import { link } from '../citations.ts'
import { sprintPapers as papers } from '../papers/sprint-mechanics.ts'
import type { DemoBlog } from '../types.ts'

export const sprintBlogs: readonly DemoBlog[] = [
  {
    slug: 'seven-tenths-at-the-start-line',
    title: 'Seven tenths hidden at the start line',
    categories: ['sprint mechanics', 'performance analysis'],
    author: 'farid',
    publishedDaysAgo: 132,
    summary:
      'Two honest 40 m times of one runner can differ by 0.69 s. How to set up gates so that yours can be compared.',
    body: `<p>A winger arrives from another club with a 40 m of 4.98 s. In our first session he runs 5.31. He has not slowed down. He has changed start lines.</p>
<p>${link(papers.haugen2012, 'Haugen, Tønnessen and Seiler (2012)')} let 25 sprinters run 40 m from three positions with different triggers and compared each with a block start on the gun. A three-point start with a hand pod was 0.17 s faster, a standing start breaking a beam 0.27 s faster, and a standing start with the clock started by the rear foot leaving the ground 0.69 s faster. Same legs, same track. What differs is how much has already happened when the clock begins.</p>
<h2>Decide what starts the clock</h2>
<p>For field sports I use one rule: front foot on a tape <strong>50 cm behind</strong> the first beam, beam at hip height, no rocking. Half a metre means that the lean of the trunk does not trip the gate, and it is easy to inspect from the side. Thirty centimetres is also fine. What ruins data is thirty on Monday and fifty in May: the runner enters the beam faster from further back, and the first split shrinks by a few hundredths.</p>
<h2>Decide what stops it</h2>
<p>A single beam at chest height stops for a hand. Put dual beams if you have them, or set a single beam at hip height and repeat any run in which the arm was seen to lead. The review by ${link(papers.haugen2016, 'Haugen and Buchheit (2016)')} is the best hour you can spend on this; it puts the typical error of good 10 to 40 m tests near 1 %.</p>
<h2>The arithmetic of "faster"</h2>
<p>One percent of 1.75 s over 10 m is 0.018 s. To believe a change in one athlete I want about one and a half times the typical error multiplied by the square root of two, call it 0.04 s. Most training blocks in already trained team players move the 10 m by 0.02 to 0.05. So a single test after six weeks is close to a coin with a slight bend.</p>
<ul>
<li>Test on two days within a week and average. The error falls by 30 %.</li>
<li>Take the better of the 0 to 10 and the whole 0 to 30. The longer distance has a smaller relative error.</li>
<li>Look at flying 10 m (20 to 30) for top speed. It does not contain the start at all.</li>
</ul>
<h2>A card for the bag</h2>
<table><thead><tr><th>Item</th><th>Ours</th></tr></thead><tbody>
<tr><td>Front foot to first beam</td><td>0.50 m, tape measure</td></tr>
<tr><td>Beam height</td><td>0.90 m for seniors, 0.75 m under 13</td></tr>
<tr><td>Gates</td><td>0, 10, 20, 30 m</td></tr>
<tr><td>Start</td><td>still for 2 s, own time, no step back</td></tr>
<tr><td>Runs</td><td>3, rest 4 min, report mean of best 2</td></tr>
<tr><td>Surface, shoe, wind</td><td>written down, run repeated above 2 m/s</td></tr></tbody></table>
<p>The winger's new number, 5.31, is now his baseline. His old one went into the notes with a question mark, because nobody at his former club could say where his foot had been.</p>`,
    comments: [
      {
        by: 'hugo',
        hoursAfter: 8,
        text: 'The rear foot trigger should be banned. A coach sold me a 4.6 with it once.',
      },
      {
        by: 'karima',
        hoursAfter: 26,
        text: 'Why hip height and not knee? We had hands at 90 cm all the time with the under-15s.',
      },
      {
        by: 'farid',
        hoursAfter: 30,
        text: 'Below the knee the shin and foot trip it at different moments of the stride. Hip with repeat-on-hand is the lesser evil with one beam.',
      },
    ],
    likes: ['hugo', 'karima', 'chiara', 'bruno', 'nabil', 'pedro', 'lina'],
    views: 1622,
  },
  {
    slug: 'the-sled-that-looks-wrong',
    title: 'The sled that looks wrong',
    categories: ['sprint mechanics', 'strength and power'],
    author: 'karima',
    publishedDaysAgo: 229,
    summary: 'Sprinting with 80 % of body mass ruins your posture for ten seconds. Whether it ruins anything else.',
    body: `<p><em>"It destroys technique."</em> I said this myself for ten years about any sled above ten percent of body mass, because someone had said it to me. The ten-percent rule has a reason: beyond it running speed falls by more than a tenth and the stride stops looking like sprinting. What the rule does not have is evidence that looking different does harm.</p>
<h3>What was believed</h3>
<p>Training transfers by similarity, therefore resisted sprints must stay close to free sprints, therefore light loads. Each step is plausible and the chain was hardly tested before about 2015. The systematic review of ${link(papers.petrakos2016, 'Petrakos, Morin and Egan (2016)')} counted eleven studies, most of them with light loads, and found that sleds helped acceleration but not obviously more than plain sprinting did.</p>
<h3>What heavy loads actually do</h3>
<p>At the start of a sprint force is high and speed low. A heavy sled holds the athlete there. ${link(papers.cross2017, 'Cross and colleagues (2017)')} drew the power curve by sprinting against one load after another: external power peaked at about 78 % of body mass in recreational athletes and 82 % in sprinters, at roughly half of free top speed. Their individual range ran from 69 to 96 % on one track with one sled. The usual ten percent sits far out on the other side of that curve.</p>
<p>Then the pilot trial: ${link(papers.morin2017, 'Morin et al. (2017)')} gave amateur soccer players sixteen sessions in eight weeks, ten sprints of 20 m each, one group at 80 % of body mass and one unloaded. Maximal horizontal force and mechanical effectiveness rose more in the heavy group. Sprint times improved a little in both, with wide uncertainty. Sixteen players are a hint, not a verdict.</p>
<h3>Did technique suffer?</h3>
<p>In the runs with the sled, of course: more trunk lean, longer contact. In the free runs afterwards I know of no study that found lasting damage. The demo relay squad filmed block exits before and after six weeks of heavy pulls. Two coaches, blind to date, sorted 24 clips and got 13 right. A coin would have got twelve.</p>
<h3>Where I would not use it</h3>
<ul>
<li>Athletes whose limit is top speed. Nothing at 4 m/s will teach contacts of 100 ms.</li>
<li>Two days before a match: calves and Achilles tendons complain first, on day two.</li>
<li>As a finisher. Ten heavy pulls with 60 s rest are conditioning, and poor conditioning at that.</li>
</ul>
<h3>Load by speed, not by plates</h3>
<p>Friction of wet turf and dry track may differ by a factor of two, so 60 kg is not a prescription. Time 5 m at 15 to 20 m from the start. Choose the load at which speed is half of the free maximum, and reach it over three weeks: 25 % slower, 35, then 50. Six pulls of 15 to 20 m, three minutes between, twice a week, and always two free sprints at the end.</p>
<p>I have taken the ten-percent rule out of our handbook. I put nothing universal in its place.</p>`,
    comments: [
      {
        by: 'hugo',
        hoursAfter: 12,
        text: 'Thirteen of twenty-four is a lovely way to settle an argument. Did the coaches accept it?',
      },
      { by: 'karima', hoursAfter: 15, text: 'One did. The other asked for a better camera.' },
      {
        by: 'farid',
        hoursAfter: 60 * 24,
        text: 'Agree on load by speed. With our sled the same 60 kg cost 48 % on turf and 31 % on the track.',
      },
      {
        by: 'ines',
        hoursAfter: 100,
        text: 'From the clinic: please start lower than 25 % slower with anybody who had calf trouble that season.',
      },
    ],
    likes: ['hugo', 'bruno', 'daniel', 'farid', 'chiara', 'ines', 'jonas', 'liam'],
    views: 1347,
  },
  {
    slug: 'the-turn-inside-the-505',
    title: 'Your agility test is a sprint test with a corner',
    categories: ['sprint mechanics'],
    author: 'hugo',
    publishedDaysAgo: 41,
    summary: 'Subtract the straight part and the ranking of a squad changes. A worked example with six players.',
    body: `<p>In the 505 you run 10 m, cross a gate, run 5 m, turn on a line, run 5 m back through the gate. A good time is 2.3 s. How much of that is the turn? If you film it, plant and push take around half a second. Four fifths of the score are running straight.</p>
<p>So fast players win "agility" tests, are told that they change direction well, and go on turning like trams.</p>
<h2>The subtraction</h2>
<p>${link(papers.nimphius2016, 'Nimphius and colleagues (2016)')} proposed the plainest repair: <code>deficit = 505 time − 10 m time</code>. Both cover ten metres. What is left is the price of stopping and going back. In their cricketers the raw 505 correlated strongly with sprint time while the deficit did not, and players swapped places.</p>
<p>Six players of a demo futsal team, right foot plants:</p>
<table><thead><tr><th>Player</th><th>10 m (s)</th><th>505 (s)</th><th>Rank by 505</th><th>Deficit (s)</th><th>Rank by deficit</th></tr></thead><tbody>
<tr><td>A</td><td>1.69</td><td>2.27</td><td>1</td><td>0.58</td><td>5</td></tr>
<tr><td>B</td><td>1.72</td><td>2.28</td><td>2</td><td>0.56</td><td>4</td></tr>
<tr><td>C</td><td>1.80</td><td>2.31</td><td>3</td><td>0.51</td><td>1</td></tr>
<tr><td>D</td><td>1.74</td><td>2.35</td><td>4</td><td>0.61</td><td>6</td></tr>
<tr><td>E</td><td>1.83</td><td>2.36</td><td>5</td><td>0.53</td><td>2</td></tr>
<tr><td>F</td><td>1.85</td><td>2.40</td><td>6</td><td>0.55</td><td>3</td></tr></tbody></table>
<p>Player A needs braking, not another ladder. Player F needs a faster ten metres and already turns well for her speed.</p>
<h2>Three warnings before you throw away the old sheet</h2>
<p><strong>Errors add.</strong> If each time carries 0.03 s, the difference carries 0.04. Between 0.53 and 0.56 there is nothing to discuss. Between 0.51 and 0.61 there is.</p>
<p><strong>Faster approach, harder turn.</strong> Whoever arrives at 6.5 m/s has 17 % more kinetic energy to lose than at 6.0. ${link(papers.dossantos2018, "Dos'Santos et al. (2018)")} call it the angle-velocity trade-off, and the sharper the angle the more it bites. A large deficit in a fast player is partly physics.</p>
<p><strong>Nobody reacted to anything.</strong> This is pre-planned turning. Agility, with an opponent who lies with his hips, is another skill, and a line on the floor does not measure it. ${link(papers.nimphius2018, 'The 2018 review by the same group')} says this without mercy.</p>
<h2>Train the brake</h2>
<p>In matches of most team sports the intense decelerations outnumber the intense accelerations; that is the summary of ${link(papers.harper2019, 'Harper, Carling and Kiely (2019)')} with American football as the exception. Yet almost everyone trains to go and hopes to stop. My progression over six weeks: stop from 50 % in three steps, then from 75, then from 90 with the last two steps allowed; only then add the turn. Eight to twelve good stops, early in the session, twice a week. Film from the side at hip height and count the steps between the first heel strike in front of the body and standstill. When the count falls at the same speed, something has improved.</p>`,
    comments: [
      {
        by: 'maya',
        hoursAfter: 11,
        text: 'Counting steps to standstill is so simple that I am annoyed not to have done it.',
      },
      {
        by: 'pedro',
        hoursAfter: 36,
        text: 'A deficit computed from a standing 10 m and a flying entry is not quite "both cover ten metres". The 505 gate is crossed at speed.',
      },
      {
        by: 'hugo',
        hoursAfter: 41,
        text: 'Right, and worth saying. The deficit is an index, not the seconds of the turn. It ranks, it does not dissect.',
      },
      { by: 'bruno', hoursAfter: 160, text: 'Left and right? Our wingers differ by 0.06 between sides.' },
    ],
    likes: ['maya', 'pedro', 'farid', 'karima', 'greta'],
    views: 702,
  },
]
