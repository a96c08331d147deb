import { Readable } from 'node:stream'

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import type { Context } from '#src/server/context.ts'
import { csvHeaders } from '#src/server/files/csv.ts'
import { sendStored } from '#src/server/files/files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { withVersion } from '#src/server/versions.ts'
import { Id } from '#src/wire/fields.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { removeBilling, sayCountry, updateBilling } from './commands/billing.ts'
import { drawInvoice } from './commands/draw-invoice.ts'
import { exportInvoices } from './commands/export-invoices.ts'
import { askForInvoice } from './commands/issue-invoice.ts'
import { updateInvoicing } from './commands/update-invoicing.ts'
import { invoicesContract, InvoicesFileInput } from './contract.ts'
import { myTax } from './queries/added-taxes.ts'
import { manageInvoices } from './queries/manage-invoices.ts'
import { findInvoice, myBilling, myInvoices, myPayments, orderInvoices, userInvoices } from './queries/own-invoices.ts'
import { invoicingState, manageInvoicing } from './queries/settings.ts'

const Address = z.object({ id: Id })
const cacheControl = 'private, no-cache'

async function invoiceAt(context: Context, { params }: FastifyRequest) {
  const address = Address.safeParse(params)
  return address.success ? findInvoice(context, address.data.id) : undefined
}

export const invoicesRoutes = bind(invoicesContract, {
  manageInvoicing: withVersion(invoicingState, manageInvoicing),
  updateInvoicing,
  myBilling,
  updateBilling,
  sayCountry,
  myTax,
  removeBilling,
  myPayments,
  myInvoices,
  orderInvoices,
  userInvoices,
  issueInvoice: askForInvoice,
  manageInvoices: { run: manageInvoices, heavy: true },
})

export const invoicesRawRoutes = {
  /** Opens in the browser's own viewer; for its buyer and administrators (T29). */
  invoicePdf: async (context, request, reply) => {
    const found = await invoiceAt(context, request)
    if (!found) return send(reply, refuse('not-found'))
    const key = await drawInvoice(context, found, 'pdf')
    reply.header('content-disposition', `inline; filename="${found.number}.pdf"`)
    return sendStored(request, reply, { storage: context.storage, key, cacheControl })
  },
  /** For programs of bookkeepers, which open it themselves: it is saved. For whom the PDF is (T29). */
  invoiceXml: async (context, request, reply) => {
    const found = await invoiceAt(context, request)
    if (!found) return send(reply, refuse('not-found'))
    const key = await drawInvoice(context, found, 'xml')
    const downloadName = `${found.number}.xml`
    return sendStored(request, reply, { storage: context.storage, key, cacheControl, downloadName })
  },
  /** The filtered list as a file, sent while it is read. */
  exportInvoices: async (context, request, reply) => {
    const filters = InvoicesFileInput.safeParse(request.query)
    if (!filters.success) return send(reply, refuse('invalid'))
    const user = await requireConfirmation(context)
    if (isRefused(user)) return send(reply, user)
    context.log.info({ event: 'invoices-exported', userId: user.id, ip: context.ip }, 'invoices exported')
    const file = await exportInvoices(context, filters.data)
    return reply.headers(csvHeaders('invoices', context.now())).send(Readable.from(file))
  },
} satisfies RawRoutes
