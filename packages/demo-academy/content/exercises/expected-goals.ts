import type { DemoWritten } from '../types.ts'
import { amount, asking, one, several } from '../written.ts'
import { near, says, sum, table } from './data.ts'

/** One match: minute, chance of a goal, and what became of it. */
type Shot = readonly [minute: number, chance: number, result: 'goal' | 'saved' | 'off target' | 'blocked']
const home: readonly Shot[] = [
  [6, 0.04, 'off target'],
  [14, 0.31, 'saved'],
  [23, 0.08, 'blocked'],
  [41, 0.12, 'goal'],
  [58, 0.05, 'off target'],
  [77, 0.76, 'saved'],
  [88, 0.09, 'off target'],
]
const away: readonly Shot[] = [
  [31, 0.07, 'goal'],
  [52, 0.38, 'goal'],
  [70, 0.06, 'saved'],
]
const chancesOf = (shots: readonly Shot[]): number[] => shots.map(([, chance]) => chance)
const homeGoals = sum(chancesOf(home))
const awayGoals = sum(chancesOf(away))
const none = (shots: readonly Shot[]): number => chancesOf(shots).reduce((all, chance) => all * (1 - chance), 1)
const penalty = 0.76
/** Two attempts of one attack: they cannot both become goals. */
const [firstTry, rebound] = [0.31, 0.4]
const together = 1 - (1 - firstTry) * (1 - rebound)
const season = { goals: 52, expected: 44.6 }

export const expectedGoalsExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-ten-shots-one-match',
    title: 'Exercise: ten shots, one match',
    minutes: 45,
    content: `<p>All shots of a match that the guests won by 2 to 1, each with the chance that a model gave it before the ball was struck.</p>${table(
      ['Minute', 'Team', 'Chance', 'Result'],
      [...home.map(shot => ['home', ...shot] as const), ...away.map(shot => ['away', ...shot] as const)]
        .toSorted(([, one1], [, two]) => one1 - two)
        .map(([team, minute, chance, result]) => [minute, team, says(chance, 2), result]),
    )}<p>Minute 77 was a penalty. Put the table in a sheet, with one column of chances for each team.</p>`,
    questions: [
      amount(
        'How many goals were expected of the home team?',
        near(homeGoals, 0.01, ''),
        `The seven chances add up to ${says(homeGoals, 2)}; more than half of it is one penalty.`,
      ),
      amount(
        'And without the penalty?',
        near(homeGoals - penalty, 0.01, ''),
        `${says(homeGoals, 2)} − ${says(penalty, 2)} = ${says(homeGoals - penalty, 2)}. Play and penalties are told apart, because a penalty says little of how one plays.`,
      ),
      amount(
        'How many goals were expected of the guests?',
        near(awayGoals, 0.01, ''),
        `0.07 + 0.38 + 0.06 = ${says(awayGoals, 2)}: two goals came from half a goal, as they sometimes do.`,
      ),
      amount(
        'How probable was it that the guests would score nothing from these three shots?',
        near(100 * none(away), 0.6, '%'),
        `0.93 × 0.62 × 0.94 = ${says(none(away), 2)}: ${says(100 * none(away))} %. Each shot misses on its own, so the chances to miss are multiplied.`,
      ),
      amount(
        'And the home team from its seven?',
        near(100 * none(home), 0.5, '%'),
        `All seven (1 − chance) multiplied are ${says(none(home), 3)}: ${says(100 * none(home))} %. One goal was less than could be hoped for, and nothing unusual.`,
      ),
      amount(
        `A shot with ${firstTry} is saved, and the rebound has ${rebound}. How probable is a goal from the two together?`,
        near(together, 0.01, ''),
        `1 − 0.69 × 0.60 = ${says(together, 2)}. Adding them gives ${says(firstTry + rebound, 2)}, as if one attack could bring two goals.`,
      ),
      one(
        `A striker has ${season.goals} goals from ${season.expected} expected in three seasons. Which sentence is careful enough?`,
        [
          'He scores 17 % more than the chances of an average player would give; some of it may be luck',
          'He will score 17 % more next season',
          'The model is wrong by 17 %',
          'He should shoot from further away',
        ],
        1,
        `${season.goals} ÷ ${season.expected} = ${says(season.goals / season.expected, 2)}. With some fifty goals chance alone moves the ratio by about 0.15: a hint of skill, not a measure of it.`,
      ),
      several(
        'What does the table not tell of this match?',
        [
          'Attacks that ended without a shot',
          'Whether the model knew where the defenders stood',
          'How the score changed what the teams tried',
          'Which team had the larger chances',
          'Who shot, and from where',
        ],
        [1, 2, 3, 5],
        'Which team had the larger chances is the one thing that it does tell. Everything else needs more than a list of shots.',
      ),
    ],
  }),
]
