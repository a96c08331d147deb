// Beside the running academy of the demo, as an operator runs it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { command, serve } from '#src/testing/starting/commands.ts'
import { query } from '#src/testing/starting/database.ts'
import { minutes } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(4), hookTimeout: minutes(4) })

let data: string
let academy: Awaited<ReturnType<typeof serve>> | undefined
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'palestra-books-'))
  academy = await serve(data)
})
afterAll(async () => {
  await academy?.stop().catch(() => {})
  await rm(data, { recursive: true, force: true })
})

test('the books of the running academy are proved, a difference ends with 1, and nothing is written', async () => {
  const check = (...more: string[]) => command(data, ['books', 'check', ...more])
  const agreed = {
    code: 0,
    told: expect.stringMatching(/^All agree: [1-9]\d* paid orders, [1-9]\d* payments .* [1-9]\d* movements/),
  }
  await expect.poll(() => check(), { timeout: minutes(1), interval: 2000 }).toMatchObject(agreed)
  const host = join(data, 'postgres/cluster')
  const at = (statement: string) => query({ host, user: 'postgres', database: 'palestra' }, statement)
  const one = "id = (select id from enrolments where source = 'purchase' order by id limit 1)"
  await at(`update enrolments set revoked_at = now() where ${one}`)
  const found = await check('--from', '2000-01-01')
  expect(found).toMatchObject({ code: 1, said: expect.stringContaining('One difference: ') })
  expect(found.told).toMatch(
    /^grant +of order [\da-f-]+: \$\d+\.00 USD paid, and course [\da-f-]+ is closed to [\da-f-]+\n$/,
  )
  expect(await check('--to', '2000-01-01')).toMatchObject({ code: 0 })
  await at(`update enrolments set revoked_at = null where ${one}`)
  for (const wrong of [
    ['--from', 'soon'],
    ['--to', '2026-02-30'],
    ['--from', '2999-01-01'],
  ])
    expect(await check(...wrong)).toMatchObject({ code: 1, told: '' })
})
