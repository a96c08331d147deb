import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { openInvoicing } from '#src/testing/services/invoicing.ts'
import { hours, minutes } from '#src/wire/durations.ts'

import { invoices } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const { client: admin } = await seedUser(academy, { role: 'admin' })
await confirmByPassword(admin)
const { switchOn, run, all, sell, wasOn } = openInvoicing(academy, admin)

const SALES = 50
/** So many are issued when one process after the other is killed. */
const KILLED_AT = [3, 9, 16, 24]

const file = fileURLToPath(new URL('../../testing/crashes/issue-invoices.ts', import.meta.url))

/** Issues in a process of its own, and kills it somewhere in what it does, once so many are there. @returns its complaints */
async function issueUntil(count: number): Promise<string> {
  const child = spawn(process.execPath, [file, JSON.stringify(academy.owner)], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', data => (said += String(data)))
  const exit = once(child, 'exit')
  while ((await academy.services.db.$count(invoices)) < count && child.exitCode === null) await sleep(1)
  child.kill('SIGKILL')
  await exit
  return said
}

test('R4 R8 fifty sales at once, issued from many connections and by processes that are killed, are numbered 1 to 50', async () => {
  await switchOn()
  await wasOn()
  const at = Date.now() - hours(3)
  const sold = await Promise.all(
    Array.from({ length: SALES }, (_, index) => sell({ paidAt: new Date(at + minutes(index)) })),
  )
  const complaints = await Promise.all(KILLED_AT.map(issueUntil))
  expect(complaints.join('')).toBe('')
  expect((await all()).length, 'they were killed in between').toBeLessThan(SALES)
  const asked = sold.flatMap(({ client, orderId }) =>
    [client, admin].map(who => who.post(`/api/my-orders/${orderId}/invoices`, {})),
  )
  const [answers] = await Promise.all([Promise.all(asked), run(), run()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await all()
  expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: SALES }, (_, index) => index + 1))
  expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(SALES)
  expect(academy.logs).toEqual([])
  const times = rows.map(({ issuedAt }) => issuedAt.getTime())
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('the oldest payment has the first number, where one process issues', async () => {
  await academy.asOwner('truncate invoices, orders cascade')
  const at = Date.now() - hours(3)
  const sold = await Promise.all([3, 1, 2].map(minute => sell({ paidAt: new Date(at + minutes(minute)) })))
  await run()
  expect((await all()).map(({ orderId }) => sold.findIndex(one => one.orderId === orderId))).toEqual([1, 2, 0])
})
