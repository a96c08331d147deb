import { loadPapers as papers } from '../papers/load-monitoring.ts'
import type { Handout } from '../types.ts'

export const sessionRpeProtocol: Handout = {
  slug: 'session-rpe-protocol',
  title: 'Session-RPE: collection protocol and scale',
  purpose: 'One page for the dressing-room wall and one for the person who types the numbers.',
  sections: [
    {
      heading: 'What is asked',
      paragraphs: [
        'Ask each athlete alone, about 30 minutes after the session, always with the same words: "How was your workout?" The answer is a rating of the whole session, not of its last drill. Show the scale; do not read it out and do not comment on the answer.',
      ],
      table: {
        caption: 'Modified CR-10 scale of Foster et al. (2001). Ratings without words may be used.',
        columns: ['Rating', 'Words'],
        rows: [
          ['0', 'Rest'],
          ['1', 'Very, very easy'],
          ['2', 'Easy'],
          ['3', 'Moderate'],
          ['4', 'Somewhat hard'],
          ['5', 'Hard'],
          ['6', ''],
          ['7', 'Very hard'],
          ['8', ''],
          ['9', ''],
          ['10', 'Maximal'],
        ],
      },
    },
    {
      heading: 'What is calculated',
      formulas: ['session load (AU) = RPE × duration (min)', 'example: RPE 7 × 90 min = 630 AU'],
      bullets: [
        'Duration runs from the first minute of the warm-up to the end of the last drill. Write down your rule and keep it: including a 15 min cool-down at RPE 7 adds 105 AU.',
        'Two sessions on one day are two ratings and two products, then one sum. Do not average the ratings.',
        'A day off is 0 AU. A missing answer is not: leave it empty and mark it.',
      ],
    },
    {
      heading: 'Checks before anyone looks at the numbers',
      steps: [
        'Practise the scale for two weeks before you use a number. Include one session that everybody calls easy and one that everybody calls maximal.',
        'Look at the spread: if a squad uses only 5, 6 and 7, the scale is being answered for the coach. Ask on a phone, out of sight of others.',
        'Compare the planned with the answered rating. A steady gap of 1 point on "easy" days is a finding about the training, not an error of the athlete.',
        'Report a load that was filled in by hand (mean of the same session type for the same athlete) as filled in.',
      ],
    },
  ],
  references: [papers.foster2001, papers.impellizzeri2004, papers.bourdon2017],
}

export const monotonyWorksheet: Handout = {
  slug: 'monotony-and-strain-worksheet',
  title: 'Monotony and strain: formulas and a worked week',
  purpose: 'From seven daily loads to two numbers, with the choices that change them.',
  sections: [
    {
      heading: 'Formulas',
      formulas: [
        'weekly load = sum of the seven daily loads (AU)',
        'monotony = mean daily load ÷ SD of daily load (no unit)',
        'strain = weekly load × monotony (AU)',
      ],
      paragraphs: ['All seven days enter, days off as 0. Monotony rises when days resemble each other.'],
    },
    {
      heading: 'Worked example: a week with one match',
      table: {
        caption: 'RPE × minutes',
        columns: ['Day', 'Session', 'RPE', 'min', 'Load (AU)'],
        rows: [
          ['Mon', 'off', '0', '0', '0'],
          ['Tue', 'gym and pitch', '5', '85', '425'],
          ['Wed', 'intensive', '7', '90', '630'],
          ['Thu', 'tactical', '6', '75', '450'],
          ['Fri', 'day before the match', '4', '55', '220'],
          ['Sat', 'match', '8', '92', '736'],
          ['Sun', 'recovery', '3', '40', '120'],
        ],
      },
      bullets: [
        'Weekly load 2581 AU, mean 368.7 AU, sample SD (n − 1) 268.6 AU.',
        'Monotony 368.7 ÷ 268.6 = 1.37. Strain 2581 × 1.37 = about 3540 AU.',
        'With the population SD (n) the same week gives 248.5 AU and a monotony of 1.48. The factor is always the square root of 7/6, 1.08, so write down which one your software uses.',
      ],
    },
    {
      heading: 'How to read the result',
      bullets: [
        'Compare an athlete with the same athlete. A monotony of 2 is often quoted as a warning line; it comes from small groups and is not a law.',
        'Monotony has no upper limit: seven days between 360 and 380 AU give a value near 50. Report it as "no contrast", not as a number.',
        'Strain weighs the weekly load twice (it also stands inside the mean). Show weekly load and monotony beside it.',
        'Two easy days at 100 AU do more for monotony than the same minutes taken evenly from all days.',
      ],
    },
  ],
  references: [papers.foster1998, papers.foster2001],
}

export const ewmaWorksheet: Handout = {
  slug: 'ewma-worksheet',
  title: 'Acute and chronic load: calculation sheet',
  purpose: 'The weighted averages step by step, and eight questions before anybody sees a ratio.',
  sections: [
    {
      heading: 'Formulas',
      formulas: [
        'weight w = 2 ÷ (N + 1): N = 7 d gives 0.25, N = 28 d gives 0.069',
        'EWMA today = w × load today + (1 − w) × EWMA yesterday',
        'ratio = acute EWMA ÷ chronic EWMA, difference = acute − chronic (AU per day)',
      ],
      paragraphs: [
        'A day 7 days ago still counts in the acute average with 0.25 × 0.75^7 = 0.033 of its load. Nothing drops out suddenly, as it does from a rolling week.',
      ],
    },
    {
      heading: 'Worked example',
      paragraphs: ['Both averages start at 300 AU per day. Three days follow: 700, 0 and 700 AU.'],
      table: {
        caption: 'Exponentially weighted averages in AU per day',
        columns: ['Day', 'Load', 'Acute (0.25)', 'Chronic (0.069)', 'Ratio'],
        rows: [
          ['0', '', '300.0', '300.0', '1.00'],
          ['1', '700', '400.0', '327.6', '1.22'],
          ['2', '0', '300.0', '305.0', '0.98'],
          ['3', '700', '400.0', '332.2', '1.20'],
        ],
      },
    },
    {
      heading: 'Before you show a ratio',
      steps: [
        'Is the chronic average at least 28 days old? Before that it mostly repeats your starting value.',
        'Are missing days missing, or silently 0? One empty match day of 700 AU lowers the acute average by 175 AU.',
        'Is the chronic load itself high enough for the coming match? A ratio of 1.0 on 100 AU per day prepares for nothing.',
        'Are acute and chronic coupled? With four independent rolling weeks the correlation of the parts is 0.50 by arithmetic alone.',
        'Does the graph show the daily loads too?',
        'Would the plan be different if the ratio were 0.1 higher? If not, do not discuss the decimal.',
        'Which response (soreness, jump, morning heart rate) will you look at before you change the plan?',
        'Has nobody used the words "risk" or "sweet spot"? The ratio describes a change of load. It does not predict an injury in a person.',
      ],
    },
  ],
  references: [papers.williams2017, papers.lolli2019, papers.impellizzeri2020],
}
