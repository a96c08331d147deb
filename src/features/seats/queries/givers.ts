import { eq, inArray, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { hasNoLink } from '#src/wire/text/links.ts'

import { seatGroups, seats } from '../tables.ts'

type Buyer = {
  readonly firstName: string
  readonly lastName: string
  readonly erasedAt: Date | null
}

/** The buyer of a place, unless they have erased their account, or call themselves what would be a link in a stranger's mail. */
export function buyerOf({ firstName, lastName, erasedAt }: Buyer): string {
  const name = `${firstName} ${lastName}`
  return erasedAt || !hasNoLink(name) ? '' : name
}

/** Who gives a place: the team, or its buyer. */
export const giverOf = ({ team, ...buyer }: Buyer & { readonly team: string }): string => team || buyerOf(buyer)

/** The answer to what memberships ask: who gives the places that they are. */
export async function giversOf(db: Db, subscriptionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(subscriptionIds.map(one => [one, one.split('_')[1] ?? '']))
  const rows = await db
    .select({
      id: sql<string>`${seats.id}`,
      team: seatGroups.name,
      firstName: users.firstName,
      lastName: users.lastName,
      erasedAt: users.erasedAt,
    })
    .from(seats)
    .innerJoin(seatGroups, eq(seatGroups.orderId, seats.orderId))
    .innerJoin(orders, eq(orders.id, seats.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(inArray(seats.id, [...new Set(ids.values())]))
  const givers = new Map(rows.map(({ id, ...named }) => [id, giverOf(named)]))
  return new Map([...ids].map(([one, id]) => [one, givers.get(id) ?? '']))
}
