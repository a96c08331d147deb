import { z } from 'zod'

import { sendStored } from '#src/server/files/files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { Id } from '#src/wire/fields.ts'
import { refuse } from '#src/wire/refusals.ts'

import { confirmTransfer, declineTransfer } from './commands/decide-transfer.ts'
import { giveUpTransfer } from './commands/follow-transfers.ts'
import { sendProof } from './commands/send-proof.ts'
import { transfersContract } from './contract.ts'
import { findProof, readTransfer } from './queries/find-transfers.ts'
import { listTransfers } from './queries/list-transfers.ts'

const Address = z.object({ id: Id, proof: Id })

export const transfersRoutes = bind(transfersContract, {
  readTransfer,
  sendProof,
  giveUpTransfer,
  listTransfers,
  confirmTransfer,
  declineTransfer,
})

export const transfersRawRoutes = {
  proof: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    const key = address.success ? await findProof(context, address.data) : undefined
    if (!key) return send(reply, refuse('not-found'))
    return sendStored(request, reply, { storage: context.storage, key, cacheControl: 'private, no-store' })
  },
} satisfies RawRoutes
