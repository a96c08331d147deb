import { send } from '#src/server/api.ts'
import { sendStored } from '#src/server/files.ts'
import { bind, type RawRoutes } from '#src/server/routes.ts'
import { Id } from '#src/wire/fields.ts'
import { refuse } from '#src/wire/refusals.ts'

import { drawCertificate } from './commands.ts'
import { certificatesContract } from './contract.ts'
import { findCertificatePdf, listCertificates, verifyCertificate } from './queries.ts'

export const certificatesRoutes = bind(certificatesContract, { listCertificates, verifyCertificate })

export const certificatesRawRoutes: RawRoutes = {
  /** Opens in the browser's own viewer; only for its holder (T30). */
  certificatePdf: async (context, request, reply) => {
    const params: object = request.params instanceof Object ? request.params : {}
    const id = Id.safeParse('id' in params ? params.id : undefined)
    if (!id.success) return send(reply, refuse('not-found'))
    const found = await findCertificatePdf(context, id.data)
    if (!found) return send(reply, refuse('not-found'))
    if (!found.pdfKey) await drawCertificate(context, id.data)
    const key = found.pdfKey ?? (await findCertificatePdf(context, id.data))?.pdfKey
    if (!key) return send(reply, refuse('not-found'))
    reply.header('content-disposition', `inline; filename="Palestra-${found.number}.pdf"`)
    return sendStored(request, reply, { storage: context.storage, key, cacheControl: 'private, no-cache' })
  },
}
