// What the list of memberships, and its file, say of each.
import { and, eq } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { isPaidUntil, isPass, isPlace } from '#src/wire/money/passes.ts'

import { memberships, plans } from '../tables.ts'
import { endOf, isInTrial, memberState, type MemberState } from './member-states.ts'
import { paidAs, paidEachTime } from './paid-as.ts'

/** Memberships with their plans and holders. */
export const selectMembers = (db: Db) =>
  db
    .select({
      id: memberships.id,
      userId: memberships.userId,
      subscriptionId: memberships.subscriptionId,
      status: memberships.status,
      startedAt: memberships.startedAt,
      currentPeriodEnd: memberships.currentPeriodEnd,
      cancelAtPeriodEnd: memberships.cancelAtPeriodEnd,
      endedAt: memberships.endedAt,
      trialEndsAt: memberships.trialEndsAt,
      amountCents: memberships.amountCents,
      currency: memberships.currency,
      plan: plans,
      firstName: users.firstName,
      lastName: users.lastName,
      email: accountEmails.email,
    })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(accountEmails, and(eq(accountEmails.userId, memberships.userId), eq(accountEmails.isPrimary, true)))

type Row = Awaited<ReturnType<typeof selectMembers>>[number]

/** Says of memberships what state they are in, how they are paid, and what comes next; a question for all of them each. */
export async function describeMembers({ db, answers }: Context, rows: readonly Row[], now: Date) {
  const places = rows.filter(({ subscriptionId }) => isPlace(subscriptionId))
  const passes = rows.filter(({ subscriptionId }) => isPass(subscriptionId))
  const [givers, payments] = await Promise.all([
    places.length > 0
      ? answers.giversOf(
          db,
          places.map(({ subscriptionId }) => subscriptionId),
        )
      : undefined,
    passes.length > 0
      ? answers.lastPaymentsOf(
          db,
          passes.map(({ id }) => id),
        )
      : undefined,
  ])
  return rows.map(row => {
    const state = memberState(row, now)
    const { amountCents, currency } = paidEachTime(row, row.plan)
    return {
      row,
      state,
      paidBy: paidAs(row, payments?.get(row.id)),
      from: isPlace(row.subscriptionId) ? (givers?.get(row.subscriptionId) ?? '') : null,
      next: { ...nextOf(row, state, now), amountCents },
      currency,
    }
  })
}

/** What comes next of a membership, and when; `due` has the end of a period that goes on while its bill is open. */
function nextOf(row: Row, state: MemberState, now: Date): { what: 'payment' | 'due' | 'ends' | 'ended'; at: Date } {
  const at = row.currentPeriodEnd
  if (state === 'over') return { what: 'ended', at: endOf(row) }
  // Whose free days were used up before pays for the first time then.
  if (state === 'past-due') return { what: isInTrial(row, now) ? 'payment' : 'due', at }
  return { what: state === 'ending' || isPaidUntil(row.subscriptionId) ? 'ends' : 'payment', at }
}

type Described = Awaited<ReturnType<typeof describeMembers>>[number]

/** Whether something is to be paid by what comes next. */
export const isToBePaid = ({ next }: Pick<Described, 'next'>): boolean => next.what === 'payment' || next.what === 'due'

export const shownMember = (one: Described) => {
  const { row, state, paidBy, from, next, currency } = one
  return {
    _id: row.id,
    person: { _id: row.userId, name: `${row.firstName} ${row.lastName}`, email: row.email },
    plan: { name: row.plan.name, duration: row.plan.duration },
    paidBy,
    from,
    state,
    startedAt: row.startedAt.toISOString(),
    next: {
      what: next.what,
      at: next.at.toISOString(),
      amount: isToBePaid(one) ? fromMinor(next.amountCents, currency) : null,
    },
    currency,
  }
}
