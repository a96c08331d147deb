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
  // Days are those of the academy's clock: one on which other orders were paid than on that day of UTC.
  const zone = 'Pacific/Kiritimati'
  await at(`insert into identity (name, time_zone) values ('Palestra', '${zone}')
    on conflict (id) do update set time_zone = excluded.time_zone`)
  const paidOn = (
    clock: string,
  ) => `(select to_char(paid_at at time zone '${clock}', 'YYYY-MM-DD') as day, count(*) as paid
    from orders where paid_at is not null and amount_cents > 0 and status in ('paid', 'refunded', 'charged-back') group by 1)`
  const [apart] =
    await at(`select day, here.paid::int as paid from ${paidOn(zone)} here left join ${paidOn('UTC')} there using (day)
    where here.paid is distinct from there.paid order by day limit 1`)
  const ofDay = await check('--from', String(apart?.day), '--to', String(apart?.day))
  expect(ofDay.told).toContain(`All agree: ${apart?.paid} paid orders,`)
  for (const wrong of [
    ['--from', 'soon'],
    ['--to', '2026-02-30'],
    ['--from', '2999-01-01'],
  ])
    expect(await check(...wrong)).toMatchObject({ code: 1, told: '' })
})
