// Paying by Chargily in a test: an academy that sells in dinars, and the stand-in in the role of Chargily.
import { setTimeout as sleep } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'

import { academySettings } from '#src/server/identity/tables.ts'
import { redirectPayments } from '#src/server/payments/chargily/tables.ts'

import type { Answer, Client } from '../client.ts'
import { seedUser } from '../content/courses.ts'
import { confirmByPassword } from '../factors.ts'
import { chargilyEvent, chargilyKey, openChargilyStandIn } from './chargily.ts'
import { openTestShop } from './test-shop.ts'

export const chargilyPath = '/api/webhooks/chargily'

const standard = {
  offersCard: true,
  offersTransfer: false,
  offersChargily: true,
  transferAccount: '',
  transferDays: 7,
}

/** @returns an academy that takes cards of Algeria, with its shop and the stand-in, for all tests of a file */
export async function openChargilyDesk(environment: Record<string, string> = {}) {
  const standIn = await openChargilyStandIn()
  const keys = { CHARGILY_SECRET_KEY: chargilyKey, CHARGILY_API_URL: standIn.apiUrl, ACADEMY_CURRENCY: 'dzd' }
  const { academy, shop } = await openTestShop({}, { environment: { ...keys, ...environment } })
  afterAll(() => standIn.close())
  beforeEach(() => standIn.breakWith())
  const { db, identity } = academy.services
  const { client: admin } = await seedUser(academy, { role: 'admin' })
  await confirmByPassword(admin)

  const offer = (methods: object = {}): Promise<Answer> =>
    admin.put('/api/admin/settings/payments', {
      ...standard,
      ...methods,
    })
  await offer()
  while (!identity().offersChargily) await sleep(20)

  /** Orders a course and begins to pay. */
  const begin = async (client: Client, courseId: string, method = 'chargily') => {
    const { body } = await client.post('/api/order/', { courseId })
    const orderId = String(body.order._id)
    const start = () => client.post('/api/payment_create', { amount: body.amount, orderId, method })
    return { orderId, start, answer: await start() }
  }
  /** The checkout behind a page that a buyer was sent to. */
  const checkoutAt = ({ body, text }: Answer): string => {
    const id = /\/pay\/(\w+)$/.exec(body?.url ?? '')?.[1]
    if (!id) throw new Error(`No page of Chargily: ${text}`)
    return id
  }

  return {
    academy,
    shop,
    standIn,
    admin,
    offer,
    begin,
    checkoutAt,
    /** Somebody who has been sent to Chargily for a course of 4,900 dinars. */
    order: async (course: Parameters<typeof shop.meet>[0] = {}) => {
      const user = await shop.meet({ priceCents: 490_000, currency: 'dzd', ...course })
      const begun = await begin(user.client, user.courseId)
      return { ...user, ...begun, checkoutId: checkoutAt(begun.answer) }
    },
    rowOf: async (checkoutId: string) =>
      (
        await db
          .select()
          .from(redirectPayments)
          .where(eq(redirectPayments.id, `cg_${checkoutId}`))
      )[0],
    /** Posts an event as Chargily does, or as somebody else would. */
    deliver: (checkoutId: string, { type, secret }: { type?: string; secret?: string } = {}): Promise<Answer> => {
      const { body, signature } = chargilyEvent({ id: checkoutId }, type, secret)
      return academy.client().post(chargilyPath, body, { signature })
    },
    settings: async () => (await db.select().from(academySettings))[0],
  }
}
