import { z } from 'zod'

import { OwnOrder } from '#src/features/orders/contract/orders.ts'
import { countries } from '#src/wire/countries.ts'
import {
  Dollars,
  Id,
  Instant,
  Line,
  listFields,
  PageNumber,
  paragraphs,
  Version,
  wholeNumber,
} from '#src/wire/fields.ts'
import { billingFaults, taxNumberFaults } from '#src/wire/money/billing-fields.ts'
import { untaxed } from '#src/wire/money/tax.ts'

const Land = z.enum(countries as [string, ...string[]]) // the list is not empty
const Country = z.union([z.literal(''), Land])

const Rate = z
  .string()
  .trim()
  .regex(/^(\d{1,2}([.,]\d{1,2})?)?$/, { error: 'Please give a rate in percent, such as 19 or 7.7' })

const Prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]([A-Z\d-]{0,8}[A-Z\d])?$/, { error: 'Please use up to ten letters and digits, such as INV' })

/** Rates are text in percent, as people write them. */
const Invoicing = z.object({
  isOn: z.boolean(),
  legalName: Line.max(120),
  address: paragraphs(300),
  country: Country,
  taxNumber: Line.max(40),
  registration: Line.max(160),
  prefix: Prefix,
  creditPrefix: Prefix,
  chargesTax: z.boolean(),
  /** Whether it is added to prices; otherwise they include it. */
  addsTax: z.boolean().default(false),
  taxName: Line.max(20),
  rate: Rate,
  countryRates: z.array(z.strictObject({ country: Country, rate: Rate })).max(60),
  /** Whether buyers abroad whose country has no rate of its own pay the standard one, or nothing. */
  taxesAbroad: z.boolean().default(true),
  reverseCharge: z.boolean(),
  foot: paragraphs(400),
  isMailed: z.boolean(),
})

/** Also as it was kept before what belongs together was asked for together. */
const Billing = z.object({
  name: Line.max(120),
  company: Line.max(120),
  line1: Line.max(120),
  line2: Line.max(120),
  postalCode: Line.max(20),
  city: Line.max(80),
  country: Country,
  taxNumber: Line.max(40),
})

type Faults<T> = (value: T) => readonly { path: string; message: string }[]

/** Tells each fault beside its field. */
const faultsBy =
  <T>(faultsOf: Faults<T>) =>
  (value: T, context: z.core.$RefinementCtx<T>) => {
    for (const { path, message } of faultsOf(value)) context.addIssue({ code: 'custom', path: [path], message })
  }

/** By what a tax is found that is added to prices. */
const AddedTax = z.object({
  name: z.string(),
  /** In basis points. */
  rate: z.int(),
  /** Why nothing is added; null where something is. */
  reason: z.enum(untaxed).nullable(),
  /** Empty while the caller has not said where they are. */
  country: Country,
  taxNumber: z.string(),
})

const Kind = z.enum(['invoice', 'credit-note', 'credit-reversal'])

/** A sum in whole units; what was credited is below 0. */
const Sum = z.number()

/** An invoice, or what was issued about it, as its buyer finds it. */
const Issued = z.object({
  _id: Id,
  kind: Kind,
  number: z.string(),
  orderId: Id,
  title: z.string(),
  issuedAt: Instant,
  total: Dollars,
  currency: z.string(),
})

const invoiceFilters = {
  /** Words of the buyer, or of a number. */
  words: Line.max(100).optional(),
  kind: z.enum(['invoice', 'credit-note']).optional(),
  year: wholeNumber(2000, 9999).optional(),
}

/** What a file of invoices is asked for: the filters of the list. */
export const InvoicesFileInput = z.strictObject(invoiceFilters)

export const invoicesContract = {
  manageInvoicing: {
    input: z.strictObject({}),
    output: z.object({
      settings: Invoicing,
      version: Version.optional(),
      /** In which the academy sells, for the example beside the form. */
      currency: z.string(),
    }),
  },
  updateInvoicing: {
    input: z.strictObject({ ...Invoicing.shape, version: Version.optional() }),
    output: z.object({ settings: Invoicing }),
  },
  myBilling: {
    input: z.strictObject({}),
    output: z.object({
      /** Null while nothing was given. */
      billing: Billing.nullable(),
      /** What the account says of the person. */
      name: z.string(),
      isOn: z.boolean(),
    }),
  },
  /** One's orders, each with its invoice and what was credited of it. */
  myPayments: {
    input: z.strictObject({ page: PageNumber.default(1) }),
    output: z.object({
      orders: z.array(OwnOrder.extend({ issued: z.array(Issued) })),
      NbOfPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  updateBilling: {
    input: z.strictObject(Billing.shape).superRefine(faultsBy(billingFaults)),
    output: z.object({ billing: Billing }),
  },
  /** What is added to prices for the caller; null where prices include their tax. */
  myTax: { input: z.strictObject({}), output: z.object({ tax: AddedTax.nullable() }) },
  /** By what the tax of the caller's orders is found; their other billing details stay as they are, but for an address in another country. */
  sayCountry: {
    input: z.strictObject({ country: Land, taxNumber: Billing.shape.taxNumber }).superRefine(faultsBy(taxNumberFaults)),
    output: z.object({ tax: AddedTax.nullable() }),
  },
  removeBilling: { input: z.strictObject({}), output: z.object({ removed: z.literal(true) }) },
  myInvoices: { input: z.strictObject({}), output: z.object({ invoices: z.array(Issued) }) },
  /** Of one's own order; administrators read everybody's. */
  orderInvoices: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      isOn: z.boolean(),
      /** Whether the order was paid with money, so that it can have an invoice. */
      isSold: z.boolean(),
      hasBilling: z.boolean(),
      isOwn: z.boolean(),
      invoices: z.array(Issued),
    }),
  },
  /** Of one person, the newest first. */
  userInvoices: { input: z.strictObject({ id: Id }), output: z.object({ invoices: z.array(Issued) }) },
  issueInvoice: { input: z.strictObject({ id: Id }), output: z.object({ invoice: Issued }) },
  manageInvoices: {
    input: z.strictObject({ ...invoiceFilters, ...listFields('issued', 'total') }),
    output: z.object({
      invoices: z.array(Issued.extend({ buyer: z.string(), net: Sum, tax: Sum, total: Sum })),
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** Of all that fit, not of this page alone: invoices without what was credited. */
      sums: z.object({ net: Sum, tax: Sum, total: Sum }),
      /** In which something was issued, the newest first. */
      years: z.array(z.number().int()),
      isOn: z.boolean(),
    }),
  },
} as const
