import { expect, test } from 'vitest'

import { createBreaker } from './breaker.ts'
import { PaymentsBusy, PaymentsCrowded, PaymentsUnavailable } from './reached.ts'

function setUp() {
  const clock = { now: 0 }
  const states: string[] = []
  let asked = 0
  const call = createBreaker({ pauseMs: 1000, now: () => clock.now, onChange: state => states.push(state) })
  const away = new PaymentsUnavailable('away')
  const ask = (outcome: Promise<string> | Error) =>
    call(async () => {
      asked += 1
      if (outcome instanceof Error) throw outcome
      return outcome
    }).then(
      answer => answer,
      (error: unknown) => (error === outcome ? 'failed' : 'not asked'),
    )
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) expect(await ask(away)).toBe('failed')
  }
  return { clock, states, ask, fail, away, asked: () => asked, well: () => ask(Promise.resolve('well')) }
}

test('R12 five failures in a row open it, a success in between does not', async () => {
  const { states, fail, well, asked } = setUp()
  await fail(4)
  expect(await well()).toBe('well')
  await fail(5)
  expect(states).toEqual(['open'])
  expect(await well()).toBe('not asked')
  expect(asked()).toBe(10)
})

test('R12 after the pause one call tries; its outcome decides for all', async () => {
  const { clock, states, fail, ask, away, well } = setUp()
  await fail(5)
  clock.now = 1000
  let answer = (_text: string): void => {}
  const probe = ask(new Promise(resolve => (answer = resolve)))
  expect(await well()).toBe('not asked')
  answer('back')
  expect(await probe).toBe('back')
  expect(await well()).toBe('well')
  await fail(5)
  clock.now = 2500
  expect(await ask(away)).toBe('failed')
  expect(await well()).toBe('not asked')
  clock.now = 3500
  expect(await well()).toBe('well')
  expect(states).toEqual(['open', 'closed', 'open', 'closed'])
})

test('R12 refusals, too many calls, and a call that is still under way are answers of a provider that is well', async () => {
  const { ask, well } = setUp()
  for (let count = 0; count < 6; count += 1) {
    expect(await ask(new Error('refused'))).toBe('failed')
    expect(await ask(new PaymentsBusy('in use'))).toBe('failed')
    expect(await ask(new PaymentsCrowded('too many'))).toBe('failed')
  }
  expect(await well()).toBe('well')
})
