import { z } from 'zod'

import { sendStored } from '#src/server/files/files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { Id } from '#src/wire/fields.ts'
import { refuse } from '#src/wire/refusals.ts'

import { renderCertificate } from './commands/render-certificate.ts'
import { restoreCertificate, revokeCertificate } from './commands/revoke-certificate.ts'
import { certificatesContract } from './contract.ts'
import { manageCertificates } from './queries/manage-certificates.ts'
import { findCertificatePdf, listCertificates, verifyCertificate } from './queries/own-certificates.ts'

const Address = z.object({ id: Id })

export const certificatesRoutes = bind(certificatesContract, {
  listCertificates,
  verifyCertificate,
  manageCertificates,
  revokeCertificate,
  restoreCertificate,
})

export const certificatesRawRoutes = {
  /** Opens in the browser's own viewer; only for its holder (T30). */
  certificatePdf: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    if (!address.success) return send(reply, refuse('not-found'))
    const { id } = address.data
    const found = await findCertificatePdf(context, id)
    if (!found) return send(reply, refuse('not-found'))
    const key = found.pdfKey ?? (await renderCertificate(context, id))
    if (!key) return send(reply, refuse('not-found'))
    reply.header('content-disposition', `inline; filename="${found.number}.pdf"`)
    return sendStored(request, reply, { storage: context.storage, key, cacheControl: 'private, no-cache' })
  },
} satisfies RawRoutes
