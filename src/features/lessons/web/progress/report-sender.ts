// Brings a report to the academy for certain: the last one of a video decides whether it counts.

import { seconds } from '#src/wire/durations.ts'
import { COMPLETE_PERCENT } from '#src/wire/videos/coverage.ts'

/** Each attempt waits twice as long as the one before it. */
const AGAIN_MS = seconds(5)
const ATTEMPTS = 6

type Sender<Report, Answer> = {
  readonly put: (report: Report) => Promise<Answer>
  /** The same for a page that may be gone before an ordinary request is out. */
  readonly putLast: (report: Report) => Promise<Answer>
  readonly onAnswer: (answer: Answer) => void
  /** @returns whether to try again */
  readonly onFailure: (error: unknown) => boolean
  /** Calls back once, when the line is back. */
  readonly onLine: (again: () => void) => void
}

/**
 * @returns what sends reports. What was lost on the way is sent again, and so is what the academy did not believe whole, whose
 * clock may have started late; a newer report takes its place. It goes on after the page of the video was left.
 */
export function createSender<Report extends { progress: number }, Answer extends { progress: number }>(
  sender: Sender<Report, Answer>,
) {
  let latest: Report | undefined
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (report: Report, number: number, put = sender.put): void => {
    if (report !== latest) return
    clearTimeout(timer)
    const again = () => {
      if (report === latest && number < ATTEMPTS)
        timer = setTimeout(() => attempt(report, number + 1), AGAIN_MS * 2 ** number)
    }
    put(report).then(
      answer => {
        if (report === latest) isOpen = false
        sender.onAnswer(answer)
        if (answer.progress < Math.min(report.progress, COMPLETE_PERCENT)) again()
      },
      (error: unknown) => {
        if (sender.onFailure(error)) {
          again()
          if (number === 0) sender.onLine(() => isOpen && attempt(report, 0))
        } else if (report === latest) isOpen = false
      },
    )
  }
  const begin = (report: Report, put = sender.put): void => {
    latest = report
    isOpen = true
    attempt(report, 0, put)
  }
  return {
    send: (report: Report): void => begin(report),
    sendLast: (report: Report): void => begin(report, sender.putLast),
    /** Whether the latest report has no answer yet. */
    isWaiting: (): boolean => isOpen,
  }
}
