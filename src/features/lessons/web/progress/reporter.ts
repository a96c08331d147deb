// When to tell the academy how far somebody is (L-VID-9, E-12).

import { seconds } from '#src/wire/durations.ts'
import { COMPLETE_PERCENT } from '#src/wire/videos/coverage.ts'

/** K-9 */
const STEP_PERCENT = 10
/** How often the place is kept while playing. */
const POSITION_EVERY_MS = seconds(10)

export type Report = { readonly progress: number; readonly position: number }
export type Moment = { readonly percent: number; readonly position: number; readonly now: number }

/**
 * Decides about each moment of playing. `start` is reported at once: with the first report the academy's clock starts,
 * and it credits no more than can have been played since.
 * @param recorded percent that the academy has
 * @param send takes each report
 */
export function createReporter(recorded: number, send: (report: Report) => void) {
  let reached = recorded
  let sentAt = 0
  const tell = ({ position, now }: Moment): void => {
    sentAt = now
    send({ progress: reached, position })
  }
  const stepOf = (percent: number) => Math.floor(percent / STEP_PERCENT) * STEP_PERCENT
  return {
    start: tell,
    /** Reports each step of ten percent as it is reached, and the place every ten seconds. */
    tick: (moment: Moment): void => {
      const step = stepOf(moment.percent)
      if (step <= reached && moment.now - sentAt < POSITION_EVERY_MS) return
      reached = Math.max(reached, step)
      tell(moment)
    },
    /** Reports the place; on pausing, and when the page goes. */
    leave: tell,
    end: (moment: Moment): void => {
      if (moment.percent >= COMPLETE_PERCENT) reached = 100
      tell(moment)
    },
  }
}
