import { talentPapers as papers } from '../papers/talent-development.ts'
import type { Handout } from '../types.ts'

export const growthProtocol: Handout = {
  slug: 'growth-measurement-protocol',
  title: 'Measuring growth in an academy: protocol and error',
  purpose: 'So that 0.6 cm in a month means growth and not a different tape.',
  sections: [
    {
      heading: 'Measurement',
      steps: [
        'Same time of day, before training: children lose 1 cm or more of height between morning and evening.',
        'Stature: shoes off, heels, seat and shoulders at the wall, head in the Frankfurt plane, gentle upward traction, read at the end of a breath in. To 0.1 cm.',
        'Sitting height on a box of known height, thighs horizontal, hands on thighs. Leg length = stature − sitting height.',
        'Body mass in light clothing, to 0.1 kg.',
        'Everything twice; a third time if stature or sitting height differ by more than 0.4 cm. Take the mean of two or the median of three.',
      ],
    },
    {
      heading: 'Velocity and its error',
      formulas: ['height velocity (cm per year) = (height 2 − height 1) ÷ years between'],
      paragraphs: [
        'With a technical error of 0.3 cm a difference carries 0.3 × 1.41 = 0.42 cm. Over three months that is ±1.7 cm per year, over six months ±0.8, over one month ±5.1. Measure monthly if you like, but judge over three months or more.',
      ],
    },
    {
      heading: 'When to look closer',
      bullets: [
        'More than 0.6 cm per month over three months (7.2 cm per year): near the peak. Talk to coach, parents and player.',
        'Leg length runs ahead of trunk: watch sprint and kicking technique, reduce repeated high-speed kicking and jumping for some weeks.',
        'Heel, kneecap and hip-bone pain of growth are diagnoses. Refer, and change load before they ask for it.',
      ],
    },
    {
      heading: 'Consent',
      paragraphs: [
        'Growth data are health data of minors. Parents and players agree in writing, see their own curve, and no other player does.',
      ],
    },
  ],
  references: [papers.philippaerts2006, papers.lloyd2012],
}

export const maturityEquations: Handout = {
  slug: 'maturity-equations',
  title: 'Estimating maturity: equations, worked example, error',
  purpose: 'Three ways without an X-ray, and how far to trust each.',
  sections: [
    {
      heading: 'Maturity offset (years from peak height velocity)',
      formulas: [
        'boys: −7.999994 + 0.0036124 × age × height',
        'girls: −7.709133 + 0.0042232 × age × height',
        'age at peak = age − offset   (age in years, height in cm)',
      ],
      paragraphs: [
        'Boy, 13.5 years, 162 cm: 13.5 × 162 = 2187; offset −8.00 + 7.90 = −0.10; estimated age at peak 13.6 years. The standard error of the equations is about 0.5 years, so the 95 % interval reaches from 12.5 to 14.7.',
      ],
      bullets: [
        'The estimate depends on the age at which it is made, and it pulls everyone to the mean: early maturers are placed too late, late maturers too early. Those are the players you wanted to find.',
        'Best within about one year of the peak. Do not use it to forecast three years ahead.',
      ],
    },
    {
      heading: 'Percentage of predicted adult height',
      formulas: ['% PAH = 100 × height now ÷ predicted adult height'],
      table: {
        caption: 'A common banding; the borders are conventions',
        columns: ['% PAH', 'Band', 'Typical state'],
        rows: [
          ['below 85', 'pre-pubertal', 'steady growth of 5 to 6 cm per year'],
          ['85 to 90', 'early', 'take-off'],
          ['90 to 95', 'mid', 'around and after the peak'],
          ['above 95', 'late', 'growth slowing'],
        ],
      },
      paragraphs: [
        'The Khamis-Roche method predicts adult height from height, body mass and the mean height of both parents with a typical miss of about 2.2 cm in boys and 1.7 cm in girls, more than twice that in one of ten. Measured parents are better than remembered ones: people add centimetres.',
      ],
    },
    {
      heading: 'Measured velocity',
      paragraphs: [
        'Two years of honest heights beat every equation. Draw the curve for each player and let the equation fill the gap only for new arrivals.',
      ],
    },
    {
      heading: 'Using it',
      bullets: [
        'Group some training and some games by band, not by birthday; keep mixed groups as well.',
        'Show maturity beside test results, so that the tall fast boy of 14 is compared with his band.',
        'Never deselect by an estimate with an error of a year.',
      ],
    },
  ],
  references: [papers.moore2015, papers.malina2014, papers.khamis1994],
}

export const practiceChecklist: Handout = {
  slug: 'practice-design-checklist',
  title: 'Designing practice: a checklist on one page',
  purpose: 'Twelve questions before a drill goes on the plan, and a test that shows whether it taught anything.',
  sections: [
    {
      heading: 'Information',
      bullets: [
        'Does the player see what will be there in the game: ball, opponent, space, time?',
        'Does the player choose, or is the answer given in advance?',
        'Is the order of repetitions known? If so, why?',
      ],
    },
    {
      heading: 'Constraints',
      bullets: [
        'Which one thing is changed: task (rule, size, number), surroundings, or player (fatigue, equipment)?',
        'Does the change invite the solution, or forbid all others?',
        'Would a very different body find another good solution, and may it?',
      ],
    },
    {
      heading: 'Difficulty',
      bullets: [
        'Success between about 60 and 80 %? Above that it is rehearsal, far below it is guessing.',
        'Beginners: fewer changes at a time. Advanced: mix tasks from one repetition to the next.',
        'Feedback after several tries or on request, not after each.',
      ],
    },
    {
      heading: 'Test of learning',
      steps: [
        'Test before the block (score A).',
        'Practise, and note the last session (score B). B − A is performance in practice.',
        'Test without practice after at least two days, better a week (score C). C − A is what was retained.',
        'Change the task (other side, other opponent, tired) and test again (score D). D − A is transfer.',
      ],
      table: {
        caption: 'Example: passes to target out of 20',
        columns: ['Group', 'A', 'B', 'C', 'D'],
        rows: [
          ['blocked order', '8', '16', '11', '9'],
          ['random order', '8', '13', '13', '12'],
        ],
      },
      paragraphs: [
        'Judged by B the blocked group won; judged by C and D it lost. In laboratories the advantage of random order is moderate (effect about 0.6), on real pitches small (about 0.2), and uncertain in young children. Mix, test, and keep what your players retain.',
      ],
    },
  ],
  references: [papers.brady2004, papers.kantak2012, papers.guadagnoli2004, papers.pinder2011],
}
