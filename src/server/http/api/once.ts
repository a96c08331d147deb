// What is made is made once, however often its form is sent: an answer may be lost on its way (decision 0059).
import { createHash } from 'node:crypto'

import { userOf } from '#src/server/actor.ts'
import { findMade, isMadeAlready, isTouched, noteForm, wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { versionOf } from '#src/server/versions.ts'
import { isId } from '#src/wire/ids.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

type Verb<Input, Output> = (context: Context, input: Input & { readonly id: string }) => Promise<Output | Refused>

/**
 * What a call that makes a thing does with a second try; `id` is that of the thing. Absent words that differ cannot be
 * saved over it. `itself`: its own verb sees to it, by the key in its context.
 */
export type Again<Input, Output> =
  | 'itself'
  | {
      /** Answers with what stands there. */
      readonly same: Verb<Input, Output>
      /** Saves the words that came later, and answers likewise. */
      readonly newer?: Verb<Input, Output>
    }
export type AnyAgain = Again<object, unknown>

type Making = { readonly key: string; readonly input: object; readonly again: AnyAgain }

/**
 * Runs a verb that makes a thing, unless it was made with this key already. The key is the id of the entry that the audit
 * keeps of it: of two tries at once, the second waits for the first and fails.
 * @returns what the verb answers, also to a second try; 'made-already' to another person, and for newer words where
 *   somebody has changed or deleted the thing since; 'invalid' for a key that is none
 */
export async function runOnce(
  context: Context,
  { key, input, again }: Making,
  run: (context: Context) => Promise<unknown>,
): Promise<unknown> {
  if (!isId(key)) return refuse('invalid', { text: 'Idempotency-Key: Not a UUID' })
  if (again === 'itself') return run(context)
  const sent = await digestOf(input)
  const repeat = () => runAgain(context, { key, input, again, sent })
  const earlier = await repeat()
  if (earlier) return earlier
  noteForm(context, { id: key, sent })
  try {
    const outcome = await run(context)
    // It may have been refused because the first try, under way at the same time, has made it.
    return isRefused(outcome) ? ((await repeat()) ?? outcome) : outcome
  } catch (error) {
    if (!isMadeAlready(error)) throw error
    return repeat()
  }
}

type Repeated = Omit<Making, 'again'> & { readonly again: Exclude<AnyAgain, string>; readonly sent: string }

/** @returns nothing where nothing was made with this key */
async function runAgain(context: Context, { key, input, again, sent }: Repeated): Promise<unknown> {
  const made = await findMade(context.db, key)
  if (!made) return undefined
  if (made.actorId !== userOf(context.actor)?.id) return refuse('made-already')
  const isSame = made.sent === sent
  const verb = isSame ? again.same : made.isUntouched ? again.newer : undefined
  if (isSame) wasRecordedElsewhere(context)
  else noteForm(context, { sent, over: made.thingId })
  return verb ? unlessGone(() => verb(context, { ...input, id: made.thingId })) : refuse('made-already')
}

/** Runs what a second try does with the thing, which somebody else may have changed or deleted since. */
async function unlessGone(run: () => Promise<unknown>): Promise<unknown> {
  try {
    const outcome = await run()
    return isRefused(outcome) && gone.includes(outcome.refused) ? refuse('made-already') : outcome
  } catch (error) {
    if (isTouched(error)) return refuse('made-already')
    throw error
  }
}

/** What a verb says of a thing that somebody else has deleted, or changed before its row was locked. */
const gone: readonly string[] = ['not-found', 'conflict']

/** The same words and files have the same. */
async function digestOf(input: object): Promise<string> {
  const fields = Object.entries(input).map(async ([name, value]: [string, unknown]) => [name, await plainOf(value)])
  return versionOf(Object.fromEntries(await Promise.all(fields)) as object) // of pairs
}

async function plainOf(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(plainOf))
  if (!(value instanceof Blob)) return value
  const hash = createHash('sha256')
  for await (const bytes of value.stream()) hash.update(bytes)
  return hash.digest('base64url')
}
