import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { confirmSubscription, subscribe, unsubscribe } from './commands.ts'
import { newsletterContract } from './contract.ts'

export const newsletterRoutes = bind(newsletterContract, { subscribe, confirmSubscription, unsubscribe })

export const newsletterRawRoutes = {
  /** RFC 8058: a mail program posts here from anywhere; the signed token in the address is the proof. */
  unsubscribeOneClick: async (context, request, reply) => {
    const address = newsletterContract.unsubscribe.input.safeParse(request.params)
    const outcome = address.success ? await unsubscribe(context, address.data) : undefined
    return !outcome || isRefused(outcome) ? send(reply, refuse('forbidden')) : reply.send({ unsubscribed: true })
  },
} satisfies RawRoutes
