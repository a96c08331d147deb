import { useLoaderData } from 'react-router'

import { BuyPlaces } from './buy-places.tsx'
import type { buyPlanSeatsLoader } from './loaders.ts'

/** Places of a plan for a team. */
export function BuyPlanSeatsPage() {
  return <BuyPlaces sold={useLoaderData<typeof buyPlanSeatsLoader>()} />
}
