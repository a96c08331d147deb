import { z } from 'zod'

import { csvHeaders } from '#src/server/files/csv.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { Id } from '#src/wire/fields.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { changePlace, linkPlace, nameSeats, resendPlace, takePlaceBack } from './commands/change-place.ts'
import { checkInvites, inviteToSeats } from './commands/invite.ts'
import { orderSeats } from './commands/order-seats.ts'
import { renewSeats } from './commands/renew-seats.ts'
import { showProgress, takePlace } from './commands/take-place.ts'
import { seatsContract } from './contract.ts'
import { exportSeats } from './queries/export-seats.ts'
import { manageSeats } from './queries/manage-seats.ts'
import { planForSeats } from './queries/plan-for-seats.ts'
import { readPlace } from './queries/read-place.ts'
import { listOwnSeats, readSeats } from './queries/read-seats.ts'

const Address = z.object({ id: Id })

export const seatsRoutes = bind(seatsContract, {
  orderSeats,
  planForSeats,
  renewSeats,
  mySeats: listOwnSeats,
  readSeats,
  nameSeats,
  checkInvites,
  inviteToSeats,
  changePlace,
  resendPlace,
  linkPlace,
  takePlaceBack,
  readPlace,
  takePlace,
  showProgress,
  manageSeats,
})

export const seatsRawRoutes = {
  exportSeats: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    const file = address.success ? await exportSeats(context, address.data.id) : refuse('not-found')
    if (isRefused(file)) return send(reply, file)
    return reply.headers(csvHeaders('places', context.now())).send(file)
  },
} satisfies RawRoutes
