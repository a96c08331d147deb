// What exercises calculate with: the answers come from the same numbers that learners are given.

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length

/** Standard deviation of a sample (n - 1). */
export function sd(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(sum(values.map(value => (value - middle) ** 2)) / (values.length - 1))
}

/** A number as it stands in a text: thousands parted, so many digits behind the point. */
export const says = (value: number, digits = 0): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** As `amount` takes it: the answer as exactly as it is asked for, how far off it may be, and its unit. */
export function near(value: number, tolerance: number, unit: string): readonly [number, number, string] {
  const digits = Math.max(0, Math.ceil(-Math.log10(tolerance)))
  return [Number(value.toFixed(digits)), tolerance, unit]
}

/** A table of numbers, with a heading for each column. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table><thead><tr>${heads.map(head => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`
