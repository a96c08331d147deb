import { link } from '../citations.ts'
import { nutritionPapers as papers } from '../papers/nutrition.ts'
import type { DemoBlog } from '../types.ts'

export const nutritionBlogs: readonly DemoBlog[] = [
  {
    slug: 'caffeine-as-a-decision',
    title: 'Caffeine is a decision, not a habit',
    categories: ['nutrition'],
    author: 'maya',
    publishedDaysAgo: 108,
    summary: 'How much, when, in what, and the four situations in which I tell an athlete to leave it.',
    body: `<p>A 58 kg runner takes "a coffee" before racing. On Saturday it is 65 mg from a hotel pad, the week after 190 mg from a proud barista. That is 1.1 or 3.3 mg per kilogram, the difference between nothing much and a full dose. She calls both <em>my usual</em>.</p>
<h2>What the pile of evidence says</h2>
<p>Caffeine is one of five supplements that the ${link(papers.maughan2018, 'IOC consensus statement')} accepts as having good evidence for performance. The umbrella review by ${link(papers.grgic2020, 'Grgic et al. (2020)')} read 21 meta-analyses: benefits for aerobic endurance, strength, muscle endurance, jumping and speed, larger and surer for endurance. Think 2 to 4 % in a time trial. For a 40-minute 10 km in which pacing is half the battle, I would promise nobody more than a quarter of a minute.</p>
<h2>The dose</h2>
<p>The ${link(papers.guest2021, 'ISSN position stand')} gives 3 to 6 mg/kg, with effects seen from about 2, and says that 9 mg/kg brings side effects without more gain. I start at 2 and stop at 3.</p>
<table><thead><tr><th>Body mass</th><th>2 mg/kg</th><th>3 mg/kg</th><th>6 mg/kg</th></tr></thead><tbody>
<tr><td>50 kg</td><td>100 mg</td><td>150 mg</td><td>300 mg</td></tr>
<tr><td>65 kg</td><td>130 mg</td><td>195 mg</td><td>390 mg</td></tr>
<tr><td>80 kg</td><td>160 mg</td><td>240 mg</td><td>480 mg</td></tr></tbody></table>
<p>The right column is for the ceiling, not for use. 480 mg in one go lies above what the European Food Safety Authority regards as safe for a whole day.</p>
<h2>The clock</h2>
<p>Capsule or drink: about an hour before. Gum: ten to fifteen minutes, it is absorbed through the mouth. For events over two hours, a small dose late, when it is needed, does as much as a large one early. Half-life is around five hours and varies from two to ten; oral contraceptives roughly double it. Hence my rule for evening matches: nothing, or gum with 100 mg, and we look at sleep.</p>
<h2>When I say leave it</h2>
<ul>
<li>Under 18. The evidence is thin and the energy drink is marketing.</li>
<li>In any athlete whose resting anxiety is the thing that costs races.</li>
<li>Twice on one day of heats and finals, unless both were rehearsed.</li>
<li>If the only source is an untested powder. Batch-tested products exist; a tablet from a pharmacy is dull and reliable.</li>
</ul>
<h2>Rehearse it like a start</h2>
<p>Three hard sessions, same breakfast, same hour. One without, one with 2 mg/kg, one with 3. Note hands, gut, first-kilometre split and bedtime. Withdrawal for a week beforehand is not necessary on present evidence, and it makes people miserable.</p>
<p>My runner found that 3 mg/kg made her first kilometre nine seconds too fast. She now takes 120 mg and holds back less. Her personal best was set without any.</p>`,
    comments: [
      {
        by: 'liam',
        hoursAfter: 2,
        text: 'The variation between coffees is the part nobody believes until you show them a lab sheet.',
      },
      {
        by: 'elif',
        hoursAfter: 14,
        text: 'What about genotype? I get asked every month about CYP1A2.',
      },
      {
        by: 'maya',
        hoursAfter: 22,
        text: 'Studies disagree in direction, so I would not order a test. Three rehearsals tell you more and cost less.',
      },
      {
        by: 'ines',
        hoursAfter: 80,
        text: 'I would add arrhythmia and pregnancy to the leave-it list, obvious or not.',
      },
    ],
    likes: ['liam', 'elif', 'ines', 'hugo', 'farid', 'chiara', 'lina'],
    views: 1519,
  },
  {
    slug: 'creatine-asked-and-answered',
    title: 'Creatine, asked at the bar after the talk',
    categories: ['nutrition', 'strength and power'],
    author: 'amel',
    publishedDaysAgo: 297,
    summary: 'Ten questions from parents, goalkeepers and one suspicious physiotherapist.',
    body: `<p>The talk lasted forty minutes. The questions at the bar lasted two hours, and they were better than the talk.</p>
<p><strong>Is it a steroid?</strong> It is a small molecule made of three amino acids. You make about a gram a day and eat another gram if you eat meat or fish. Nothing hormonal about it.</p>
<p><strong>What does it do?</strong> Muscle stores roughly 120 mmol per kilogram of dry mass; supplements bring most people to 140 or 150. That lets you rebuild a little more phosphocreatine between efforts. The tenth sprint gains more than the first.</p>
<p><strong>How much, for how long?</strong> 3 to 5 g a day, any time. Full after about four weeks. Or 20 g a day in four portions for five to seven days, and you are full in one week. Same end. The ${link(papers.kreider2017, 'ISSN position stand')} has the details.</p>
<p><strong>My scale went up 1.3 kg in a week. Fat?</strong> Water, most of it inside muscle. For a thrower welcome, for a high jumper a question. That jumper can take 3 g a day and let it come slowly, or leave it until after the season.</p>
<p><strong>Kidneys?</strong> The test that worries people measures creatinine, which is what creatine turns into. It goes up a little because there is more to turn, and the filter is not the reason. In healthy people trials up to five years show no harm. With kidney disease or one kidney: a doctor first, always. ${link(papers.antonio2021, 'Antonio and colleagues (2021)')} go through this and eleven other worries one by one.</p>
<p><strong>Hair?</strong> One study of rugby players in 2009 found a rise in a hormone linked with hair loss. It measured no hair. Nobody has repeated the hormone finding in a convincing way. I would not lose sleep, nor promise.</p>
<p><strong>Cramps in the heat?</strong> The opposite was found in American football players, if anything. I still put water first.</p>
<p><strong>Is the expensive form better?</strong> Monohydrate has the evidence, dissolves badly and costs about ten cents a day. Every other form has a nicer label.</p>
<p><strong>My son is fifteen.</strong> Is he eating breakfast? Sleeping? Training three times a week for two years? Then we can talk, with you in the room, about a batch-tested product. In that order. In the demo academy nobody has got to the last question yet.</p>
<p><strong>And you believe all this?</strong> I believe the strength results because they come back in study after study: one or two more repetitions, a kilogram or so of lean mass over eight to twelve weeks. I am less sure about brains, bones and old age, where the trials are small and the headlines are not. And I know about a quarter of people hardly change, often those who eat meat every day and start nearly full.</p>
<p>The physiotherapist asked last. <em>If it were forbidden tomorrow, how many of your athletes would run slower?</em> I thought for a while. For most of mine, sleep, carbohydrate on the bike and one more squat session a week have bought ten times as much. It is on the ${link(papers.maughan2018, 'short list of supplements that work')}. It is still the last line of the plan.</p>`,
    comments: [
      {
        by: 'jonas',
        hoursAfter: 200 * 24,
        text: 'The goalkeeper was me. I remain at 3 g and 94 kg.',
      },
      {
        by: 'nabil',
        hoursAfter: 21,
        text: 'On the kidney point: tell people to tell their doctor BEFORE the blood test, not after. We had a player sent to a nephrologist.',
      },
    ],
    likes: ['nabil', 'greta', 'jonas', 'chiara', 'ines'],
    views: 1988,
  },
  {
    slug: 'kitchen-scale-sweat-test',
    title: 'A sweat test with a kitchen scale and a towel',
    categories: ['nutrition', 'endurance physiology'],
    author: 'chiara',
    publishedDaysAgo: 54,
    summary: 'One hour, five numbers, and a drinking plan that nobody has to follow to the millilitre.',
    body: `<h2>You need</h2>
<ul>
<li>a body scale that repeats to 0.1 kg (step on three times and see),</li>
<li>a kitchen scale for the bottle,</li>
<li>a towel, a notebook, 60 minutes of the session you care about, in the weather you care about.</li>
</ul>
<h2>Do it</h2>
<ol>
<li>Empty the bladder. Weigh with as little on as decency allows: <strong>61.4 kg</strong>.</li>
<li>Weigh the full bottle: <strong>812 g</strong>.</li>
<li>Train for an hour. Drink as usual from that bottle and nowhere else. Do not pour it over your head.</li>
<li>Weigh the bottle: <strong>402 g</strong>, so 410 ml went in.</li>
<li>Towel dry, same clothing, before the toilet: <strong>60.6 kg</strong>.</li>
</ol>
<p>Sweat = mass lost + fluid taken = 0.8 + 0.41 = <strong>1.2 L per hour</strong>. If you had to urinate during the hour, subtract it. For hard sessions beyond 90 minutes a few percent of the loss are burned fuel and breath; ${link(papers.baker2017, 'Baker (2017)')} lists every correction and, more usefully, how large each of them is. For one hour, ignore them.</p>
<h2>How sure is 1.2?</h2>
<p>Two weighings with ±0.1 kg give ±0.14 L, and days differ. In Baker's collection sweating rates within one person vary by 5 to 7 % from test to test in a laboratory and by more outside, while persons range from below 0.5 to above 2.0 L/h. So: 1.0 to 1.4, in this weather, at this pace. Anyone who tells you 1.23 is selling something.</p>
<h2>From number to plan</h2>
<table><thead><tr><th>Duration</th><th>Loss without drinking</th><th>Drinking at 0.5 L/h</th></tr></thead><tbody>
<tr><td>1 h</td><td>1.2 kg, 2.0 %</td><td>0.7 kg, 1.1 %</td></tr>
<tr><td>2 h</td><td>2.4 kg, 3.9 %</td><td>1.4 kg, 2.3 %</td></tr>
<tr><td>3 h</td><td>3.6 kg, 5.9 %</td><td>2.1 kg, 3.4 %</td></tr></tbody></table>
<p>The old ${link(papers.sawka2007, 'ACSM position stand')} asks you to stay within 2 % of body mass. ${link(papers.goulet2011, 'Goulet (2011)')} looked at time trials with self-chosen pace and found that losses up to about 4 % did not slow people when they drank to thirst. The two look like opponents and mostly tested different things: fixed laboratory tasks in heat, against racing outdoors with a fan called wind.</p>
<p>What I do with 61 kg and 1.2 L/h: up to 90 minutes, thirst. From two hours in heat, a floor of 0.4 L/h so that the bottle is not forgotten, and a ceiling at the sweating rate.</p>
<h2>The ceiling is not decoration</h2>
<p>Nobody should end heavier than at the start. The ${link(papers.hewbutler2015, 'hyponatraemia consensus of 2015')} is clear that drinking more than one loses is what makes people dangerously ill, and that it happens to slow and anxious starters, not to champions. If your mass went <em>up</em> in this test, you have learnt the most important thing it can teach.</p>
<h2>Repeat when</h2>
<p>The temperature differs by 8 °C, you have been in heat for ten days, or the pace changes a lot. Three tests a year, in spring, July and before the race abroad, are plenty.</p>`,
    comments: [
      {
        by: 'liam',
        hoursAfter: 9,
        text: 'Did it on the bike indoors without a fan: 1.9 L/h. Outdoors the same watts: 0.9. The weather you care about, indeed.',
      },
      {
        by: 'maya',
        hoursAfter: 13,
        text: 'I would mention salt somewhere. People ask in the first minute.',
      },
      {
        by: 'chiara',
        hoursAfter: 19,
        text: 'A patch test for sodium is the next post. Short version: most people under two hours can stop worrying.',
      },
    ],
    likes: ['liam', 'maya', 'elif', 'amel', 'daniel', 'lina'],
    views: 866,
  },
]
