import { minutes } from '#src/wire/durations.ts'
import type { Refused } from '#src/wire/refusals.ts'

import type { Context } from '../context.ts'
import { countAttempt, type Limit } from '../limits/limits.ts'

/** A page that waits for its payment asks sixteen times; the provider's own limit is shared by everybody. */
const questions: Limit = { name: 'payment-questions', max: 100, windowMs: minutes(10) }

/** Counts what somebody does that goes on to the provider. Called before it is asked. */
export const countQuestion = (context: Pick<Context, 'db'>, userId: string): Promise<Refused | undefined> =>
  countAttempt(context, questions, userId)
