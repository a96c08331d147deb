import { read } from '../citations.ts'
import { codingReliability, expectedGoalsByHand, networkRecipe } from '../handouts/performance-analysis.ts'
import { loadPapers } from '../papers/load-monitoring.ts'
import { analysisPapers as papers } from '../papers/performance-analysis.ts'
import type { DemoCourse, DemoVideo } from '../types.ts'

export const analysisCourses: readonly DemoCourse[] = [
  {
    slug: 'passing-networks',
    ground: 'green',
    title: 'Passing networks and team structure',
    outcome: 'Build a passing network, measure it, and know what it cannot see.',
    description: `<p>Eleven dots, some lines, and a room full of people who nod. A passing network is easily drawn and easily over-read. This course builds one pass by pass, and asks at each step what was thrown away: time, order, pressure and every pass that was not played.</p>
<p>Then structure without the ball: the 4-3-3 press on a full-back in four steps, with the distances that make it work. Running data and expected goals join at the end, so that the network is tied to effort and to chances.</p>
<h3>You need</h3>
<p>A spreadsheet is enough. Those who program find open data and an open plotting library in the resources.</p>`,
    learn: [
      'Build a passing network with stated time window and threshold',
      'Choose between strength, betweenness and clustering for a question',
      'Describe a press as shape, guide, trigger and win, in metres',
      'Define events so that two analysts reach a kappa of 0.7',
      'Join structure with running and chance quality without causal claims',
    ],
    categorySlugs: ['performance-analysis'],
    priceCents: 1500,
    level: 'advanced',
    publishedDaysAgo: 143,
    updatedDaysAgo: 25,
    videos: ['pass-by-pass', 'the-press-in-four-steps', 'running-inside-a-structure', 'from-structure-to-chances'],
    outline: [
      { title: 'From passes to measures', lessons: ['pass-by-pass', 'five-players-eighty-five-passes'] },
      { title: 'The press, defined and coded', lessons: ['the-press-in-four-steps', 'when-a-code-is-rare'] },
      {
        title: 'Running, chances and causes',
        lessons: [
          'running-inside-a-structure',
          'from-structure-to-chances',
          'three-sentences-struck-out',
          'exercise-six-players-one-table',
          'check-links-and-causes',
        ],
      },
    ],
  },
  {
    slug: 'expected-goals',
    ground: 'sage',
    title: 'Expected goals: reading the shot map',
    outcome: 'Turn shots into probabilities, sums into honest sentences, and luck into a range.',
    description: `<p>Expected goals are the best-known number in football analysis and one of the most misquoted. A chance of 0.41 is scored about four times in ten, by the average shooter, in the data the model has seen. That is all, and it is a lot.</p>
<p>The visible angle of the goal, a logistic model on paper and the sum of a match are within reach of anyone with a calculator. One chance of 0.76 and ten of 0.08 have almost the same sum and a very different evening: <strong>76 % against 57 %</strong> for at least one goal.</p>`,
    learn: [
      'Calculate shot angle and a probability from position',
      'Add shots to a match and give the spread beside the sum',
      'Credit the passes before the shot without counting twice',
      'Judge what a regain high up the pitch is worth',
      'Ask a model provider the four questions that matter',
    ],
    categorySlugs: ['performance-analysis'],
    priceCents: 700,
    level: 'foundation',
    publishedDaysAgo: 8,
    updatedDaysAgo: 8,
    videos: ['shot-by-shot', 'who-made-the-chance', 'what-a-regain-is-worth'],
    outline: [
      {
        title: 'Shots and scorelines',
        lessons: ['shot-by-shot', 'from-four-shots-to-a-scoreline', 'one-chance-many-chances'],
      },
      { title: 'Credit for a chance', lessons: ['who-made-the-chance', 'one-possession-three-rules'] },
      {
        title: 'Regains, models and luck',
        lessons: [
          'what-a-regain-is-worth',
          'a-letter-to-a-model-provider',
          'exercise-ten-shots-one-match',
          'check-angles-and-luck',
        ],
      },
    ],
  },
]

const openData = {
  link: 'https://github.com/statsbomb/open-data',
  description: 'StatsBomb. Free event data of whole competitions, with pressure and freeze frames of shots.',
}

export const analysisVideos: readonly DemoVideo[] = [
  {
    slug: 'pass-by-pass',
    title: 'Pass by pass: how a network grows',
    description:
      'Every pass adds to a link; positions, line width and centrality come from the counts. The picture looks the same after 200 passes as after 500, the measures do not. Stop at the first substitution, drop links below four passes, and say both in the caption.',
    explainer: 'passing-network',
    links: [
      read(papers.buldu2018, 'What network science offers football, and where the simple picture falls short.'),
      read(papers.grund2012, '760 league matches: passing intensity, centralisation and goals.'),
      {
        link: 'https://mplsoccer.readthedocs.io/',
        description: 'mplsoccer. An open library that draws pitches and networks in Python, with examples.',
      },
    ],
    handout: networkRecipe,
  },
  {
    slug: 'the-press-in-four-steps',
    title: 'The press in four steps: shape, guide, trigger, win',
    description:
      'A 4-3-3 invites the pass to the full-back: the front three close the middle, the winger jumps when the ball leaves, nine and ten cover the inside with their shadows. Two measures follow it: the distance from winger to full-back and the width of the team. Before anyone counts presses, two analysts must mean the same by the word; a kappa of 0.70 is the entry ticket.',
    explainer: 'high-press',
    links: [
      read(papers.andrienko2017, 'Pressure as a continuous quantity from positional data, instead of a yes or no.'),
      read(papers.low2020, 'A review of collective measures: width, length, surface, synchrony.'),
    ],
    handout: codingReliability,
  },
  {
    slug: 'running-inside-a-structure',
    title: 'Speed without a reason: running inside a structure',
    description:
      'A speed trace sorted into zones says how far somebody ran, not why. Distance above 5.5 m/s is small and swings by 15 to 30 % from match to match, even for the same player, so a single game rarely proves fitness or laziness. Read it with possession, position and score: a winger who presses well may run less because the others guide well.',
    explainer: 'speed-zones',
    links: [
      read(papers.carling2013, 'A call for pragmatism in reading match-running data.'),
      read(loadPapers.varley2012, 'What the receiver contributes to the difference.'),
    ],
  },
  {
    slug: 'from-structure-to-chances',
    title: 'From structure to shots',
    description:
      'A dense network in the own half is worth little if no shot follows. Distance and visible angle give every shot a probability, and their sum is what the structure produced. Put the sums of several matches beside their networks before you believe in a pattern: with six matches most of what you see is coincidence.',
    explainer: 'expected-goals-shots',
    links: [
      read(papers.rein2016, 'Why tactics need models that join many sources.'),
      read(papers.pappalardo2019, 'An open set of match events from seven competitions, with its description.'),
    ],
  },
  {
    slug: 'shot-by-shot',
    title: 'Shot by shot: from angle to a sum',
    description:
      'From the penalty mark the goal spans 36.8°, from 25 m 16.7°. Distance and angle enter a logistic curve and give each shot a probability; added up they are the expected goals of a match. The sum needs a spread: six shots that make 0.76 still end without a goal in 41 of 100 such matches, and fifty shots of 0.10 make 5.0 goals, give or take 2.1.',
    explainer: 'expected-goals-shots',
    links: [
      read(papers.anzer2021, 'A model with positional data: how much goalkeeper and defenders add.'),
      read(papers.robberechts2020, 'How many seasons a model needs, and what missing features cost.'),
      openData,
    ],
    handout: expectedGoalsByHand,
  },
  {
    slug: 'who-made-the-chance',
    title: 'Beyond the network: who made the chance?',
    description:
      'A network counts passes, not what they were worth: a shot has one owner, the chance has many. Give every player of a possession the probability of its shot and the holding midfielder appears; do it for each pass and you count the same chance eleven times. Three rules are in use: credit to the last pass, to the whole chain, or for the change of probability by each action.',
    explainer: 'passing-network',
    links: [
      read(papers.decroos2019, 'Valuing every action by how it changes the chance to score and to concede.'),
      read(papers.mead2023, 'Which features improve a model, and what it can predict better than results.'),
    ],
  },
  {
    slug: 'what-a-regain-is-worth',
    title: 'After the press: what is a regain worth?',
    description:
      'The press ends with the ball; its value begins there. Win it 30 m from goal against an open defence and the next shot is worth more than after a slow build-up; how much more depends on the seconds that follow. Take the place of each regain, look for a shot within 10 s, and add up its probabilities; the open data in the resources are enough. Forty regains give a range, not a number.',
    explainer: 'high-press',
    links: [openData, read(papers.andrienko2017, 'Pressure measured, so that "under pressure" means something.')],
  },
]
