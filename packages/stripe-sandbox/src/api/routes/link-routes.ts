import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../../call.ts'
import { createPaymentLink, updatePaymentLink } from '../../catalogue/payment-link.ts'
import { resourceMissing } from '../../errors.ts'
import type { Notes, PaymentLink } from '../../objects.ts'
import { find } from '../../store.ts'
import { expand, flag, listParameters, metadata, parseParameters } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from '../routes.ts'
import { onlyActive } from './catalogue-routes.ts'
import { SaleParameters, saleOf } from './checkout-routes.ts'

const LinkParameters = z.strictObject({
  ...SaleParameters,
  after_completion: z
    .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ url: z.url().max(2000) }) })
    .optional(),
  metadata: metadata.default({}),
  expand,
})

const LinesParameters = z.strictObject({ ...listParameters, expand })
const LinkChange = z.strictObject({ active: flag.optional(), expand })

/** What a link sells, with prices as they are now. */
const linesOf = ({ pool }: Sandbox, { object, notes }: { object: PaymentLink; notes: Notes }): Promise<object[]> =>
  Promise.all(
    (notes.sale?.lines ?? []).map(async ({ price: priceId, quantity }, index) => {
      const price = (await find(pool, 'price', priceId))?.object ?? null
      const amount = (price?.unit_amount ?? 0) * quantity
      return {
        id: `li_${object.id}_${index}`,
        object: 'item',
        amount_subtotal: amount,
        amount_total: amount,
        currency: object.currency,
        description: null,
        price,
        quantity,
      }
    }),
  )

/** `/v1/payment_links`: create, open or close, retrieve, list, and what each sells. */
export function linkRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/payment_links'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(LinkParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, async call =>
      createPaymentLink(call, {
        sale: await saleOf(call, parameters),
        redirectUrl: parameters.after_completion?.redirect.url,
        metadata: parameters.metadata,
      }),
    )
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id: linkId, form } = inputOf(request)
    const parameters = parseParameters(LinkChange, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call =>
      updatePaymentLink(call, linkId, parameters.active),
    )
  })
  app.get(`${path}/:id/line_items`, async request => {
    const { id: linkId, form } = inputOf(request)
    parseParameters(LinesParameters, form)
    const stored = await find(sandbox.pool, 'payment_link', linkId)
    if (!stored) throw resourceMissing('payment_link', linkId, 'payment_link')
    return {
      object: 'list',
      data: await linesOf(sandbox, stored),
      has_more: false,
      url: `${path}/${linkId}/line_items`,
    }
  })
  retrieveRoute(app, sandbox, { path, kind: 'payment_link' })
  listRoute(app, sandbox, { path, kind: 'payment_link', filters: ['active'], narrow: onlyActive })
}
