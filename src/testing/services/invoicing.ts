// Invoices in a test: how the academy writes them, what the job does, and what was issued.
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'

import { issueDue } from '#src/features/invoices/commands/issue-due.ts'
import { invoices } from '#src/features/invoices/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { hours } from '#src/wire/durations.ts'

import type { TestAcademy } from '../academy.ts'
import type { Client } from '../client.ts'
import { seedCourse, seedUser } from '../content/courses.ts'

/** As an administrator of Berlin fills the form. */
export const seller = {
  isOn: true,
  legalName: 'Sprint Science GmbH',
  address: 'Friedrichstraße 12\n10117 Berlin',
  country: 'DE',
  taxNumber: 'DE123456789',
  registration: 'HRB 1234',
  prefix: 'INV',
  creditPrefix: 'CN',
  chargesTax: true,
  addsTax: false,
  taxName: 'VAT',
  rate: '19',
  countryRates: [{ country: 'FR', rate: '20' }],
  taxesAbroad: true,
  reverseCharge: true,
  foot: 'Thank you',
  isMailed: true,
}

/** An address, of which nothing is left out that an invoice needs. */
export const street = { line1: '1 rue de Rivoli', line2: '', postalCode: '75001', city: 'Paris' }

/** As a business gives it. */
export const company = {
  name: 'Amina Benali',
  company: 'Coureurs SARL',
  ...street,
  country: 'FR',
  taxNumber: 'FR12345678901',
}

/** @returns what tests of invoices share */
export function openInvoicing(academy: TestAcademy, admin: Client) {
  const { services } = academy
  const { db } = services
  /** What the job of each minute does. */
  const run = () => issueDue({ ...services, actor: { kind: 'job', name: 'issue-invoices' }, ip: '' })
  return {
    put: (changes: object = {}) => admin.put('/api/admin/settings/invoices', { ...seller, ...changes }),
    switchOn: async (changes: object = {}) => {
      const { status, text } = await admin.put('/api/admin/settings/invoices', { ...seller, ...changes })
      expect([status, text]).toEqual([200, expect.any(String)])
    },
    run,
    /** The same in an hour, when nobody is waited for any more. */
    runLater: async (): Promise<void> => {
      const { now } = academy.clock
      academy.clock.now = new Date(now.getTime() + hours(1))
      await run()
      academy.clock.now = now
    },
    of: (orderId: string) =>
      db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.issuedAt), asc(invoices.id)),
    all: () => db.select().from(invoices).orderBy(asc(invoices.series), asc(invoices.year), asc(invoices.serial)),
    /** An order that was paid, without a payment provider; two hours ago unless told otherwise. */
    sell: async (fields: Partial<typeof orders.$inferInsert> = {}) => {
      const { userId, client } = await seedUser(academy)
      const { id: courseId } = await seedCourse(db, { title: 'Sprint Mechanics' })
      const paidAt = new Date(services.now().getTime() - hours(2))
      const sold = { userId, courseId, amountCents: 8_900, currency: 'usd', status: 'paid' as const, paidAt }
      const [order] = await db
        .insert(orders)
        .values({ ...sold, ...fields })
        .returning({ id: orders.id })
      return { orderId: order?.id ?? '', courseId, userId, client }
    },
    /** Makes the switch older than what the next test sells. */
    wasOn: (since = new Date(0)) => academy.asOwner(`update invoicing set on_since = '${since.toISOString()}'`),
  }
}
