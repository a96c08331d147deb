import type { Services } from '#src/server/context.ts'

/** What the check asks: the academy's own rows, and its payment provider. */
export type Checking = Pick<Services, 'db' | 'payments'>

/** From this instant on, and before the other one. */
export type Range = { readonly start: Date; readonly end: Date }

/** What two of the five say differently: ledger, orders, invoices, provider and grants. */
export type Difference = {
  readonly about: 'order' | 'payment' | 'fee' | 'grant' | 'balance' | 'document' | 'unfinished'
  /** One line, with ids and sums. */
  readonly words: string
}

/** How many of each were looked at. */
export type Tally = {
  orders: number
  payments: number
  fees: number
  /** Of so many payments the provider has not said yet what it kept. */
  feesUnread: number
  movements: number
  /** Invoices and credit notes. */
  documents: number
  grants: number
  withoutProvider: number
}

/** What a part of the check found: a difference, or how many it has looked at. */
export type Finding = Difference | { readonly counted: Partial<Tally> }
