// Work on an upload takes turns: staff, learners and visitors do, among them people, and networks and addresses.
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { userOf, type Actor } from '../actor.ts'
import { createFairLine, type FairLine, type Place } from './fair-line.ts'
import { partyOf } from './party.ts'

/** Who waits, and whether they have gone; jobs and operators have no address. */
export type Waiting = { readonly actor: Actor; readonly ip?: string; readonly gone?: AbortSignal }

const places = { all: 80, network: 40, address: 20, account: 20 }
const WAIT_SECONDS = 5

/**
 * A line for work on uploads. Who hangs up leaves it. An administrator waits for one piece of a learner and one of a
 * visitor at most, however many of them there are.
 * @param atOnce how many pieces of work run side by side
 * @returns runs a piece of work; a refusal of one too many of who asks, and where they have gone
 */
export function createUploadTurns(atOnce: number) {
  const line = createFairLine({ atOnce, ...places })
  return async <T>(waiting: Waiting, work: () => Promise<T>): Promise<T | Refused> => {
    using place = placeFor(line, waiting)
    if (!place) return refuse('too-many', { retryAfter: WAIT_SECONDS })
    try {
      return await place.run(work, waiting.gone)
    } catch (error) {
      // Nobody reads this answer: it ends what they asked for.
      if (waiting.gone?.aborted) return refuse('unavailable', { retryAfter: WAIT_SECONDS })
      throw error
    }
  }
}

/** Each group has all the places for itself. What nobody outside asks for always has one. */
function placeFor(line: FairLine, waiting: Waiting): Place | undefined {
  const { actor } = waiting
  if (actor.kind !== 'user' && actor.kind !== 'visitor') return line.own
  return line.take({ ...partyOf(waiting), group: userOf(actor)?.role ?? 'visitor' })
}
