import { api } from '#src/web/calls/api.ts'

import { checkoutAddress } from './plans.ts'

/** Where a plan is bought by card, for who has read what will not renew any more. @throws what refuses them the plan */
export async function acceptedAddress(
  { id, link }: { id: string; link: string },
  viewer: Parameters<typeof checkoutAddress>[1],
): Promise<string> {
  await api().checkPlan({ id })
  await api().acceptReplacement({ id })
  return checkoutAddress(link, viewer)
}
