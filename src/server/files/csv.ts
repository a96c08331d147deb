// Tables as text for spreadsheets (RFC 4180).

/** What a spreadsheet takes for the beginning of a formula, and would run; some take the wide signs of East Asia, too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** A sum below nothing begins like one, and is none. */
const NUMBER = /^-\d+(\.\d+)?$/

/**
 * One line of a CSV file, with its end. Every cell is quoted, and one that a spreadsheet would run as a formula begins
 * with an apostrophe, which makes it text (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** Where a spreadsheet is set to another separator, a cell begins behind it. */
const INSIDE = /(?<=[;|])(?=[=+\-@＝＋－＠])/g

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return `"${safe.replaceAll(INSIDE, "'").replaceAll('"', '""')}"`
}

/** Stands first in a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The headers of a CSV file that is saved as `name` with the day of `at` (UTC), and stays in no cache. */
export const csvHeaders = (name: string, at: Date) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}-${at.toISOString().slice(0, 10)}.csv"`,
  'cache-control': 'no-store',
})
