import { expect, test } from 'vitest'

import { createSoon } from './soon.ts'

test('what failed once is done when somebody asks again, and whoever began it is told', async () => {
  const [failures, done]: [unknown[], number[]] = [[], []]
  let runs = 0
  const soon = createSoon(
    async () => {
      runs += 1
      if (runs === 1) throw new Error('away')
      done.push(runs)
    },
    { delayMs: 1, onError: error => failures.push(error) },
  )
  soon.ask()
  await expect.poll(() => failures).toHaveLength(1)
  soon.ask()
  soon.ask()
  await expect.poll(() => done).toEqual([2])
  await soon.close()
  soon.ask()
  expect(runs).toBe(2)
})
