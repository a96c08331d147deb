// The order of a manager's list.
import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Sortable = PgColumn | SQL

/**
 * What to order by for a `sort` of `listFields`; rows that are equal there keep one order, by their id.
 * @param columns what each name stands for; the first one, downwards, unless the call says another
 */
export function orderOf<S extends string>(
  sort: S | `-${S}` | undefined,
  columns: Readonly<Record<S, Sortable>>,
  id: PgColumn,
): SQL[] {
  const [first] = Object.values<Sortable>(columns)
  const down = sort?.startsWith('-') ?? true
  const named = Object.entries<Sortable>(columns).find(([name]) => sort === name || sort === `-${name}`)
  const column = named?.[1] ?? first
  if (!column) return [asc(id)]
  return [down ? desc(column) : asc(column), asc(id)]
}
