import { read } from '../citations.ts'
import { growthProtocol, maturityEquations, practiceChecklist } from '../handouts/talent-development.ts'
import { loadPapers } from '../papers/load-monitoring.ts'
import { talentPapers as papers } from '../papers/talent-development.ts'
import type { DemoCourse, DemoVideo } from '../types.ts'

export const talentCourses: readonly DemoCourse[] = [
  {
    slug: 'growth-and-maturation',
    ground: 'peach',
    title: 'Growth and maturation in young athletes',
    outcome: 'Measure growth, estimate maturity with its error, and plan around both.',
    description: `<p>Two players of fourteen can be four years apart in biological age. One is at the peak of growth, at more than 9 cm a year, the other has not begun. Selection, load and technique all look different once you see which is which.</p>
<p>Stature can be measured with a known error, turned into velocity, and fed into the equations in use for maturity. They are cheap and biased in a known direction: <strong>early maturers are placed too late, late maturers too early</strong>. The course shows what can be decided with them and what cannot.</p>
<h3>For academies</h3>
<p>The relative age effect, practice during the spurt and training load around the peak each have a lesson; equations for boys and girls, and bio-banding, are on the sheets.</p>`,
    learn: [
      'Measure stature and sitting height with a technical error near 0.3 cm',
      'Calculate height velocity and say over which interval it is believable',
      'Estimate maturity offset and percentage of adult height, with error',
      'Recognise a relative age effect in a squad list',
      'Adapt load and technique training around the peak',
    ],
    categorySlugs: ['talent-development'],
    priceCents: 1100,
    level: 'intermediate',
    publishedDaysAgo: 208,
    updatedDaysAgo: 40,
    videos: [
      'same-age-other-body',
      'born-in-the-first-quarter',
      'practising-through-the-spurt',
      'load-around-the-peak',
    ],
    outline: [
      { title: 'Growth and its estimates', lessons: ['same-age-other-body', 'one-boy-five-visits'] },
      { title: 'Birthdays and selection', lessons: ['born-in-the-first-quarter', 'counting-a-squad-list'] },
      {
        title: 'Training through the spurt',
        lessons: [
          'practising-through-the-spurt',
          'load-around-the-peak',
          'a-month-around-the-peak',
          'exercise-two-years-against-a-wall',
          'check-growth-and-birthdays',
        ],
      },
    ],
  },
  {
    slug: 'skill-acquisition',
    ground: 'rust',
    title: 'Skill acquisition: learning as exploration',
    outcome: 'Design practice that looks worse today and is remembered next week.',
    description: `<p>A drill that runs smoothly may be teaching little. Learning is what remains after a week and transfers to a game, and it often needs practice that looks untidy. This course treats the learner as someone who explores a landscape of solutions, and the coach as someone who shapes it.</p>
<p>Four ideas carry it: several good solutions exist, variable order helps retention, selection is easily mistaken for skill, and <em>information</em> is what a drill must keep. Each comes with the evidence, including the studies in which the effect shrank outside the laboratory.</p>`,
    learn: [
      'Separate performance in practice from learning',
      'Change one constraint at a time and predict the effect',
      'Mix tasks to a degree that fits the level of the learner',
      'Keep the information of the game in a drill',
      'Run a retention and transfer test with your own group',
    ],
    categorySlugs: ['talent-development', 'performance-analysis'],
    priceCents: 500,
    level: 'foundation',
    publishedDaysAgo: 17,
    updatedDaysAgo: 17,
    videos: [
      'several-good-solutions',
      'blocked-or-random',
      'what-selection-mistakes-for-skill',
      'keep-the-trigger-in-the-drill',
    ],
    outline: [
      { title: 'Shaping the task', lessons: ['several-good-solutions', 'four-drills-rewritten'] },
      { title: 'Practice and what remains', lessons: ['blocked-or-random', 'a-learning-test-for-your-own-group'] },
      {
        title: 'Selection and the game',
        lessons: [
          'what-selection-mistakes-for-skill',
          'keep-the-trigger-in-the-drill',
          'exercise-twelve-players-three-tests',
          'check-practice-and-learning',
        ],
      },
    ],
  },
]

export const talentVideos: readonly DemoVideo[] = [
  {
    slug: 'same-age-other-body',
    title: 'Same age, other body: peak height velocity',
    description:
      'An early and a late maturer on one time line: the same birthday, a different biological age. In boys the peak comes at about 13.8 years on average and reaches 9 to 10 cm per year, in girls about two years earlier and somewhat lower. Equations estimate it to about half a year and pull everyone towards the mean, so measure over time as well.',
    explainer: 'peak-height-velocity',
    links: [
      read(papers.mirwald2002, 'The maturity offset: the original equations.'),
      read(papers.malina2014, 'Validation against real growth curves: where the prediction fails.'),
      read(papers.philippaerts2006, 'Performance around the peak in young footballers.'),
    ],
    handout: maturityEquations,
  },
  {
    slug: 'born-in-the-first-quarter',
    title: 'Born in the first quarter: the relative age effect',
    description:
      'In the population births are spread almost evenly over the year, in selected squads they are not: the oldest of each year are over-represented, with odds of first to last quarter of about 1.65 across sports and more at the top of boys’ football. Relative age is not maturity; a player born in December can mature early. Counting a squad list takes five minutes; rotating cut-off dates, bio-banding and later selection are the remedies under test.',
    explainer: 'relative-age-effect',
    links: [
      read(papers.cobley2009, 'The meta-analysis: who, where, how strong.'),
      read(papers.cumming2017, 'Bio-banding: grouping by maturity, what it solves and what it does not.'),
    ],
  },
  {
    slug: 'practising-through-the-spurt',
    title: 'Blocked or random through the growth spurt',
    description:
      'When limbs lengthen within months, yesterday’s timing misses. Performance in a drill may drop without anything being unlearned, and a smooth blocked drill can hide it. The difference between practice and retention, shown mostly in adults, is the tool here: judge technique by tests a week apart and over months, keep variety, and do not correct what growth will correct.',
    explainer: 'practice-variability',
    links: [
      read(papers.lloyd2012, 'The Youth Physical Development model: what to train before, around and after the peak.'),
      read(
        papers.philippaerts2006,
        'Strength, speed and endurance rose fastest at the peak: a drop in a drill is not a loss of fitness.',
      ),
    ],
    handout: growthProtocol,
  },
  {
    slug: 'load-around-the-peak',
    title: 'Load around the peak: one week, many teams',
    description:
      'School, club, regional squad: a player of fourteen can have three coaches and no common calendar. RPE × minutes from all of them, added up, often surprises everyone. Around the peak it is sensible to keep two days in seven light, and to take out repeated kicking, jumping and sprinting for some weeks when bone pain begins.',
    explainer: 'session-rpe-week',
    links: [
      read(loadPapers.foster2001, 'Session-RPE: simple enough for players who train in three places.'),
      read(
        papers.gullich2022,
        'World-class adults had practised more sports and begun more slowly than their national-class peers.',
      ),
    ],
  },
  {
    slug: 'several-good-solutions',
    title: 'Several good solutions: learners on a landscape',
    description:
      'Picture movement solutions as valleys: learners roll towards the nearest one, some settle in the same place, some in another that works as well. Changing the task changes the landscape, so a smaller goal or a wider pitch can move a learner where words could not. The picture is a metaphor with mathematics behind it, not a map of a brain.',
    explainer: 'movement-solutions',
    links: [
      read(papers.davids2003, 'Why variability between and within people can be functional.'),
      read(papers.renshaw2019, 'A constraint-led approach, written for teachers and coaches.'),
    ],
  },
  {
    slug: 'blocked-or-random',
    title: 'Blocked or random: the practice that looks worse',
    description:
      'Blocked practice wins on the training day, random practice in the retention test a week later. The effect is moderate in laboratories, about 0.6 standard deviations, and about 0.2 in applied settings, so it is a direction and not a law. Start blocked with beginners, mix as soon as the movement stands, and test what stayed.',
    explainer: 'practice-variability',
    links: [
      read(papers.brady2004, 'The meta-analysis that separates laboratory from field.'),
      read(papers.kantak2012, 'Performance is not learning: how to design the test.'),
      read(papers.guadagnoli2004, 'The challenge point: how difficult for whom.'),
    ],
    handout: practiceChecklist,
  },
  {
    slug: 'what-selection-mistakes-for-skill',
    title: 'What selection mistakes for skill',
    description:
      'A squad full of first-quarter births was chosen by eyes that believed they saw skill. Older and earlier maturing children win more duels, touch the ball more, are coached more, and so become better: a small advantage grows by selection. Three questions help on a trial day: how old is this player within the year, how mature, and what did the last six months change?',
    explainer: 'relative-age-effect',
    links: [
      read(papers.johnston2018, 'A systematic review: few predictors of adult success survive.'),
      read(papers.cobley2009, 'How the effect changes with age, sex and level.'),
    ],
  },
  {
    slug: 'keep-the-trigger-in-the-drill',
    title: 'A press has a trigger: keep it in the drill',
    description:
      'The winger jumps when the pass to the full-back is played; the pass is the information, the run is the answer. Take the pass out, run the press on a whistle, and you train another skill. Go from whistle to coloured bib to real pass, and count how often the decision, not the run, was right.',
    explainer: 'high-press',
    links: [
      read(papers.pinder2011, 'Representative design: what a drill must sample from the game.'),
      read(
        papers.wulf2013,
        'Attention on the effect rather than the limb; a large literature, with a debate about publication bias.',
      ),
    ],
  },
]
