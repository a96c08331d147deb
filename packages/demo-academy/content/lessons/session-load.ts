import { loadPapers as papers } from '../papers/load-monitoring.ts'
import { methodPapers } from '../papers/methods.ts'
import type { DemoWritten } from '../types.ts'
import { amount, asking, match, one, order, reading, several } from '../written.ts'

export const sessionLoadLessons: readonly DemoWritten[] = [
  reading({
    slug: 'two-weeks-of-practice',
    title: 'Two weeks of practice before the first number counts',
    minutes: 5,
    content: `<p>Most squads start on a Monday with a form and a speech. By Thursday half of the answers are 5. This protocol takes two weeks longer and saves the season's data.</p>
<h3>What you need</h3>
<ul><li>The scale of Foster and colleagues (2001), printed in colour or on a phone, with its words: 0 is rest, 3 moderate, 5 hard, 7 very hard, 10 maximal.</li><li>One person who asks. Not the head coach.</li><li>A watch, and a written rule for when the clock of a session starts and stops.</li><li>A table with four columns: date, session type, planned rating, answered rating.</li></ul>
<h3>Days 1 to 4: anchor the ends</h3>
<p>A category scale works only if people share its ends. Borg (1982) built his on that idea: the top is anchored in something that everybody has felt. So make them feel it.</p>
<ol><li>Day 1: explain that 10 is the hardest session that they can imagine finishing, and let each athlete name one from memory. Write the names down; they are useful in March, when somebody gives a 10 to a Tuesday.</li><li>Day 2: an easy session, 30 minutes, at a pace at which everybody talks in full sentences. Ask. Answers above 3 mean that the scale was not understood, or that somebody is unwell.</li><li>Day 3: nothing new. Ask after normal training.</li><li>Day 4: a session that nobody calls easy, such as a maximal shuttle test at the end of training. Ask 30 minutes later. Ratings below 7 deserve a conversation, without a raised eyebrow.</li></ol>
<h3>Days 5 to 10: fix the words</h3>
<p>The question is "How was your workout?" It is asked for the whole session. An athlete who has just finished four sprints will rate the sprints if you ask at the touchline; that is why the original protocol waits about half an hour. Waiting has a price, because people shower and leave. A form on the phone, opened at home, is a fair compromise, provided that it is answered the same day and out of sight of others.</p>
<p>Do not read the words aloud. Do not say "so, a six?". Do not show yesterday's answer: people repeat themselves.</p>
<h3>Days 11 to 14: look at the spread</h3>
<p>Now draw three small pictures before you calculate a single load.</p>
<ul><li><strong>One histogram per athlete.</strong> Somebody who has used only two numbers in two weeks of mixed training is answering a different question, usually "Am I fit to play?".</li><li><strong>Planned against answered.</strong> The coach writes the intended rating before the session. If "easy" was planned as 3 and comes back as 5, week after week, the easy days are not easy. This gap is the first useful finding of the whole system, and it appears before any load does.</li><li><strong>Same session, whole squad.</strong> The spread here is real: a fit centre-back and a returning winger did not have the same hour. Do not "correct" it.</li></ul>
<h3>When to start the season's record</h3>
<p>On day 15, if nine in ten answers arrived on the day, and if nobody sits on one number. Otherwise repeat the second week. The practice data are thrown away. They are not bad data; they belong to a different instrument, because the people who answered were still learning it.</p>
<h3>Two things that the protocol cannot do</h3>
<p>It cannot make the answer independent of mood, sleep and the score of the match. That is a property of the measure, and partly its point: internal load is what the session did to this person. And it cannot tell you where the hardness came from. A 7 may be legs, lungs or a quarrel. Impellizzeri and colleagues (2004) found that in football the individual correlations with heart-rate-based load lay between 0.50 and 0.85. Squared, this means that between a quarter and nearly three-quarters of the variation is shared. The rest is the reason to keep asking the person as well as the strap.</p>`,
    sources: [papers.foster2001, papers.borg1982, papers.impellizzeri2004],
  }),
  reading({
    slug: 'what-an-arbitrary-unit-is',
    title: 'What an arbitrary unit is: eleven questions from coaches',
    minutes: 4,
    content: `<p><strong>630 what?</strong></p>
<p>630 arbitrary units. A rating of 7, times 90 minutes.</p>
<p><strong>Arbitrary means invented?</strong></p>
<p>It means that the unit has no standard outside itself. A newton is the same in Lagos and Lima. A rating of 7 is a place on one person's scale.</p>
<p><strong>Then why multiply?</strong></p>
<p>Because a long session asks for more than a short one of the same hardness. The product says: hardness counts in proportion to minutes. That is an assumption. It is a simple one, and it has held up well enough against heart-rate methods to be useful.</p>
<p><strong>So 7 times 30 is the same as 3 times 70?</strong></p>
<p>As a product, yes: 210 AU both. As training, no. Half an hour of intervals and seventy minutes of jogging do different things to muscle and tendon. The product keeps the sum and loses the recipe, so keep the two columns as well.</p>
<p><strong>Is an 8 twice as hard as a 4?</strong></p>
<p>Nobody promised that. The category-ratio scale was built with the intention that ratios mean something; whether they do for a whole training session is open. Treat steps as order first. Averages of ratings are a convenience.</p>
<p><strong>Can I compare two players?</strong></p>
<p>Roughly, in a squad that has learned the scale together. A player with 2,900 AU and one with 2,500 AU in the same week may have done the same work with different fitness. That is what internal load is for, and Impellizzeri, Marcora and Coutts (2019) spend three pages on why internal and external load must not be mistaken for each other.</p>
<p><strong>Can I compare this week with last week?</strong></p>
<p>Yes. Same person, same scale, same rule for minutes. This is the use to which the unit is suited.</p>
<p><strong>Can I add gym and pitch?</strong></p>
<p>Add the products, never the ratings. Sum 4 × 45 = 180 AU in the gym and 6 × 80 = 480 AU on the pitch and you have 660 AU. A rating of 10 for the day would be nonsense. Remember that the sum treats a sore quadriceps and a raised heart rate as one currency.</p>
<p><strong>What is a lot?</strong></p>
<p>There is no table. A recreational runner may have 1,200 AU in a week, a professional cyclist 5,000. Ask what this athlete had in the last eight weeks.</p>
<p><strong>Our software shows 2,581.4. Is the decimal worth anything?</strong></p>
<p>No. If every rating could be one point higher or lower by chance, a 90-minute session carries ±90 AU. In a week with six sessions of 75 minutes the chance errors partly cancel: the square root of six times 75 is about 184 AU. Read the week as 2,600, give or take 200. Two weeks that differ by 100 AU cannot be told apart.</p>
<p><strong>What do I tell the board?</strong></p>
<p>That the unit is a question, asked the same way every day, multiplied by a clock. It says how the training was for the people who did it, compared with how it usually is for them. It costs nothing. It does not say who will be injured.</p>
<h3>A sentence to keep</h3>
<p>If you can only remember one line in front of an audience, take this one: <em>arbitrary units order the weeks of one athlete; they do not weigh athletes against each other.</em> Everything that goes wrong with the number in practice is a way of forgetting the second half. Rankings of a squad by load, a common ceiling for all players, a fine for the lowest total: each treats a place on a personal scale as if it were kilograms.</p>`,
    sources: [papers.foster2001, papers.impellizzeri2019, papers.bourdon2017],
  }),
  reading({
    slug: 'one-week-two-repairs',
    title: 'One planned week, two repairs: monotony before it is trained',
    minutes: 5,
    content: `<p>Monotony is usually computed on Sunday night, when nothing can be changed. It is more useful on Thursday, on the plan for next week. Here is a plan as it came from a coach who wanted "a steady week", with the ratings that he expected.</p>
<table><thead><tr><th>Day</th><th>Plan A</th><th>AU</th></tr></thead><tbody><tr><td>Mon</td><td>6 × 70 min</td><td>420</td></tr><tr><td>Tue</td><td>6 × 80</td><td>480</td></tr><tr><td>Wed</td><td>5 × 90</td><td>450</td></tr><tr><td>Thu</td><td>6 × 75</td><td>450</td></tr><tr><td>Fri</td><td>5 × 80</td><td>400</td></tr><tr><td>Sat</td><td>6 × 70</td><td>420</td></tr><tr><td>Sun</td><td>5 × 60</td><td>300</td></tr></tbody></table>
<h3>Step 1: sum, mean, spread</h3>
<p>The sum is 2,920 AU, the daily mean 417 AU. For the standard deviation subtract the mean from each day, square, add, divide by 6 (seven days minus one) and take the root. It is 57.9 AU.</p>
<h3>Step 2: two ratios</h3>
<p>Monotony is 417.1 ÷ 57.9 = 7.2. Strain is 2,920 × 7.2 = about 21,000 AU.</p>
<p>Pause here. The strain of the match week in the film was about 3,540 AU. Is Plan A six times as hard? No. The sum differs by 13 %. Everything else comes from dividing by a small number. When days are nearly alike the ratio explodes, and the size of the explosion carries no biology. Report Plan A as "no contrast" and leave the 21,000 out of the slide.</p>
<h3>Repair 1: take out Friday</h3>
<p>The simplest change: Friday off, all else as it was. Sum 2,520 AU, mean 360 AU, standard deviation 168.8 AU. Monotony falls from 7.2 to 2.1. One empty day did that. It also took 400 AU away, so this repair changes two things at once, which makes it a poor experiment and often a good idea.</p>
<h3>Repair 2: keep the load, separate the days</h3>
<table><thead><tr><th>Day</th><th>Plan B</th><th>AU</th></tr></thead><tbody><tr><td>Mon</td><td>7 × 80 min</td><td>560</td></tr><tr><td>Tue</td><td>3 × 60</td><td>180</td></tr><tr><td>Wed</td><td>8 × 90</td><td>720</td></tr><tr><td>Thu</td><td>3 × 60</td><td>180</td></tr><tr><td>Fri</td><td>7 × 80</td><td>560</td></tr><tr><td>Sat</td><td>5 × 70</td><td>350</td></tr><tr><td>Sun</td><td>off</td><td>0</td></tr></tbody></table>
<p>Sum 2,550 AU, mean 364 AU, standard deviation 259.5 AU, monotony 1.4, strain about 3,580 AU. Almost the same weekly load as Repair 1, and a lower monotony than one free day alone could give. The hard days became harder: 8 × 90 on Wednesday is a session for which the athlete should be fresh, and now he is.</p>
<h3>What the numbers do not settle</h3>
<ul><li><strong>Whether B is better.</strong> Foster (1998) watched a small group of athletes and linked illness to individual thresholds of load, monotony and strain. That is an observation about timing. No trial has shown that lowering monotony on its own prevents anything.</li><li><strong>Whether easy days stay easy.</strong> Plan B rests on two answers of 3. If Tuesday comes back as 5, its 180 AU become 300 and the contrast shrinks. Compare planned with answered ratings before you praise the plan.</li><li><strong>Which standard deviation your software uses.</strong> With n instead of n − 1 each monotony here is 8 % higher.</li></ul>
<h3>A rule of thumb that survives</h3>
<p>Do not chase a value. Put the seven bars on the wall and ask a person who does not know the plan which days were meant to be easy. If they cannot point to them from the door, neither can the athlete's body.</p>`,
    sources: [papers.foster1998, papers.foster2001],
  }),
  asking({
    slug: 'check-sessions-and-weeks',
    title: 'Check: sessions and weeks',
    minutes: 9,
    content: `<p>Six questions on collecting and on the arithmetic of one week. Have a calculator at hand.</p>`,
    questions: [
      amount(
        'On Tuesday an athlete lifts for 45 min (RPE 4) and trains on the pitch for 80 min (RPE 6). What is the load of the day?',
        [660, 0.5, 'AU'],
        'Each session is a product of its own: 4 × 45 = 180 and 6 × 80 = 480. Products are added, 660 AU. Averaging the ratings (5 × 125 = 625) gives the short, easier session more weight than its minutes have.',
      ),
      one(
        'Why does the protocol ask about half an hour after the session instead of at the last whistle?',
        [
          'The coach needs the time to plan',
          'The last drill would weigh too much in the answer',
          'Lactate has left the blood by then',
          'Heart rate must have returned to rest first',
        ],
        2,
        'The rating is meant for the session as a whole. Asked at once, people rate what they have just done. Nothing in the blood has to be waited for.',
      ),
      one(
        'Seven daily loads have a mean of 300 AU and a standard deviation of 245 AU. Which sentence is right?',
        [
          'Monotony is 0.8 and strain about 1,700 AU',
          'Monotony is 1.2 and strain about 370 AU',
          'Monotony is 1.2 and strain about 2,600 AU',
          'Monotony cannot be found without the ratings',
        ],
        3,
        'Monotony is mean over SD, 300 ÷ 245 = 1.22. The weekly load is 7 × 300 = 2,100 AU, and 2,100 × 1.22 is about 2,570 AU. Strain uses the sum of the week, not the daily mean.',
      ),
      several(
        'A squad gives only ratings of 5, 6 and 7. Which explanations are worth checking?',
        [
          'The ends of the scale were never practised',
          'Players see the answers that they gave before',
          'The answers are given within sight of others',
          'The minutes of the sessions were rounded',
          'The training really has no easy and no maximal days',
        ],
        [1, 2, 3, 5],
        'Audience, habit and unpractised anchors narrow the scale; so does training without contrast, which is why the plan is looked at first. Rounded minutes change the product and leave the rating alone.',
      ),
      order(
        'Bring the calculation of strain into its order.',
        [
          'Multiply each rating by its minutes',
          'Add the products of each day',
          'Take mean and standard deviation of the seven days',
          'Divide the mean by the standard deviation',
          'Multiply the quotient by the load of the week',
        ],
        'Days are summed before they are averaged, and all seven enter, days off as 0. Only the last step brings the weekly load back in, which is why strain counts it twice.',
      ),
      one(
        'A plan of seven nearly equal days has a monotony of 7.2, a match week with the usual contrast 1.4. What follows?',
        [
          'The plan has no contrast; the size of the ratio says little more',
          'The plan will make athletes ill',
          'The match week is too light',
          'The plan is about five times as hard',
        ],
        1,
        'The ratio divides by a spread that goes towards zero, so it grows without limit. The finding is the missing contrast. Links with illness come from observations in small groups, and they concern individual thresholds.',
      ),
    ],
  }),
  reading({
    slug: 'thursdays-empty-cell',
    title: 'Thursday’s empty cell: four ways to fill it, and their price',
    minutes: 4,
    content: `<p>A midfielder answers six days out of seven. Thursday's cell is empty. He trained: the list of the physiotherapist has him there for 82 minutes.</p>
<p>Before anything is filled, one column has to be added. <em>Off</em>, <em>trained without an answer</em> and <em>not with the team</em> are three states, and a spreadsheet has only two looks for them, zero and blank. Write a letter on the day: O, M or N.</p>
<p>With letters the week reads: Mon 0 (O), Tue 430, Wed 460, Thu M, Fri 210, Sat 720, Sun 150. The known days add up to 1,970 AU.</p>
<h3>Way 1: write a zero</h3>
<p>This is what most software does when nobody stops it. The week becomes 1,970 AU. Next Thursday, with an answer, it will be around 2,580 AU, and a graph will show a rise of 31 % that never happened.</p>
<h3>Way 2: leave it out and average the rest</h3>
<p>Six days with a mean of 328 AU, times seven: 2,298 AU. Better, but Thursday was a hard day by plan and the six others include a day off and a recovery session. Missing values are seldom missing at random. Players forget to answer after late, hard sessions, and those are the values that you lose.</p>
<h3>Way 3: this athlete, this kind of session</h3>
<p>His last six Thursdays were 630, 585, 640, 600, 610 and 625 AU: mean 615, standard deviation about 20. Filled in, the week has 2,585 AU and a monotony of 1.42. The value is marked as filled in, in the table and in the graph. If his Thursdays had run from 300 to 800, the same mean would be a guess with a wide margin, and the margin would have to be shown.</p>
<h3>Way 4: today's squad</h3>
<p>The median of the squad for this Thursday was 560 AU. This knows something that Way 3 does not: what was done today. It does not know him. Filled in, the week has 2,530 AU.</p>
<table><thead><tr><th>Way</th><th>Week (AU)</th><th>Daily mean</th><th>Monotony</th></tr></thead><tbody><tr><td>Zero</td><td>1,970</td><td>281</td><td>1.05</td></tr><tr><td>Leave out</td><td>2,298</td><td>328</td><td>1.27</td></tr><tr><td>Own Thursdays</td><td>2,585</td><td>369</td><td>1.42</td></tr><tr><td>Squad's median</td><td>2,530</td><td>361</td><td>1.43</td></tr></tbody></table>
<h3>What to do</h3>
<ol><li>Ask him on Friday morning, once. A late answer is weaker than an answer on the day and stronger than any formula.</li><li>If he cannot say, take Way 3 where his own sessions are steady and Way 4 where they are not. The two differ here by 55 AU, 2 % of the week.</li><li>Mark it. A week with two or more filled values gets no monotony: the spread of invented days is invented.</li><li>Count. Above 10 % missing, the topic of the meeting is the collection and not the load.</li></ol>
<p>Statisticians have a better tool, multiple imputation, which fills a gap many times and carries the uncertainty along. Sterne and colleagues (2009) explain when it helps and how it misleads. For a research report use it. For Friday's decision about one player, one honest value with a mark is enough, as long as nobody later forgets the mark. The most common error in this whole subject is still the first: a zero that looks like rest.</p>`,
    sources: [methodPapers.sterne2009, papers.bourdon2017],
  }),
  reading({
    slug: 'a-february-of-answers',
    title: 'A February of answers: notes beside the load calendar',
    minutes: 4,
    content: `<p><em>Notes of a load coach, a rowing eight, twenty-eight days. Each morning five questions from 1 (bad) to 5 (good): sleep, fatigue, soreness, stress, mood. The sum runs from 5 to 25. The people and the numbers are an example for this lesson.</em></p>
<p><strong>1 February.</strong> First morning with the questionnaire. Eight answers, all between 19 and 21. They answer like people who meet a doctor at a party.</p>
<p><strong>4 February.</strong> After 840 AU on the water and in the gym the mean is 17. Three of them say 3 for sleep. I had planned to look at the sums; the single questions say more. Seat 6 has 4, 2, 2, 4, 4: nothing but muscle.</p>
<p><strong>7 February.</strong> Heart rate variability of seat 3 is low today. His questionnaire is 22. Asked at breakfast, he says that he slept badly in the hotel and feels fine. Two measures, two answers. Saw, Main and Gastin (2016) reviewed 56 studies and found that self-report followed load with more sensitivity and consistency than the common objective markers. That does not make the strap wrong. It means that I do not overrule a person with a strap.</p>
<p><strong>11 February.</strong> I make my first mistake. I tell seat 2, in front of others, that his 13 worried me. Next morning he gives 20. So do the others. The mean of the crew has gone up by three points overnight, on the hardest day of the week. I have not measured recovery. I have measured my own face.</p>
<p><strong>12 February.</strong> Apology. New rule: I speak with the person, alone, and only about what they want to talk about. Answers never decide about a seat in the boat.</p>
<p><strong>16 February.</strong> The sums come down to earth, 15 to 18. Load calendar: three days above 700 AU in a row. I put the two rows under each other for the first time, load in grey, answers in blue, with the blue row moved one day to the right, because the morning answers the day before.</p>
<p><strong>19 February.</strong> Seat 5: four mornings below his own range (his mean of the first two weeks was 18.5 with a standard deviation of 1.5; he has 14, 15, 14, 14). Load unchanged. A low answer after high load is a reply. A low answer after low load is a question. I ask it. Examinations, two of them, on Thursday and Friday. We move one session. No test would have found the examinations.</p>
<p><strong>22 February.</strong> Somebody asks for a red-amber-green traffic light for the crew. I try it on old data: with a limit of 15 it would have shown red on nineteen of 168 rower-days, and on twelve of those nothing followed. I keep each rower's own mean and spread and no colours. If a value lies more than 1.5 of the person's own standard deviations below their mean on two mornings running, I talk with them. In this month that happened five times.</p>
<p><strong>26 February.</strong> Unloading week. The answers rise on the third day, not on the first. Soreness recovers before mood does, in six of eight.</p>
<p><strong>28 February.</strong> What I keep for March: five questions, one minute, answered before breakfast. The single items, not only the sum. Each rower against themself. Load and answers in one picture. And one sentence on my own desk: <em>the day the answer has consequences for selection, it stops being an answer.</em></p>`,
    sources: [papers.saw2016, papers.bourdon2017, papers.meeusen2013],
  }),
  asking({
    slug: 'check-gaps-and-responses',
    title: 'Check: gaps, responses and the month',
    minutes: 8,
    content: `<p>Five questions on missing answers, on what stands beside the load, and on four weeks in one picture.</p>`,
    questions: [
      amount(
        'Six known days add up to 2,100 AU. The seventh was trained but not answered. The same session of this athlete had 540, 500, 520 and 560 AU in the last four weeks. What is the load of the week, with the gap filled from these?',
        [2630, 1, 'AU'],
        'The mean of the four sessions is 2,120 ÷ 4 = 530 AU, and 2,100 + 530 = 2,630 AU. The value is marked as filled in. A zero would have left 2,100 AU and shown a fall that did not happen.',
      ),
      match(
        'What does each entry in the table mean?',
        [
          ['0 with the letter O', 'The athlete rested'],
          ['Blank with the letter M', 'The athlete trained and did not answer'],
          ['A number in grey', 'Somebody else filled the value in'],
          ['0 without any letter', 'It cannot be known'],
        ],
        'Rest, a missing answer and a filled value are different things. A bare zero may be any of them, which is why the letter is written on the day.',
      ),
      one(
        'A morning score is far below a rower’s own range although the last three days were easy. What is the best next step?',
        [
          'Repeat the questionnaire until the value is plausible',
          'Cut the load of the next three days by a third',
          'Wait for heart rate variability to confirm it',
          'Talk with the rower about what else is going on',
        ],
        4,
        'Low after high load is a reply to training; low after low load asks for another cause: illness, examinations, travel. The person knows it sooner than any device does.',
      ),
      several(
        'Which statements about session load can be defended?',
        [
          'A rise of the 7-day average over the 28-day average predicts an injury',
          'Ratings above 7 must be confirmed by lactate',
          'Its correlation with heart-rate-based load differs between individuals',
          'Two weeks with 2,500 and 2,580 AU need different explanations',
          'It compares weeks of one athlete better than athletes with each other',
        ],
        [3, 5],
        'The unit is personal, and in football the individual correlations ran from 0.50 to 0.85. A gap between the averages describes a change. A difference of 80 AU lies within the error of a week, and a rating needs no confirmation to be a rating.',
      ),
      one(
        'Answers to a wellness questionnaire rise by three points on the hardest day of the week, for the whole squad. Which explanation comes first?',
        [
          'The squad has adapted to the load',
          'The low answers of the day before had consequences',
          'Soreness needs two days to appear',
          'The scale has a ceiling',
        ],
        2,
        'A sudden common shift against the load points to the way of asking. People stop giving low answers once these are commented on or used for selection. Adaptation does not come overnight to everybody.',
      ),
    ],
  }),
]
