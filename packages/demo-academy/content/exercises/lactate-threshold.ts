import type { DemoWritten } from '../types.ts'
import { amount, asking, one, order, several } from '../written.ts'
import { mean, near, says, sum, table } from './data.ts'

/** One step test: speed in km/h, lactate in mmol/L, heart rate a minute. */
const steps: readonly (readonly [speed: number, lactate: number, heart: number])[] = [
  [9, 1.1, 124],
  [10, 1.0, 133],
  [11, 1.1, 142],
  [12, 1.3, 151],
  [13, 1.7, 160],
  [14, 2.4, 168],
  [15, 3.5, 176],
  [16, 5.3, 183],
  [17, 8.2, 189],
]
const baseline = mean(steps.slice(0, 3).map(([, lactate]) => lactate))

/** Value of a column at a lactate, on the straight line between the two steps around it. */
function at(lactate: number, column: 0 | 2): number {
  const above = steps.findIndex(([, value]) => value >= lactate)
  const [low, high] = [steps[above - 1], steps[above]]
  if (!low || !high) throw new Error('outside the test')
  const share = (lactate - low[1]) / (high[1] - low[1])
  return low[column] + share * (high[column] - low[column])
}
const first = at(baseline + 0.5, 0)
const fixed = at(4, 0)
const halfUp = at(4.5, 0)
const pace = (speed: number): string => {
  const seconds = Math.round(3600 / speed)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Three trials of a cyclist: power in W, time to exhaustion in s. */
const trials = [
  [400, 180],
  [340, 360],
  [305, 720],
] as const
const work = trials.map(([watts, seconds]) => watts * seconds)
const times = trials.map(([, seconds]) => seconds)
const slope =
  sum(times.map((time, i) => (time - mean(times)) * ((work[i] ?? 0) - mean(work)))) /
  sum(times.map(time => (time - mean(times)) ** 2))
const reserve = mean(work) - slope * mean(times)
const lasts = (watts: number): number => reserve / (watts - slope)

export const lactateExercises: readonly DemoWritten[] = [
  asking({
    slug: 'exercise-one-test-three-thresholds',
    title: 'Exercise: one step test, three thresholds',
    minutes: 45,
    content: `<p>A runner of club level, steps of five minutes, lactate from the ear lobe in the last half minute of each. Draw lactate over speed by hand or in a spreadsheet before you calculate: the eye finds a wrong value sooner than a formula does.</p>${table(
      ['Speed, km/h', 'Lactate, mmol/L', 'Heart rate, 1/min'],
      steps.map(([speed, lactate, heart]) => [speed, says(lactate, 1), heart]),
    )}<p>Between two steps take the straight line. The baseline is the mean of the first three steps.</p>`,
    questions: [
      amount(
        'What is the baseline?',
        near(baseline, 0.02, 'mmol/L'),
        `(1.1 + 1.0 + 1.1) ÷ 3 = ${says(baseline, 2)} mmol/L. A single step would carry the noise of one drop of blood.`,
      ),
      amount(
        'At which speed does lactate reach baseline plus 0.5 mmol/L?',
        near(first, 0.05, 'km/h'),
        `${says(baseline + 0.5, 2)} mmol/L lies between 12 km/h (1.3) and 13 km/h (1.7): 12 + ${says(baseline + 0.5 - 1.3, 2)} ÷ 0.4 = ${says(first, 2)} km/h.`,
      ),
      amount(
        'At which speed does it reach 4 mmol/L?',
        near(fixed, 0.05, 'km/h'),
        `Between 15 km/h (3.5) and 16 km/h (5.3): 15 + 0.5 ÷ 1.8 = ${says(fixed, 2)} km/h.`,
      ),
      amount(
        'Which heart rate belongs to 4 mmol/L?',
        near(at(4, 2), 1, '1/min'),
        `The same share of the way, ${says((100 * 0.5) / 1.8)} %, between 176 and 183: ${says(at(4, 2))} a minute.`,
      ),
      amount(
        'Suppose the meter reads 0.5 mmol/L too low at every step. By how much does the speed at 4 mmol/L come out too high?',
        near(halfUp - fixed, 0.03, 'km/h'),
        `The runner then really has 4.5 mmol/L where 4.0 is read: ${says(halfUp, 2)} km/h instead of ${says(fixed, 2)}. The threshold from the baseline does not move: baseline and value are wrong alike.`,
      ),
      one(
        'What does that say about the two thresholds?',
        [
          'Both depend on the meter in the same way',
          'Thresholds from a baseline are always higher',
          'Meters must be calibrated between all steps',
          'A fixed concentration needs a meter that is right; a rise over one’s own baseline forgives an offset',
        ],
        4,
        'An offset cancels where a difference is taken. It does not cancel where a number is compared with a number from a book.',
      ),
      several(
        'Which sentences belong into the report?',
        [
          `First threshold near ${says(first, 1)} km/h, about ${pace(first)} a kilometre`,
          `Threshold at exactly ${says(fixed, 2)} km/h`,
          'Steps of five minutes, ear lobe, baseline from three steps',
          'The heart rates hold for cycling, too',
          'Both speeds within some 0.3 km/h',
        ],
        [1, 3, 5],
        'A report names the method and how sure the number is. Two decimals pretend; heart rates belong to the way of moving in which they were measured.',
      ),
      order(
        'Bring the points on the curve into their order, from slow to fast.',
        ['The lowest lactate', 'Baseline plus 0.5 mmol/L', '4 mmol/L', 'The last step that was finished'],
        'Lactate often falls a little at first. The rise over the baseline comes long before 4 mmol/L, and the test ends well above it.',
      ),
    ],
  }),
  asking({
    slug: 'exercise-critical-power-from-three-trials',
    title: 'Exercise: critical power from three trials',
    minutes: 45,
    content: `<p>A cyclist rides three times to exhaustion, on three days, each at an even power.</p>${table(
      ['Power, W', 'Time to exhaustion, s'],
      trials.map(([watts, seconds]) => [watts, seconds]),
    )}<p>Calculate the work of each trial (power × time) and draw it over time. If the model holds, the three points lie nearly on a line: its slope is critical power, and where it meets the axis is W′, the work that can be done above it. Use the line of best fit (<code>SLOPE</code> and <code>INTERCEPT</code>).</p>`,
    questions: [
      amount(
        'How much work does the longest trial take?',
        near((work[2] ?? 0) / 1000, 0.2, 'kJ'),
        `305 W × 720 s = ${says(work[2] ?? 0)} J, ${says((work[2] ?? 0) / 1000, 1)} kJ: three times that of the shortest trial.`,
      ),
      amount(
        'What is critical power?',
        near(slope, 1.5, 'W'),
        `The three works are ${work.map(joule => says(joule / 1000, 1)).join(', ')} kJ. The line of best fit rises by ${says(slope)} J a second, which is ${says(slope)} W.`,
      ),
      amount(
        'How large is W′ by this line?',
        near(reserve / 1000, 0.4, 'kJ'),
        `The line meets the axis at ${says(reserve / 1000, 1)} kJ: so much can be done above critical power, however it is spent.`,
      ),
      amount(
        'How long should 360 W last by this model?',
        near(lasts(360), 8, 's'),
        `W′ ÷ (P − CP) = ${says(reserve)} ÷ (360 − ${says(slope)}) = ${says(lasts(360))} s. It lies between two of the trials.`,
      ),
      amount(
        'And how long should 300 W last?',
        near(lasts(300) / 60, 1.5, 'min'),
        `${says(reserve)} ÷ (300 − ${says(slope)}) = ${says(lasts(300))} s, about ${says(lasts(300) / 60)} min. Near critical power small errors of the line become many minutes.`,
      ),
      one(
        'Why should that last number not be trusted much?',
        [
          'Cyclists pace themselves badly at 300 W',
          'W′ is empty before the ride begins',
          'It lies outside the trials, and the divisor is small',
          'The model holds for runners only',
        ],
        3,
        'Between the trials the line is held from both sides. Outside, and close to critical power, one watt more or less in the slope moves the time by minutes.',
      ),
      amount(
        'The rider spends 90 s at 400 W. How much of W′ is left, in percent?',
        near(100 * (1 - (90 * (400 - slope)) / reserve), 2, '%'),
        `Above critical power he does 90 × (400 − ${says(slope)}) = ${says(90 * (400 - slope))} J of ${says(reserve)} J. ${says(100 * (1 - (90 * (400 - slope)) / reserve))} % are left.`,
      ),
      several(
        'What would make the two numbers more trustworthy?',
        [
          'A fourth trial between two and fifteen minutes',
          'A trial of 20 seconds',
          'The same bicycle, cadence and time of day',
          'Rest between the trials, so that each begins fresh',
          'Rounding both to whole numbers',
        ],
        [1, 3, 4],
        'Trials of about two to fifteen minutes carry the model; a sprint does not belong to it. Everything else is made alike. Rounding hides the error and does not lower it.',
      ),
    ],
  }),
]
