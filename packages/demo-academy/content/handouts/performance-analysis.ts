import { analysisPapers as papers } from '../papers/performance-analysis.ts'
import type { Handout } from '../types.ts'

export const networkRecipe: Handout = {
  slug: 'passing-network-recipe',
  title: 'Passing network: a recipe with its measures',
  purpose: 'From an event file to one honest picture and five numbers.',
  sections: [
    {
      heading: 'Recipe',
      steps: [
        'Take completed passes from kick-off to the first substitution or red card of the team. Report the minutes.',
        'Node position: median place where the player made and received passes. The median is calmer than the mean.',
        'Link width: passes in both directions. Leave out links below 4 passes and write that you did.',
        'Node size: passes made plus received.',
        'Colour carries one question only, for example passes that broke a line.',
      ],
    },
    {
      heading: 'Measures',
      formulas: [
        'density = links present ÷ (N × (N − 1)), with N = 11: 110 possible directed links',
        'in- and out-strength of a player = passes received, passes made',
        'weighted centrality: distance of a link = 1 ÷ passes',
      ],
      table: {
        caption: 'What each measure answers',
        columns: ['Measure', 'Question', 'Beware'],
        rows: [
          ['Strength', 'Who is most involved?', 'centre-backs always are'],
          ['Betweenness', 'Who connects the others?', 'unstable with few passes'],
          ['Closeness', 'Who reaches all quickly?', 'needs a connected network'],
          ['Clustering', 'Are there triangles?', 'rises with possession'],
          ['Centralisation', 'Does one player carry it?', 'compare at similar possession'],
        ],
      },
      paragraphs: ['Example: 64 of 110 directed links used at least once: density 0.58.'],
    },
    {
      heading: 'Before you present it',
      bullets: [
        'An average position may be a place where the player never stood: a full-back who overlaps has two.',
        'One match is one draw. Bootstrap by possession, or show three matches.',
        'Passes do not see what was refused: space, pressure and the pass not played need positional data.',
        'Higher passing rate went with more goals and stronger centralisation with fewer in 760 league matches. That is an association between teams, not an instruction.',
      ],
    },
  ],
  references: [papers.buldu2018, papers.grund2012, papers.rein2016],
}

export const expectedGoalsByHand: Handout = {
  slug: 'expected-goals-by-hand',
  title: 'Expected goals by hand',
  purpose: 'Angle, probability, sum and chance: four calculations on paper.',
  sections: [
    {
      heading: 'Angle',
      formulas: [
        'angle = arctan( 7.32 × x ÷ (x² + y² − 3.66²) ), x = distance from the goal line, y = from its middle (m)',
      ],
      table: {
        caption: 'Central positions (y = 0). A negative value of the arctan means: add 180°.',
        columns: ['x (m)', 'Angle', 'Place'],
        rows: [
          ['5.5', '67.3°', 'edge of the goal area'],
          ['11', '36.8°', 'penalty mark'],
          ['16.5', '25.0°', 'edge of the penalty area'],
          ['25', '16.7°', 'long shot'],
        ],
      },
    },
    {
      heading: 'Probability',
      formulas: ['xG = 1 ÷ (1 + e^(−z)), z = −1.30 − 0.115 × distance (m) + 1.55 × angle (rad)'],
      paragraphs: [
        'A teaching model, not fitted to a league. From 11 m, central: angle 0.642 rad, z = −1.30 − 1.265 + 0.995 = −1.57, xG = 0.17. From 25 m: z = −3.72, xG = 0.02. A penalty is scored in 75 to 79 of 100 cases because nobody but the goalkeeper stands in the way: models with defenders and goalkeeper are better than distance and angle alone.',
      ],
    },
    {
      heading: 'Sum and chance',
      formulas: [
        'expected goals = sum of p',
        'no goal at all = product of (1 − p)',
        'SD of goals = square root of the sum of p × (1 − p)',
      ],
      table: {
        caption: 'Nearly the same sum, other match',
        columns: ['Team', 'Shots', 'Sum of xG', 'At least one goal'],
        rows: [
          ['A', '1 × 0.76', '0.76', '76 %'],
          ['B', '10 × 0.08', '0.80', '57 %'],
        ],
      },
      paragraphs: [
        'A striker with 50 shots of 0.10 has 5.0 xG with an SD of 2.1. Eight goals are 1.4 SD above: a good run or good finishing, the season cannot tell.',
      ],
    },
    {
      heading: 'Questions for a model',
      bullets: [
        'Which league, which seasons, how many shots, and are penalties in?',
        'Is it calibrated: of all shots given 0.30, were 30 % goals?',
        'Which information is missing: pressure, goalkeeper, body part, height of the ball?',
      ],
    },
  ],
  references: [papers.anzer2021, papers.mead2023, papers.robberechts2020],
}

export const codingReliability: Handout = {
  slug: 'coding-reliability',
  title: 'Coding matches: definitions and agreement',
  purpose: 'How to know that two analysts mean the same event, with a worked kappa.',
  sections: [
    {
      heading: 'An operational definition has five parts',
      steps: [
        'Name, and what it is for.',
        'Start: the first visible moment. Example press: a player accelerates at the ball carrier from less than 15 m.',
        'End: the last visible moment.',
        'In and out: two borderline clips of each.',
        'What to do when the picture does not show it: code "not visible", never guess.',
      ],
    },
    {
      heading: 'Agreement',
      formulas: ['kappa = (Po − Pe) ÷ (1 − Pe)', 'Po = observed agreement, Pe = agreement by chance'],
      table: {
        caption: 'Two analysts, 100 clips: press or no press',
        columns: ['', 'B: press', 'B: none', 'Sum'],
        rows: [
          ['A: press', '40', '8', '48'],
          ['A: none', '7', '45', '52'],
          ['Sum', '47', '53', '100'],
        ],
      },
      paragraphs: [
        'Po = 0.85. Pe = 0.48 × 0.47 + 0.52 × 0.53 = 0.50. kappa = 0.35 ÷ 0.50 = 0.70. The analysts agree on 85 %, but half of that was to be expected by chance.',
      ],
    },
    {
      heading: 'Routine',
      bullets: [
        'Before the season: two analysts, one match each from three opponents, kappa of 0.7 or more for every code in use.',
        'Monthly: one half, coded again by the other, without looking.',
        'After a change of definition: new name, or recode the season.',
        'Rare events (fewer than 10 in the sample) need more matches; kappa swings with a single clip.',
      ],
    },
  ],
  references: [papers.hughes2002, papers.andrienko2017],
}
