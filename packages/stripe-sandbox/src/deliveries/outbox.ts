import type pg from 'pg'

/** One event on its way; `attempts` counts the one that now begins. Without an endpoint it goes to the site's own. */
export type Delivery = {
  seq: string
  event: string
  payload: string
  attempts: number
  endpoint: { url: string; secret: string } | null
}

export type Attempt = { at: string; status: number | null; error: string | null }

/**
 * Takes deliveries that are due, so that no other process sends them meanwhile.
 * @param options.leaseMs after this time the delivery is due again: its sender died
 */
export async function claimDue(
  pool: pg.Pool,
  { now, limit, newestFirst, leaseMs }: { now: Date; limit: number; newestFirst: boolean; leaseMs: number },
): Promise<Delivery[]> {
  const claimed = await pool.query<Delivery>(
    `WITH due AS (
       SELECT seq FROM sandbox.deliveries WHERE state = 'pending' AND due <= $1
       ORDER BY CASE WHEN $3 THEN -seq ELSE seq END LIMIT $2 FOR UPDATE SKIP LOCKED
     )
     UPDATE sandbox.deliveries d SET attempts = attempts + 1, due = $4
     FROM due, sandbox.events e WHERE d.seq = due.seq AND e.id = d.event
     RETURNING d.seq, d.event, e.payload, d.attempts,
       (SELECT jsonb_build_object('url', o.object -> 'url', 'secret', o.notes -> 'secret')
        FROM sandbox.objects o WHERE o.id = d.endpoint) AS endpoint`,
    [now, limit, newestFirst, new Date(now.getTime() + leaseMs)],
  )
  const order = newestFirst ? -1 : 1
  return claimed.rows.toSorted((one, other) => order * (Number(one.seq) - Number(other.seq)))
}

/** Writes down how an attempt went. @param next when to try again; without it the delivery is over */
export async function recordAttempt(
  pool: pg.Pool,
  delivery: Delivery,
  { attempt, next }: { attempt: Attempt; next: Date | undefined },
): Promise<void> {
  const delivered = attempt.status !== null && attempt.status >= 200 && attempt.status < 300
  await pool.query(
    `UPDATE sandbox.deliveries SET state = $2, due = coalesce($3, due), log = log || $4::jsonb
     WHERE seq = $1 AND state = 'pending' AND attempts = $5`,
    [
      delivery.seq,
      delivered ? 'delivered' : next ? 'pending' : 'failed',
      delivered ? null : next,
      JSON.stringify([attempt]),
      delivery.attempts,
    ],
  )
}

/** When the next delivery, settling payment or renewal is due, if anything is. */
export async function nextDue(pool: pg.Pool): Promise<Date | undefined> {
  const found = await pool.query<{ due: Date | null }>(
    `SELECT least(
       (SELECT min(due) FROM sandbox.deliveries WHERE state = 'pending'),
       (SELECT min(notes ->> 'settlesAt')::timestamptz FROM sandbox.objects WHERE notes ? 'settlesAt'),
       (SELECT min(notes ->> 'renewsAt')::timestamptz FROM sandbox.objects WHERE notes ? 'renewsAt')
     ) AS due`,
  )
  return found.rows[0]?.due ?? undefined
}

/** Sends an event once more. @returns false when there is no such event */
export async function resend(pool: pg.Pool, event: string, now: Date): Promise<boolean> {
  const added = await pool.query(
    'INSERT INTO sandbox.deliveries (event, due) SELECT id, $2 FROM sandbox.events WHERE id = $1',
    [event, now],
  )
  return added.rowCount === 1
}
