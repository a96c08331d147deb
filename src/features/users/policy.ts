import type { Limit } from '#src/server/limits/limits.ts'
import { days } from '#src/wire/durations.ts'

/** How often the deletion of one account is arranged: it mails every address of it, and so does keeping it. */
export const deletionLimit = { name: 'user-deletion', max: 5, windowMs: days(1) } as const satisfies Limit

/** `leaving` will be deleted; of who is `erased` nothing is left that names them. */
type State = 'active' | 'disabled' | 'leaving' | 'erased'

type Facts = {
  readonly erasedAt: Date | null
  readonly disabledAt: Date | null
  readonly deletionRequestedAt: Date | null
}

/** What a person is to the academy, in one word: the strongest of what is true of them. */
export function stateOf({ erasedAt, disabledAt, deletionRequestedAt }: Facts): State {
  if (erasedAt) return 'erased'
  if (disabledAt) return 'disabled'
  return deletionRequestedAt ? 'leaving' : 'active'
}

/** How many rows of each kind the page of a person shows at most, the newest first. */
export const ROWS_OF_A_KIND = 100

/** How many courses are offered at a time to enrol somebody in. */
export const COURSES_OFFERED = 20
