// Numbers while they are typed: text.
import { numberIn } from '../lesson/answers.ts'

/** Without an exponent, which nobody types. */
export const plainNumber = (number: number): string =>
  number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })

/** What keeps a text from being a number of at most this size, up or down. */
export function numberFault(text: string, most: number): 'no-number' | 'too-large' | undefined {
  const number = numberIn(text)
  if (number === undefined) return 'no-number'
  return Math.abs(number) > most ? 'too-large' : undefined
}
