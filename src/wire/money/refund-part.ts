// What part of a payment may go back: asked while it is typed, and again by the server.
import { type Method, takesWholeUnits } from './methods.ts'
import { fromMinor, shownDecimals, stepOf, toMinor } from './money.ts'

/** What a part that goes back is a multiple of, in minor units: who takes whole units alone gives no less back. */
export const refundStepOf = (method: Method, currency: string): number =>
  takesWholeUnits(method) ? toMinor(1, currency) : stepOf(currency)

/** With how many decimals a part is typed. */
export const refundDecimals = (method: Method, currency: string): number =>
  takesWholeUnits(method) ? 0 : Math.min(2, shownDecimals(currency))

type Wanted = {
  readonly amount: number
  readonly leftCents: number
  readonly currency: string
  readonly method: Method
}

/**
 * @param wanted `amount` in whole units, of a payment of which `leftCents` are left
 * @returns why it cannot go back, or undefined when it can. All that is left can, whatever it is
 */
export function refundFault({ amount, leftCents, currency, method }: Wanted): 'zero' | 'too-much' | 'step' | undefined {
  const cents = toMinor(amount, currency)
  if (amount <= 0) return 'zero'
  if (cents > leftCents) return 'too-much'
  const isExact = fromMinor(cents, currency) === amount
  return isExact && (cents === leftCents || cents % refundStepOf(method, currency) === 0) ? undefined : 'step'
}
