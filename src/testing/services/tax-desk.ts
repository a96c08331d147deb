// Prices without tax in a test: an academy of Berlin that adds it, and buyers who say where they are.
import { setTimeout } from 'node:timers/promises'

import { reconcilePayments } from '#src/features/orders/commands/catching-up/reconcile.ts'

import type { TestAcademy } from '../academy.ts'
import { type Answer, type Client } from '../client.ts'
import { openInvoicing } from './invoicing.ts'
import { eventAbout, intentIdOf, type Shop } from './shop.ts'

type Ordered = { readonly orderId: string; readonly intentId: string; readonly answer: Answer }

/** @param admin whose password was confirmed @returns what tests of added taxes share; the tax is added from then on */
export async function openTaxDesk({ academy, shop, admin }: { academy: TestAcademy; shop: Shop; admin: Client }) {
  const invoicing = openInvoicing(academy, admin)
  const { services } = academy

  /** As administrators save the form; every page says so by then. */
  const set = async (changes: object = {}) => {
    await invoicing.switchOn({ addsTax: true, taxName: 'MwSt', ...changes })
    const isAdded = !('addsTax' in changes) || changes.addsTax === true
    while ((services.identity().addedTax !== null) !== isAdded) await setTimeout(20)
  }
  const say = (client: Client, country: string, taxNumber = ''): Promise<Answer> =>
    client.put('/api/billing/country', { country, taxNumber })
  const order = (client: Client, courseId: string, more: object = {}): Promise<Answer> =>
    client.post('/api/order/', { courseId, ...more })
  const start = ({ body }: Answer, client: Client, method = 'card'): Promise<Answer> =>
    client.post('/api/payment_create', { amount: body.amount, orderId: body.order._id, method })
  await set()

  return {
    ...invoicing,
    set,
    say,
    order,
    start,
    /** Orders and begins to pay by card. */
    begin: async (client: Client, courseId: string, more: object = {}): Promise<Ordered> => {
      const answer = await order(client, courseId, more)
      return { orderId: String(answer.body.order._id), intentId: intentIdOf(await start(answer, client)), answer }
    },
    pay: async (intentId: string): Promise<void> => {
      await shop.pay(intentId)
      await shop.deliver(eventAbout(intentId))
    },
    /** What the job of every five minutes does. */
    reconcile: () => reconcilePayments({ ...services, actor: { kind: 'job', name: 'test' }, ip: '' }),
  }
}
