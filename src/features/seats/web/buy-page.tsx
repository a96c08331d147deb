import { useLoaderData } from 'react-router'

import { BuyPlaces } from './buy-places.tsx'
import type { buySeatsLoader } from './loaders.ts'

/** Places of a course for a team, or one as a gift. */
export function BuySeatsPage() {
  return <BuyPlaces sold={useLoaderData<typeof buySeatsLoader>()} />
}
