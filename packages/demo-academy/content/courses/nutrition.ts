import { read } from '../citations.ts'
import { carbohydrateByDay, proteinDayPlanner, sweatTestProtocol } from '../handouts/nutrition.ts'
import { endurancePapers } from '../papers/endurance-physiology.ts'
import { nutritionPapers as papers } from '../papers/nutrition.ts'
import type { DemoCourse, DemoVideo } from '../types.ts'

export const nutritionCourses: readonly DemoCourse[] = [
  {
    slug: 'protein-for-athletes',
    ground: 'lime',
    title: 'Protein for athletes: dose and timing',
    outcome: 'Set a daily amount, divide it sensibly, and stop worrying about the minutes.',
    description: `<p>How much, how often, how soon? The three questions are asked in the wrong order. This course takes the daily total first, because it carries most of the effect, then the distribution over the day, then the famous window after training.</p>
<p>It shows where <strong>0.3 g/kg per meal</strong> comes from, why the curve levels off there in most studies, and what a study with 100 g in one meal did to the certainty. A printed planner gives portions in normal food for three body masses, and a list of situations in which protein is not the problem.</p>`,
    learn: [
      'Set a daily protein target between 1.2 and 2.4 g/kg and give the reason',
      'Divide it into meals of 0.3 to 0.4 g/kg',
      'Explain the dose-response curve and the doubt about its plateau',
      'Know what changes of body mass on a scale consist of',
      'Recognise signs of low energy availability and refer',
    ],
    categorySlugs: ['nutrition'],
    priceCents: 400,
    level: 'foundation',
    publishedDaysAgo: 341,
    updatedDaysAgo: 47,
    videos: ['the-dose-and-its-plateau', 'four-meals-or-one-dinner', 'protein-after-training', 'what-the-scale-shows'],
    outline: [
      { title: 'How much in a day', lessons: ['three-athletes-three-targets', 'the-dose-and-its-plateau'] },
      {
        title: 'How it is spread',
        lessons: [
          'four-meals-or-one-dinner',
          'a-tuesday-in-food',
          'exercise-one-day-on-five-plates',
          'check-dose-and-day',
        ],
      },
      { title: 'After training', lessons: ['protein-after-training', 'the-window-and-its-frame'] },
      {
        title: 'Energy and the scale',
        lessons: [
          'energy-that-is-left',
          'what-the-scale-shows',
          'what-a-month-on-the-scale-can-show',
          'exercise-a-week-before-the-scales',
          'check-timing-and-scale',
        ],
      },
    ],
  },
  {
    slug: 'carbohydrate-fuelling',
    ground: 'plum',
    title: 'Carbohydrate fuelling and muscle glycogen',
    outcome: 'Fuel the day, the hour and the last kilometre by demand instead of by habit.',
    description: `<p>After two hours of hard work about 70 % of the glycogen in the working muscle is gone, and the slow fibres are empty first. What you eat the day before, the hours before and every twenty minutes during decides when that happens.</p>
<p>The course puts grams to it: 3 to 12 g/kg per day according to the work, 30 to 90 g per hour according to duration, and the reason why fructose beside glucose raises what the gut can take. Fluid has a lesson of its own, because it is planned with the same scale and the same bottle.</p>
<h3>Also said</h3>
<p>Training with little carbohydrate changes signals in muscle and, so far, rarely results. It can be tried in easy base training; before hard sessions, in growing athletes and wherever energy is short it is a risk.</p>`,
    learn: [
      'Plan carbohydrate by day and by session in g/kg',
      'Choose intake per hour by duration, and train the gut for it',
      'Explain fibre by fibre why glycogen limits long efforts',
      'Estimate the carbohydrate cost of work above critical power',
      'Measure a sweat rate and write a drinking plan without overdrinking',
    ],
    categorySlugs: ['nutrition', 'endurance-physiology'],
    priceCents: 900,
    level: 'intermediate',
    publishedDaysAgo: 28,
    updatedDaysAgo: 3,
    videos: ['slow-fibres-first', 'sixty-or-ninety-grams', 'the-bill-above-critical-power', 'a-bottle-and-a-scale'],
    outline: [
      { title: 'Stores and fibres', lessons: ['slow-fibres-first', 'training-low-examined'] },
      {
        title: 'Grams per hour',
        lessons: [
          'sixty-or-ninety-grams',
          'when-the-stores-run-out',
          'ten-grams-more-each-week',
          'the-bill-above-critical-power',
        ],
      },
      {
        title: 'A plan for the day',
        lessons: [
          'a-bottle-and-a-scale',
          'a-four-hour-ride-in-grams',
          'exercise-a-bag-for-four-hours',
          'check-grams-and-bottles',
        ],
      },
    ],
  },
]

export const nutritionVideos: readonly DemoVideo[] = [
  {
    slug: 'the-dose-and-its-plateau',
    title: 'The dose and its plateau',
    description:
      'Muscle protein synthesis rises with the dose and levels off near 0.24 g/kg, about 20 g in the young men of the classic study. A later study gave 100 g at once and found a larger and longer response: the plateau belongs to the hours measured and to the protein used. For planning, 0.3 to 0.4 g/kg per meal remains a sensible portion.',
    explainer: 'protein-dose',
    links: [
      read(papers.moore2009, 'Six men, five doses of egg protein after leg exercise: the origin of the 20 g.'),
      read(papers.trommelen2023, '100 g against 25 g, followed for twelve hours.'),
      read(papers.schoenfeld2018, 'A review that translates both ideas into grams per meal.'),
    ],
    handout: proteinDayPlanner,
  },
  {
    slug: 'four-meals-or-one-dinner',
    title: 'Four meals or one large dinner',
    description:
      'The same daily protein can raise synthesis four times or once. Over twelve hours after exercise 4 × 20 g did more than 8 × 10 g or 2 × 40 g. Whether that becomes muscle over months is less sure; total intake explains most of the difference between studies. Spread it because it is easy, and do not lose sleep over a missed snack.',
    explainer: 'protein-distribution',
    links: [
      read(papers.areta2013, 'Three patterns of 80 g, measured with biopsies.'),
      read(papers.morton2018, 'Forty-nine trials: how much per day, and where the benefit ends.'),
    ],
  },
  {
    slug: 'protein-after-training',
    title: 'After training: protein repairs, carbohydrate refills',
    description:
      'Hard work empties glycogen, and refilling it takes about a day of eating carbohydrate. Protein does another job. Added to 1.0 to 1.2 g/kg of carbohydrate per hour it does not speed up storage; added to less, it helps somewhat. So the recovery meal needs both, for different reasons, and the muscle stays receptive to protein for at least 24 h.',
    explainer: 'glycogen-use',
    links: [
      read(papers.jager2017, 'A position stand with doses, timing and sources.'),
      read(papers.burke2011, 'Refuelling rates and when speed matters.'),
    ],
  },
  {
    slug: 'what-the-scale-shows',
    title: 'What the scale shows: water first, muscle last',
    description:
      'A session can take more than a kilogram off the scale, nearly all of it water; a good month of training and eating adds perhaps 0.2 to 0.5 kg of muscle. The sweat test shows how large the noise is. A weighing routine that can find the signal is dull: same hour, three mornings a week, monthly means.',
    explainer: 'sweat-rate',
    links: [
      read(papers.mountjoy2023, 'What to look for when mass, mood or bone say that energy is missing.'),
      {
        link: 'https://www.wada-ama.org/en/prohibited-list',
        description: 'World Anti-Doping Agency. The list itself: check it before any supplement, every January.',
      },
    ],
  },
  {
    slug: 'slow-fibres-first',
    title: 'Slow fibres first: how muscle runs empty',
    description:
      'The harder the work, the faster glycogen falls; at moderate intensity the slow fibres empty first and the fast ones follow when they are needed. At about two-thirds gone the pace is hard to hold, although the blood may still be full of sugar. Filling up takes about a day at 8 to 12 g/kg, which is why the meal before the match is too late to begin.',
    explainer: 'glycogen-use',
    links: [
      read(papers.gollnick1974, 'The biopsies that showed which fibres empty at which intensity.'),
      read(papers.impey2018, 'Fuel for the work required: the theory, and its limits, behind training low.'),
    ],
  },
  {
    slug: 'sixty-or-ninety-grams',
    title: 'Sixty or ninety grams an hour',
    description:
      'Glucose uses one door in the gut and passes about 60 g/h; fructose uses another, and together about 90 g/h can be taken up. Below an hour little of this matters; up to 2.5 h 30 to 60 g/h are enough; beyond that the second door pays. The gut adapts to practice, so the race plan is written in training, in steps of 10 g/h, with stomach complaints noted like split times.',
    explainer: 'carbohydrate-per-hour',
    links: [
      read(papers.jeukendrup2014, 'Intake by duration and intensity, in one figure.'),
      read(papers.thomas2016, 'The joint position statement: the table to keep.'),
    ],
    handout: carbohydrateByDay,
  },
  {
    slug: 'the-bill-above-critical-power',
    title: 'Above critical power: the bill in carbohydrate',
    description:
      'Critical power says how long, not what is burned. At 280 W and an efficiency of 22 % the body turns over 76 kJ a minute. If all of it came from carbohydrate that would be 275 g in an hour, three times what the gut can deliver: hard work lives on stored glycogen. The budget above critical power is spent in minutes and draws on the same stores, so surges early in a race are paid at the end.',
    explainer: 'critical-power',
    links: [
      read(endurancePapers.poole2016, 'What changes in muscle above the border.'),
      read(papers.burke2011, 'How training and competition days differ in need.'),
    ],
  },
  {
    slug: 'a-bottle-and-a-scale',
    title: 'A bottle and a scale: sweat rate',
    description:
      'Mass before minus mass after, plus drinks, minus urine: 1.8 L in 1.5 h, or 1.2 L/h, and a deficit of 1.5 % at the end. Two percent of body mass is the usual limit in the heat, and a debated one in the cool. The greater danger lies on the other side: those who finish heavier than they started have drunk too much.',
    explainer: 'sweat-rate',
    links: [
      read(papers.sawka2007, 'The position stand behind the 2 % line.'),
      read(papers.hewbutler2015, 'Consensus on hyponatraemia: who is at risk and why.'),
    ],
    handout: sweatTestProtocol,
  },
]
