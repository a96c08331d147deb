// Figures that are tried: each is a model of a few lines, said to be one, with numbers that people really have.
import { endurancePapers } from '../papers/endurance-physiology.ts'
import { loadPapers } from '../papers/load-monitoring.ts'
import { methodPapers } from '../papers/methods.ts'
import { nutritionPapers } from '../papers/nutrition.ts'
import { analysisPapers } from '../papers/performance-analysis.ts'
import { recoveryPapers } from '../papers/recovery.ts'
import { returnPapers } from '../papers/return-to-play.ts'
import { sprintPapers } from '../papers/sprint-mechanics.ts'
import { strengthPapers } from '../papers/strength-and-power.ts'
import type { DemoWritten } from '../types.ts'
import { moved, span, trying } from '../written.ts'

export const figuresToTry: readonly DemoWritten[] = [
  trying({
    slug: 'two-numbers-make-a-sprint',
    title: 'Two numbers make a sprint',
    minutes: 5,
    content: `<p>A whole acceleration is described well by two numbers: the speed that the runner is heading for, and the time constant, in which 63 % of it is reached. Time constants of 1.0 to 1.5 s are common.</p>
<ul><li>Make the time constant shorter, and watch what happens to the first second and what to the fourth.</li><li>Find two runners who have covered the same distance after 4 s: one with more speed, one with a better start.</li><li>Which of the two numbers changes the first push the most?</li></ul>`,
    sources: [sprintPapers.samozino2016, sprintPapers.morin2016, sprintPapers.haugen2019],
    figure: {
      x: span('Time', 's', [0, 6]),
      y: span('Speed', 'm/s', [0, 12]),
      quantities: [
        moved('vmax', span('Highest speed', 'm/s', [6, 12]), [8.8, 0.1]),
        moved('tau', span('Time constant', 's', [0.7, 1.7]), [1.15, 0.05]),
      ],
      curves: [{ name: 'Speed', formula: 'vmax * (1 - exp(-x / tau))' }],
      results: [
        { name: 'Acceleration at the start', unit: 'm/s²', formula: 'vmax / tau', digits: 1 },
        { name: 'Speed after 1 s', unit: 'm/s', formula: 'vmax * (1 - exp(-1 / tau))', digits: 1 },
        { name: 'Distance after 4 s', unit: 'm', formula: 'vmax * (4 - tau * (1 - exp(-4 / tau)))', digits: 1 },
      ],
    },
  }),
  trying({
    slug: 'how-long-to-rest-before-a-race',
    title: 'How long to rest before a race',
    minutes: 6,
    content: `<p>A block of training leaves two things behind: something that helps, which fades over weeks, and something that hinders, which fades over days. What is seen on the day is the difference. The model is an old one, and its numbers cannot be known in advance for anybody: it is here to think with.</p>
<ul><li>Leave everything and read the day on which the difference is largest.</li><li>Now let the fatigue be twice as large. Does the best day move by a week, or by two days?</li><li>Make the fatigue fade in 12 days. Who would need this, and how would they notice?</li></ul>
<p>A meta-analysis of tapers found that about two weeks, with less volume and the same intensity, gave the largest gains. Try to make the model say so.</p>`,
    sources: [loadPapers.busso2003, recoveryPapers.bosquet2007, recoveryPapers.mujika2003],
    figure: {
      x: span('Days of rest', 'd', [0, 42]),
      y: span('Effect on performance', '', [-2, 2]),
      quantities: [
        moved('k', span('Fatigue beside fitness on the last day', '', [1, 4]), [2, 0.1]),
        moved('slow', span('Fitness fades in', 'd', [25, 60]), [42, 1]),
        moved('fast', span('Fatigue fades in', 'd', [3, 15]), [7, 0.5]),
      ],
      curves: [
        { name: 'Difference', formula: 'exp(-x / slow) - k * exp(-x / fast)' },
        { name: 'Fitness', formula: 'exp(-x / slow)' },
        { name: 'Fatigue', formula: '-k * exp(-x / fast)' },
      ],
      results: [
        { name: 'Best day', unit: 'd', formula: 'ln(k * slow / fast) * slow * fast / (slow - fast)', digits: 0 },
        {
          name: 'The difference is positive after',
          unit: 'd',
          formula: 'ln(k) * slow * fast / (slow - fast)',
          digits: 0,
        },
      ],
    },
  }),
  trying({
    slug: 'a-budget-above-a-border',
    title: 'A budget above a border',
    minutes: 5,
    content: `<p>Critical power is the border; what can be done above it is a budget in kilojoules, W′. Together they say how long a power lasts, for efforts of about two to fifteen minutes. Below and above that the line is a promise that nobody keeps.</p>
<ul><li>Give the rider 5 kJ more. At which durations does it show, and at which not at all?</li><li>Give the border 20 W more instead. Who gains more by it, the pursuit rider or the climber?</li><li>Set both to the values of your own last test, and read your power for 8 minutes.</li></ul>`,
    sources: [endurancePapers.poole2016, endurancePapers.jones2019, endurancePapers.skiba2012],
    figure: {
      x: span('Duration', 'min', [2, 20]),
      y: span('Power', 'W', [150, 550]),
      quantities: [
        moved('cp', span('Critical power', 'W', [180, 420]), [280, 5]),
        moved('w', span('Budget above it, W′', 'kJ', [6, 30]), [18, 0.5]),
      ],
      curves: [
        { name: 'Power that lasts so long', formula: 'cp + 1000 * w / (60 * x)' },
        { name: 'Critical power', formula: 'cp' },
      ],
      results: [
        { name: 'For 3 min', unit: 'W', formula: 'cp + 1000 * w / 180', digits: 0 },
        { name: 'For 8 min', unit: 'W', formula: 'cp + 1000 * w / 480', digits: 0 },
        { name: '50 W above the border lasts', unit: 'min', formula: '1000 * w / 50 / 60', digits: 1 },
      ],
    },
  }),
  trying({
    slug: 'one-chance-many-chances',
    title: 'One chance, many chances',
    minutes: 5,
    content: `<p>A shot of 0.10 expected goals goes in one time in ten, if the model is right. What does that say of a match with a dozen of them? The chances of single shots are taken to be alike and not to know of each other, which real ones do.</p>
<ul><li>With twelve shots of 0.10 the expected goals are 1.2. How often does the team score none at all?</li><li>Find how many shots of 0.05 it takes until a goal is more likely than not.</li><li>Compare four shots of 0.30 with twelve of 0.10: the same expected goals. Which team scores none more often?</li></ul>`,
    sources: [analysisPapers.anzer2021, analysisPapers.mead2023, methodPapers.vancalster2019],
    figure: {
      x: span('Shots', '', [0, 20]),
      y: span('Chance', '%', [0, 100]),
      quantities: [
        moved('p', span('Expected goals of each shot', '', [0.02, 0.5]), [0.1, 0.01]),
        moved('n', span('Shots in this match', '', [1, 20]), [12, 1]),
      ],
      curves: [
        { name: 'One goal or more', formula: '100 * (1 - (1 - p)^x)' },
        { name: 'Two goals or more', formula: '100 * (1 - (1 - p)^x - x * p * (1 - p)^(x - 1))' },
      ],
      results: [
        { name: 'Expected goals', unit: '', formula: 'n * p', digits: 2 },
        { name: 'No goal at all', unit: '%', formula: '100 * (1 - p)^n', digits: 0 },
      ],
    },
  }),
  trying({
    slug: 'how-many-jumps-a-mean-needs',
    title: 'How many jumps a mean needs',
    minutes: 4,
    content: `<p>Nobody jumps twice alike. The mean of several jumps scatters less than one jump, with the square root of their number, and what may be called a change has to be larger than the scatter of two such means.</p>
<ul><li>With a scatter of 1.8 cm from jump to jump, how large must a change be for one jump against one? And for four against four?</li><li>From which jump on does another one hardly help?</li><li>What would you have to do with the warm-up, the cue and the arms to bring the scatter to 1 cm?</li></ul>`,
    sources: [strengthPapers.claudino2017, methodPapers.atkinson1998, loadPapers.hopkins2000],
    figure: {
      x: span('Jumps in the mean', '', [1, 12]),
      y: span('Jump height', 'cm', [0, 8]),
      quantities: [
        moved('s', span('Scatter from jump to jump (SD)', 'cm', [0.5, 3]), [1.8, 0.1]),
        moved('n', span('Jumps on each day', '', [1, 12]), [3, 1]),
      ],
      curves: [
        { name: 'Smallest change beyond chance (95 %)', formula: '1.96 * sqrt(2) * s / sqrt(x)' },
        { name: 'Error of the mean', formula: 's / sqrt(x)' },
      ],
      results: [
        { name: 'Error of the mean', unit: 'cm', formula: 's / sqrt(n)', digits: 1 },
        { name: 'A change must be larger than', unit: 'cm', formula: '1.96 * sqrt(2) * s / sqrt(n)', digits: 1 },
      ],
    },
  }),
  trying({
    slug: 'when-the-stores-run-out',
    title: 'When the stores run out',
    minutes: 4,
    content: `<p>A rider burns carbohydrate faster than it can be eaten. The rest comes from the stores, which hold a few hundred grams. The picture is a bank account and leaves out much: fat takes over as the stores shrink, and liver and muscle do not share one purse.</p>
<ul><li>Eat nothing, then 60 g, then 90 g per hour. What does each step buy, in minutes?</li><li>Ride easier, so that 100 g per hour are burnt. Is eating still worth the trouble?</li><li>Begin with 300 g, as after a hard day before. How much per hour brings the same rider through three hours?</li></ul>`,
    sources: [nutritionPapers.jeukendrup2014, nutritionPapers.burke2011, nutritionPapers.gollnick1974],
    figure: {
      x: span('Time', 'h', [0, 6]),
      y: span('Carbohydrate in store', 'g', [0, 700]),
      quantities: [
        moved('full', span('Stores at the start', 'g', [250, 700]), [500, 10]),
        moved('burnt', span('Burnt', 'g/h', [60, 240]), [150, 5]),
        moved('eaten', span('Eaten', 'g/h', [0, 120]), [60, 5]),
      ],
      curves: [
        { name: 'With eating', formula: 'max(0, full - (burnt - eaten) * x)' },
        { name: 'Without', formula: 'max(0, full - burnt * x)' },
      ],
      results: [
        {
          name: 'Empty after',
          unit: 'h',
          formula: 'burnt > eaten ? full / (burnt - eaten) : sqrt(-1)',
          digits: 1,
        },
        { name: 'Without eating', unit: 'h', formula: 'full / burnt', digits: 1 },
      ],
    },
  }),
  trying({
    slug: 'a-ratio-of-two-losses',
    title: 'A ratio of two losses',
    minutes: 4,
    content: `<p>The other leg is the measure of the injured one, and it has been lying about as well. Months of less training take from both. A symmetry index divides one loss by another: it rises when the injured leg gains, and it rises when the good leg loses.</p>
<ul><li>Let the good leg lose 15 %. From where does the index pass 90 % without any gain of the injured leg?</li><li>Find a pair of losses for which the index says 95 % and the injured leg has three quarters of what it had.</li><li>What would you have to have measured, and when, to read the dashed line?</li></ul>`,
    sources: [returnPapers.wellsandt2017, returnPapers.bishop2018, returnPapers.losciale2019],
    figure: {
      x: span('Loss of the other leg', '%', [0, 30]),
      y: span('Injured leg in percent', '%', [50, 120]),
      quantities: [
        moved('lost', span('Loss of the injured leg', '%', [0, 45]), [25, 1]),
        moved('other', span('Loss of the other leg', '%', [0, 30]), [10, 1]),
      ],
      curves: [
        { name: 'Symmetry index', formula: '100 * (100 - lost) / (100 - x)' },
        { name: 'Criterion of 90 %', formula: '90' },
        { name: 'Against its own value before', formula: '100 - lost' },
      ],
      results: [
        { name: 'Symmetry index', unit: '%', formula: '100 * (100 - lost) / (100 - other)', digits: 0 },
        { name: 'Against before', unit: '%', formula: '100 - lost', digits: 0 },
      ],
    },
  }),
  trying({
    slug: 'who-pays-for-the-squat',
    title: 'Who pays for the squat: hip or knee',
    minutes: 4,
    content: `<p>Take the thigh as a lever. As it sinks to the horizontal, the horizontal way from knee to hip grows, and the weight on the back is shared between both joints by where it hangs: further forward over the knee, or further back. This is a still picture, without the weight of the body and without speed.</p>
<ul><li>Let the knees go forward, so that the knee takes 70 % of the way. What has the hip been spared, and who pays?</li><li>Can any place of the bar make both moments smaller?</li><li>Compare 120 kg at 60° with 80 kg at 90°.</li></ul>`,
    sources: [strengthPapers.fry2003, strengthPapers.escamilla2001],
    figure: {
      x: span('Thigh below upright', '°', [0, 110]),
      y: span('Moment', 'N m', [0, 700]),
      quantities: [
        moved('m', span('Weight on the bar', 'kg', [20, 200]), [100, 5]),
        moved('l', span('Length of the thigh', 'm', [0.34, 0.5]), [0.42, 0.01]),
        moved('share', span('Share of the knee', '%', [20, 80]), [45, 1]),
      ],
      curves: [
        { name: 'Hip', formula: 'm * 9.81 * l * (1 - share / 100) * sin(x * pi / 180)' },
        { name: 'Knee', formula: 'm * 9.81 * l * share / 100 * sin(x * pi / 180)' },
      ],
      results: [
        { name: 'Hip at 90°', unit: 'N m', formula: 'm * 9.81 * l * (1 - share / 100)', digits: 0 },
        { name: 'Knee at 90°', unit: 'N m', formula: 'm * 9.81 * l * share / 100', digits: 0 },
      ],
    },
  }),
]
