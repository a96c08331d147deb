import { link } from '../citations.ts'
import { endurancePapers as papers } from '../papers/endurance-physiology.ts'
import { methodPapers as methods } from '../papers/methods.ts'
import type { DemoBlog } from '../types.ts'

export const enduranceBlogs: readonly DemoBlog[] = [
  {
    slug: 'there-are-no-non-responders-yet',
    title: 'You have not found a non-responder. You have found a wide day',
    categories: ['endurance physiology', 'performance analysis'],
    author: 'olga',
    publishedDaysAgo: 171,
    summary: 'Why a third of a squad seems not to respond, and the one group that tells you how many really do not.',
    body: `<p>Twelve weeks of training, VO<sub>2</sub>max before and after, twenty people in a bar chart sorted from worst to best. On the left, five bars at or below zero. The slide says <em>non-responders</em>. I have seen this slide at four conferences, and four times nobody asked for the control group.</p>
<h2>Make the same chart without training</h2>
<p>Suppose each test has a typical error of 3 %, which is a decent laboratory. The difference of two tests then varies with a standard deviation of 3 × √2 = 4.2 %, for people in whom <strong>nothing happened at all</strong>. Give twenty untrained persons a pre and a post test, sort the bars, and the picture looks the same: a few at −7, a few at +7, a handsome slope between.</p>
<p>Now add a true gain of 5 % to everyone, exactly equal. The bars run from −3 to +13. About one person in eight lies below zero. There is no non-responder in the room. There is a ruler with a wobble.</p>
<h2>What has to be subtracted</h2>
<p>The spread of true responses is not the spread of bars. ${link(methods.atkinson2015, 'Atkinson and Batterham (2015)')} and ${link(methods.hopkins2015, 'Hopkins (2015)')} give the same short recipe:</p>
<p><code>SD of true response = √(SD² of change in trained − SD² of change in controls)</code></p>
<p>With 5.0 % in the trained and 4.2 % in controls the root is 2.7 %. That is a real difference between people, about half of what the bars suggest. With 4.3 against 4.2 it is 0.9, and the interval around it includes zero. Twenty people per group are far too few to say more; the uncertainty of a standard deviation is unkind.</p>
<h2>And if someone truly did not move?</h2>
<p>Then give more. ${link(methods.montero2017, 'Montero and Lundby (2017)')} trained 78 healthy men for six weeks with one to five sessions of 60 minutes per week. Non-response by their definition occurred in 69 % with one session, 40 % with two, 29 % with three, and in nobody with four or five. The ones who had not responded then repeated the six weeks with two more sessions per week. All of them moved.</p>
<p>I like this trial and I do not believe its strictest form: the definition used the typical error as threshold, and a second chance with added work will always look good. The direction is still clear. Dose comes before destiny.</p>
<blockquote>Call someone a non-responder only after two pre-tests, two post-tests and more work.</blockquote>
<h2>Three habits that cost little</h2>
<ul>
<li>Test twice before the block, a few days apart. You get a better baseline and your own error in one go.</li>
<li>Keep six people on maintenance, if ethics and season allow it, and test them as well.</li>
<li>Print the bars with error bars as wide as 1.96 times the error of a difference. With 3 % that is ±8. Most arguments end there.</li>
</ul>`,
    comments: [
      {
        by: 'pedro',
        hoursAfter: 4,
        text: 'The one-in-eight is P(Z < −5/4.2) = 0.117. Good. People never compute it.',
      },
      {
        by: 'elif',
        hoursAfter: 29,
        text: 'Controls in a squad are a fantasy in season. We take the test-retest SD from October and pretend. Is that terrible?',
      },
      {
        by: 'olga',
        hoursAfter: 48,
        text: 'It is a lower bound: over twelve weeks life adds variation that two tests in one week never see.',
      },
      {
        by: 'liam',
        hoursAfter: 400,
        text: 'So my genes are excused and my Thursday sessions are not. Thanks.',
      },
    ],
    likes: ['pedro', 'elif', 'nabil', 'amel', 'liam', 'hugo', 'greta', 'maya', 'admin'],
    views: 2380,
  },
  {
    slug: 'do-breathing-trainers-work',
    title: 'Do breathing trainers work? Answers for people who already bought one',
    categories: ['endurance physiology'],
    author: 'elif',
    publishedDaysAgo: 94,
    summary:
      'What resisted inspiration changes, what it leaves alone, and the test that shows which of the two you got.',
    body: `<p><strong>I can now pull 30 % more against it. So I am fitter?</strong> You are stronger at pulling against it. Inspiratory pressure rises quickly because you practise exactly that manoeuvre, sixty breaths a day. Fitness is the question of what happens on the bike.</p>
<p><strong>And what happens on the bike?</strong> On average, something. ${link(papers.illi2012, 'Illi and colleagues (2012)')} pooled 46 controlled studies in healthy people and found longer time to exhaustion and better time trials, with larger gains in less fit people and in longer tests. Constant-load tests gained most. That is the kind of test in which motivation weighs most, too.</p>
<p><strong>Does VO<sub>2</sub>max go up?</strong> No, and it would be odd if it did. At sea level in most people the lungs load the blood almost fully; cardiac output sets the ceiling, as ${link(papers.bassett2000, 'Bassett and Howley (2000)')} argue at length. Breathing muscles use perhaps 10 to 15 % of oxygen uptake at the maximum. Training them may change who gets the blood. It does not change how much blood there is.</p>
<p><strong>Then where would a gain come from?</strong> Two candidates. Tired breathing muscles trigger a reflex that narrows vessels in the legs; stronger ones trigger it later. And breathlessness at the same ventilation feels smaller, so you tolerate more. I believe the second more than the first, because ratings change more reliably than leg blood flow does.</p>
<p><strong>My placebo would feel breathless as well, then?</strong> Now you see the difficulty. A sham device at 15 % of maximal pressure feels easy, and people notice. Studies with better shams tend to find less.</p>
<h2>If you want to know whether yours works</h2>
<ol>
<li>Ride two 20-minute time trials in one week, before starting. The gap between them is your noise. Trained riders: 1 to 2 % in power.</li>
<li>Train as the box says: 30 breaths, twice a day, at about half of maximal pressure, for six weeks. Change nothing else, which is the hard part.</li>
<li>Ride two trials again. Compare means.</li>
<li>At minute 5 of each trial write down breathlessness and leg effort, 0 to 10, separately.</li>
</ol>
<table><thead><tr><th>Power</th><th>Breathlessness at the same power</th><th>What I would conclude</th></tr></thead><tbody>
<tr><td>up 3 % or more</td><td>lower</td><td>keep it, five minutes a day is cheap</td></tr>
<tr><td>unchanged</td><td>lower</td><td>it feels better; that is worth what it is worth to you</td></tr>
<tr><td>unchanged</td><td>unchanged</td><td>give it to the rowing club</td></tr></tbody></table>
<p><strong>Who should not wait for the trial?</strong> Anyone who wheezes, whistles on the way <em>in</em>, or needs minutes to recover breath after short efforts. Exercise-induced narrowing of bronchi or larynx is common in endurance athletes, has proper tests and proper treatment, and a plastic valve is neither.</p>
<p><strong>Would you buy one?</strong> For a channel swimmer or a rower on a tight budget of leg work, perhaps. For a runner with four sessions a week, the fifth session costs nothing.</p>`,
    comments: [
      {
        by: 'liam',
        hoursAfter: 18,
        text: 'Unchanged and lower, exactly. My coach calls it a pacifier.',
      },
      {
        by: 'ines',
        hoursAfter: 25,
        text: 'Thank you for the paragraph on noisy inspiration. I see two athletes a year who trained a larynx problem for months.',
      },
    ],
    likes: ['ines', 'liam', 'olga', 'maya', 'hugo'],
    views: 1105,
  },
  {
    slug: 'same-threshold-different-third-hour',
    title: 'Same threshold, different third hour',
    categories: ['endurance physiology', 'load monitoring'],
    author: 'liam',
    publishedDaysAgo: 25,
    summary: 'Two demo riders tested identical on fresh legs. After 2,000 kJ one of them had lost 31 watts.',
    body: `<p>Rider One: 291 W for twenty minutes, 64 kg. Rider Two: 290 W, 64 kg. They shared a flat, a training group and, in our demo team, a spreadsheet row that somebody had copied. On the last climb of a five-hour day One was in the front group and Two was with the bottles.</p>
<p>Nothing we had tested explained it, because we had only ever tested people who had slept, eaten and warmed up.</p>
<h2>The test we added</h2>
<p>Ride 2,000 kJ at the upper end of easy, about 190 W, which takes just under three hours. Feed 60 g carbohydrate per hour, same for both, no caffeine. Then the same twenty minutes.</p>
<table><thead><tr><th></th><th>Fresh</th><th>After 2,000 kJ</th><th>Change</th></tr></thead><tbody>
<tr><td>Rider One</td><td>291 W</td><td>281 W</td><td>−3.4 %</td></tr>
<tr><td>Rider Two</td><td>290 W</td><td>259 W</td><td>−10.7 %</td></tr></tbody></table>
<p>The classical model of endurance has three parts: maximal oxygen uptake, the fraction one can hold, economy (${link(papers.joyner2008, 'Joyner and Coyle, 2008')}). All three are measured fresh. ${link(papers.maunder2021, 'Maunder and colleagues (2021)')} asked for a fourth, how slowly the other three decay, and called it <em>durability</em>. The word is new. Every marathon coach has known the thing for a century.</p>
<h2>Cheaper signs, from files you already have</h2>
<ul>
<li><strong>Heart rate at a fixed easy power</strong>, minute 30 against minute 150. Two drifted 14 beats, One drifted 5. Heat and drink must be alike, or you measure the weather.</li>
<li><strong>Best five minutes late in the ride</strong> as a share of the fresh best. Needs someone who tried hard late, so races only.</li>
<li><strong>Breathing rate</strong>, if you trust the strap. I do not yet.</li>
</ul>
<h2>What we changed, and what I do not know</h2>
<p>Rider Two got one long ride more per fortnight, with the last 40 minutes at tempo instead of coasting home, and 90 g of carbohydrate per hour in place of 60. Ten weeks later the tired test read 270 W. Was it the rides, the sugar, ten weeks of ageing as a rider, or knowing what was coming? One rider and one repeat cannot say. My money is on the sugar for half of it.</p>
<p>I also do not know the reliability of the test. Laboratories have begun to publish it, in small samples. A tired twenty minutes is at least as variable as a fresh one, so I treat anything below 4 % as silence.</p>
<p>Two things would change my mind about the whole idea. If the ranking of riders by decay turned out different at 1,500 and 2,500 kJ, it would be no trait. And if a proper breakfast removed most of it, durability would be a new name for eating. The framework of ${link(papers.poole2016, 'critical power')} would then need only a fuel gauge and no fourth dimension.</p>
<p>Until somebody shows either, I put the tired number on the row beside the fresh one. It takes three hours to get, which is why almost nobody has it, which is why it is worth having.</p>`,
    comments: [
      {
        by: 'elif',
        hoursAfter: 7,
        text: 'Fixed 2,000 kJ is a different dose for 64 and 84 kg. For a mixed squad I would go by kJ per kg, say 30.',
      },
      {
        by: 'liam',
        hoursAfter: 10,
        text: 'Agreed. These two happened to weigh the same, which is why I dared to write about them.',
      },
      {
        by: 'nabil',
        hoursAfter: 90,
        text: 'How did they take it, mentally? A maximal effort after three hours on a trainer is a test of character.',
      },
    ],
    likes: ['elif', 'nabil', 'olga', 'amel', 'lina', 'hugo'],
    views: 644,
  },
]
