// How the mails about money write it.

/** @param cents integer minor units @param currency ISO 4217 in lower case @returns such as `$89.00 USD` */
export function amountOf(cents: number, currency: string): string {
  const code = currency.toUpperCase()
  return `${new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).format(cents / 100)} ${code}`
}

export const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
