// Bank transfers in a test: an academy that takes them, buyers who transfer, and staff who look at their account.
import { setTimeout } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import { followTransfers } from '#src/features/transfers/commands/follow-transfers.ts'
import { bankTransfers } from '#src/server/payments/transfers/tables.ts'

import type { TestAcademy } from '../academy.ts'
import type { Answer, Client } from '../client.ts'
import { seedUser } from '../content/courses.ts'
import { confirmByPassword } from '../factors.ts'
import type { Shop } from './shop.ts'

export const account = 'Holder: Palestra\nIBAN: FR76 1234 5678'

/** @returns what tests of transfers share; the academy takes transfers and cards from then on */
export async function openTransferDesk({ academy, shop }: { academy: TestAcademy; shop: Shop }) {
  const { db } = academy.services
  const staff = await Promise.all([1, 2].map(() => seedUser(academy, { role: 'admin' })))
  const [admin, other] = staff.map(({ client }) => client)
  if (!admin || !other) throw new Error('two were seeded')
  for (const client of [admin, other]) await confirmByPassword(client)

  const offer = async (methods: object): Promise<Answer> => {
    const standard = { offersCard: true, offersTransfer: true, transferAccount: account, transferDays: 7 }
    return admin.put('/api/admin/settings/payments', { ...standard, ...methods })
  }
  await offer({})
  while (academy.services.identity().transfer?.account !== account) await setTimeout(20)

  const transferOf = async (orderId: string) => {
    const order = await shop.orderOf(orderId)
    const [row] = await db
      .select()
      .from(bankTransfers)
      .where(eq(bankTransfers.id, order?.paymentIntentId ?? ''))
    if (!row) throw new Error(`${orderId} waits for no transfer`)
    return row
  }

  const begin = (client: Client, courseId: string, method = 'transfer') =>
    client.post('/api/order/', { courseId }).then(async ({ body: { amount, order } }) => ({
      orderId: String(order._id),
      answer: await client.post('/api/payment_create', { amount, orderId: order._id, method }),
    }))

  /** Somebody who has ordered a course and is told where to transfer. */
  const order = async (course: Parameters<typeof shop.meet>[0] = {}) => {
    const user = await shop.meet(course)
    const { orderId } = await begin(user.client, user.courseId)
    return { ...user, orderId, transfer: await transferOf(orderId) }
  }

  const slip = async (): Promise<File> => {
    const create = { width: 60, height: 40, channels: 3, background: '#cccccc' } as const
    return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'slip.png', { type: 'image/png' })
  }
  const sendProof = async (client: Client, orderId: string, proof?: File): Promise<Answer> => {
    const form = new FormData()
    form.append('proof', proof ?? (await slip()))
    return client.post(`/api/transfer/${orderId}/proofs`, form)
  }

  return {
    admin,
    other,
    offer,
    begin,
    order,
    slip,
    sendProof,
    transferOf,
    confirm: (id: string, who: Client = admin) => who.post(`/api/admin/transfers/${id}/confirm`, { note: 'line 7' }),
    decline: (id: string, who: Client = admin) =>
      who.post(`/api/admin/transfers/${id}/decline`, { reason: 'This is a photo of a cat' }),
    /** What the hourly job does, so much later. */
    follow: async (laterMs: number): Promise<void> => {
      const now = () => new Date(academy.clock.now.getTime() + laterMs)
      await followTransfers({ ...academy.services, now, actor: { kind: 'job', name: 'follow-transfers' }, ip: '' })
    },
  }
}
