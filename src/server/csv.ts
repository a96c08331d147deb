// Tables as text for spreadsheets (RFC 4180).

/** What a spreadsheet takes for the beginning of a formula, and would run. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One line of a CSV file, with its end. Every cell is quoted, and one that a spreadsheet would run as a formula begins
 * with an apostrophe, which makes it text (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Stands first in a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
