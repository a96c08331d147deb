// Fixes the order of what happens at once: rows held on a connection of their own, until those who want them wait.
import pg from 'pg'
import { expect } from 'vitest'

import type { TestAcademy } from '../academy.ts'

/** Locks rows; `await using` lets go of them in the end. @param select picks them, without its FOR UPDATE */
export async function holdRows(academy: TestAcademy, select: string, values: readonly unknown[] = []) {
  const client = new pg.Client(academy.owner)
  await client.connect()
  await client.query('begin')
  const lock = (text: string, given: readonly unknown[]) => client.query(`${text} for update`, [...given])
  await lock(select, values)
  const letGo = () => client.query('commit')
  return {
    /** Wants more rows, and waits for who holds them. */
    alsoHold: (text: string, given: readonly unknown[] = []) => lock(text, given),
    /** Changes what is held; nobody sees it before it is let go. */
    change: (text: string, given: readonly unknown[]) => client.query(text, [...given]),
    letGo,
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** Waits until so many connections wait for rows that another one holds. */
export const untilWaiting = ({ services: { db } }: TestAcademy, count: number) =>
  expect
    .poll(
      async () =>
        (
          await db.execute(`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and application_name = 'palestra'`)
        ).rows.length,
      { timeout: 15_000, interval: 20 },
    )
    .toBe(count)
