import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { seconds } from '#src/wire/durations.ts'

import { createSender } from './report-sender.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An academy that gives these answers, one for each report; an error is a report that is lost. */
function academy(answers: (number | Error)[]) {
  const put: number[] = []
  const heard: number[] = []
  const putLast: number[] = []
  const answerTo = (list: number[]) => (report: { progress: number }) => {
    list.push(report.progress)
    const answer = answers.shift() ?? report.progress
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ progress: answer })
  }
  const waiting: (() => void)[] = []
  const sender = createSender<{ progress: number }, { progress: number }>({
    put: answerTo(put),
    putLast: answerTo(putLast),
    onAnswer: ({ progress }) => heard.push(progress),
    onFailure: error => error instanceof Error && error.message !== 'refused',
    onLine: again => waiting.push(again),
  })
  const comeBack = () => waiting.splice(0).forEach(again => again())
  return { put, putLast, heard, comeBack, ...sender }
}

test('D-34 D-65 the end of a video that was lost on the way is told again', async () => {
  const { put, heard, send } = academy([new Error('offline'), new Error('offline'), 100])
  send({ progress: 100 })
  await vi.advanceTimersByTimeAsync(seconds(5))
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect([put, heard]).toEqual([[100, 100, 100], [100]])
})

test('D-65 T35 what the clock does not allow yet is told again, until it counts', async () => {
  const { put, heard, send } = academy([35, 92])
  send({ progress: 100 })
  await vi.advanceTimersByTimeAsync(seconds(600))
  expect([put, heard]).toEqual([
    [100, 100],
    [35, 92],
  ])
})

test('gives up in the end, at once where it is refused, and for a newer report', async () => {
  const deaf = academy(Array.from({ length: 20 }, () => new Error('offline')))
  deaf.send({ progress: 50 })
  await vi.advanceTimersByTimeAsync(seconds(3600))
  expect(deaf.put).toHaveLength(7)
  const closed = academy([new Error('refused')])
  closed.send({ progress: 50 })
  const passed = academy([new Error('offline')])
  passed.send({ progress: 50 })
  passed.send({ progress: 60 })
  await vi.advanceTimersByTimeAsync(seconds(3600))
  expect([closed.put, passed.put]).toEqual([[50], [50, 60]])
})

test('what a page told while it went is told again by a page that stayed, and waits for its answer until then', async () => {
  const { put, putLast, heard, sendLast, isWaiting } = academy([new Error('offline'), 40])
  sendLast({ progress: 40 })
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect([putLast, isWaiting()]).toEqual([[40], true])
  await vi.advanceTimersByTimeAsync(seconds(5))
  expect([put, putLast, heard, isWaiting()]).toEqual([[40], [40], [40], false])
})

test('E-12 what nothing came of for a long time is told as soon as the line is back, once and the newest alone', async () => {
  const { put, heard, send, comeBack } = academy(Array.from({ length: 9 }, () => new Error('offline')))
  send({ progress: 50 })
  await vi.advanceTimersByTimeAsync(seconds(1))
  send({ progress: 60 })
  await vi.advanceTimersByTimeAsync(seconds(3600))
  put.length = 0
  comeBack()
  await vi.advanceTimersByTimeAsync(seconds(1))
  comeBack()
  await vi.advanceTimersByTimeAsync(seconds(3600))
  expect([put, heard]).toEqual([[60, 60], [60]])
})
