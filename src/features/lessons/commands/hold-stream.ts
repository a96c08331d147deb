import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import type { User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { STREAMS_AT_ONCE, streamLifeMs, streamRenewalMs } from '../policy.ts'
import { mediaStreams } from '../tables.ts'

type Wanted = {
  readonly user: User
  readonly key: string
  /** How long the stream counts on after its connection has ended. */
  readonly lingerMs?: number
}
type Stream = { readonly end: () => void }

const inMs = (ms: number) => sql`now() + ${ms / 1000} * interval '1 second'`
const life = inMs(streamLifeMs)

/**
 * Counts a connection that a video is about to be sent over, until `end` is called. What counts are the videos, not the
 * connections: a player that seeks or a page that is loaded again asks for the same video in the same session, which is
 * one stream however many connections it has for a moment.
 * @returns a refusal when the person already watches as many videos as one may (T33)
 */
export async function holdStream(context: Context, wanted: Wanted): Promise<Stream | Refused> {
  const id = randomUUID()
  if (!(await take(context, id, wanted))) return refuse('too-many-streams', { retryAfter: streamLifeMs / 1000 })
  const { db, log } = context
  const { lingerMs = 0 } = wanted
  const onTrouble = (error: unknown) => log.warn({ err: error }, 'a stream could not be written down')
  const renewing = setInterval(() => {
    db.update(mediaStreams).set({ endsAt: life }).where(eq(mediaStreams.id, id)).catch(onTrouble)
  }, streamRenewalMs).unref()
  return {
    end: () => {
      clearInterval(renewing)
      const isIt = eq(mediaStreams.id, id)
      const ending = lingerMs
        ? db
            .update(mediaStreams)
            .set({ endsAt: inMs(lingerMs) })
            .where(isIt)
        : db.delete(mediaStreams).where(isIt)
      ending.catch(onTrouble)
    },
  }
}

/** One at a time for each person, or else two that ask at the same moment would both find the last place free. */
async function take({ db }: Context, id: string, { user, key }: Wanted): Promise<boolean> {
  return db.transaction(async tx => {
    await lockName(tx, `streams ${user.id}`)
    const { rowCount } = await tx.execute(sql`
      with ended as (delete from media_streams where user_id = ${user.id} and ends_at <= now())
      insert into media_streams (id, user_id, session_id, media_key, ends_at)
      select ${id}::uuid, ${user.id}::uuid, ${user.sessionId}::uuid, ${key}::text, ${life}
      where ${STREAMS_AT_ONCE} > (
        select count(distinct (session_id, media_key)) from media_streams
        where user_id = ${user.id} and ends_at > now()
          and (session_id, media_key) is distinct from (${user.sessionId}::uuid, ${key}::text))`)
    return rowCount === 1
  })
}
