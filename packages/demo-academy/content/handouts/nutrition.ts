import { nutritionPapers as papers } from '../papers/nutrition.ts'
import type { Handout } from '../types.ts'

export const proteinDayPlanner: Handout = {
  slug: 'protein-day-planner',
  title: 'Protein: a day on one page',
  purpose: 'Amount, distribution and food portions for three body masses.',
  sections: [
    {
      heading: 'How much',
      table: {
        caption: 'Daily protein',
        columns: ['Situation', 'g/kg per day'],
        rows: [
          ['Endurance or team sport, energy balance', '1.2 to 1.6'],
          ['Strength training, gaining muscle', '1.6 to 2.2'],
          ['Losing fat while training', '1.6 to 2.4'],
        ],
      },
      paragraphs: [
        'In 49 trials the gain in fat-free mass stopped rising at 1.6 g/kg per day, with an interval from 1.0 to 2.2. So 1.6 is enough for most, and 2.2 covers those who want to be sure. The average gain from supplements was 0.3 kg: training does the rest.',
      ],
    },
    {
      heading: 'How it is spread',
      formulas: ['portion (g) = 0.3 × body mass (kg), four or five times a day, 3 to 5 h apart'],
      table: {
        caption: 'Portions and daily totals',
        columns: ['Body mass', 'Portion', '4 portions', '5 portions'],
        rows: [
          ['60 kg', '18 g', '72 g (1.2 g/kg)', '90 g (1.5 g/kg)'],
          ['70 kg', '21 g', '84 g (1.2 g/kg)', '105 g (1.5 g/kg)'],
          ['85 kg', '26 g', '102 g (1.2 g/kg)', '128 g (1.5 g/kg)'],
        ],
      },
      bullets: [
        'To reach 1.6 g/kg with four meals, take 0.4 g/kg each. Plant-based meals: rather 0.4 than 0.3, from two sources.',
        'Daily total first, distribution second, minutes after training last.',
      ],
    },
    {
      heading: 'About 20 to 25 g of protein in food',
      bullets: [
        '80 g cooked chicken breast, or 100 g drained tuna',
        '200 g skyr or low-fat quark, or 600 ml milk',
        '3 large eggs (19 g) with a slice of bread',
        '250 g cooked lentils with 50 g bread',
        '150 g firm tofu, or 30 g whey powder',
      ],
    },
    {
      heading: 'When to stop and send on',
      bullets: [
        'Known kidney disease: medical advice before raising protein.',
        'Low energy intake, missing periods, repeated bone stress injury: this is not a protein question. Refer for low energy availability.',
        'Supplements: only batch-tested products, and only if food cannot do it.',
      ],
    },
  ],
  references: [papers.morton2018, papers.jager2017, papers.mountjoy2023, papers.maughan2018],
}

export const carbohydrateByDay: Handout = {
  slug: 'carbohydrate-by-day',
  title: 'Carbohydrate by day and by hour',
  purpose: 'Targets for the day, the hours before, during and after, with a match week for 75 kg.',
  sections: [
    {
      heading: 'Per day',
      table: {
        caption: 'Targets in g per kg body mass',
        columns: ['Day', 'g/kg', '75 kg'],
        rows: [
          ['Light or skill only', '3 to 5', '225 to 375 g'],
          ['About 1 h, moderate', '5 to 7', '375 to 525 g'],
          ['1 to 3 h, moderate to hard', '6 to 10', '450 to 750 g'],
          ['More than 4 h', '8 to 12', '600 to 900 g'],
        ],
      },
    },
    {
      heading: 'Around the effort',
      bullets: [
        'Before: 1 to 4 g/kg in the 1 to 4 h before; the later, the less.',
        'During, up to 45 min: nothing needed. 45 to 75 min: a mouth rinse or small amounts.',
        'During, 1 to 2.5 h: 30 to 60 g/h, one source is enough.',
        'During, longer than 2.5 h: up to 90 g/h, glucose and fructose together, practised in training.',
        'After, with less than 8 h to the next effort: 1.0 to 1.2 g/kg per hour for 4 h.',
        'Before an event above 90 min: 10 to 12 g/kg per day for 36 to 48 h.',
      ],
    },
    {
      heading: 'A match week for 75 kg',
      table: {
        caption: 'MD = match day',
        columns: ['Day', 'Training', 'g/kg', 'g'],
        rows: [
          ['MD−4', 'hard, 90 min', '6', '450'],
          ['MD−3', 'hard, 90 min', '6', '450'],
          ['MD−2', 'easy, 60 min', '4', '300'],
          ['MD−1', 'short', '7', '525'],
          ['MD', 'match', '7', '525'],
          ['MD+1', 'recovery', '6 to 7', '450 to 525'],
        ],
      },
    },
    {
      heading: 'What 60 g are',
      bullets: [
        '1 L of a 6 % sports drink, or two and a half gels of 25 g, or two large bananas',
        '80 g dry rice or pasta, or 120 g bread',
      ],
    },
  ],
  references: [papers.burke2011, papers.thomas2016, papers.collins2021, papers.jeukendrup2014],
}

export const sweatTestProtocol: Handout = {
  slug: 'sweat-test-protocol',
  title: 'Sweat rate: field protocol',
  purpose: 'One scale, one bottle, one form. For a drinking plan that fits one person and one kind of weather.',
  sections: [
    {
      heading: 'Protocol',
      steps: [
        'Empty the bladder. Weigh nude or in dry underwear, scale to 0.05 kg, on hard floor.',
        'Weigh the bottles, or mark them by name. No spitting and no pouring over the head from them.',
        'Train 60 to 90 min. Write temperature, humidity, wind and clothing.',
        'Towel dry, weigh again in the same clothing before drinking, eating or urinating. If urine was passed, measure it.',
      ],
    },
    {
      heading: 'Calculation',
      formulas: [
        'sweat (L) = mass before − mass after + drinks − urine',
        'sweat rate (L/h) = sweat ÷ duration',
        'deficit (%) = 100 × (mass before − mass after) ÷ mass before',
      ],
      paragraphs: [
        'Example: 74.0 kg before, 72.9 kg after 1.5 h, 0.8 L drunk, 0.1 L urine. Sweat 1.1 + 0.8 − 0.1 = 1.8 L, rate 1.2 L/h, deficit 1.5 %.',
        'Burned fuel and breathed-out water also weigh something, roughly 0.1 to 0.2 kg per hour of hard work. For sessions below 90 min it can be ignored.',
      ],
    },
    {
      heading: 'Using it',
      bullets: [
        'Plan to finish with less than about 2 % deficit in heat. In cool weather and short efforts thirst is a good guide; the 2 % line is debated.',
        'Nobody should finish heavier than they started. Drinking above sweat rate can cause hyponatraemia, which has killed healthy runners.',
        'After: 1.25 to 1.5 L per kilogram lost, with salt from food, over the next hours.',
        'Repeat in another season. One person can lose 0.5 L/h in winter and 1.8 L/h in July.',
      ],
    },
  ],
  references: [papers.sawka2007, papers.hewbutler2015, papers.thomas2016],
}
