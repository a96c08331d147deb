import { expect, test } from 'vitest'

import { createReporter, type Report } from './reporter.ts'

function watch(recorded = 0) {
  const sent: Report[] = []
  return { sent, reporter: createReporter(recorded, report => sent.push(report)) }
}

test('L-VID-9 K-9 E-12 reports each step of ten percent once, and never goes back', () => {
  const { sent, reporter } = watch()
  reporter.start({ percent: 0, position: 0, now: 1 })
  for (let percent = 0; percent <= 100; percent += 1) reporter.tick({ percent, position: percent, now: 2 + percent })
  reporter.tick({ percent: 35, position: 35, now: 200 })
  expect(sent.map(({ progress }) => progress)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
})

test('keeps the place every ten seconds and on leaving, with what was reached', () => {
  const { sent, reporter } = watch(20)
  reporter.start({ percent: 20, position: 44, now: 1000 })
  reporter.tick({ percent: 21, position: 45, now: 2000 })
  reporter.tick({ percent: 24, position: 54, now: 11_000 })
  reporter.leave({ percent: 25, position: 56, now: 12_000 })
  expect(sent).toEqual([
    { progress: 20, position: 44 },
    { progress: 20, position: 54 },
    { progress: 20, position: 56 },
  ])
})

test('D-34 an end reached by watching is 100, an end reached by skipping is not', () => {
  const watched = watch()
  watched.reporter.end({ percent: 90, position: 22, now: 1 })
  expect(watched.sent).toEqual([{ progress: 100, position: 22 }])
  const skipped = watch()
  skipped.reporter.end({ percent: 89, position: 22, now: 1 })
  expect(skipped.sent).toEqual([{ progress: 0, position: 22 }])
})
