/** By which means a buyer may pay. */
export const methods = ['card', 'transfer', 'chargily'] as const
export type Method = (typeof methods)[number]

/** Told from a payment's id, which each provider begins in its own way; `trh_` is what was received by hand, as in cash. */
export function methodOf(paymentId: string): Method {
  if (/^trh?_/.test(paymentId)) return 'transfer'
  return paymentId.startsWith('cg_') ? 'chargily' : 'card'
}

/** Whether it was received by hand, as in cash: staff have written it down. */
export const isByHand = (paymentId: string): boolean => paymentId.startsWith('trh_')

/** Whether staff send its money back themselves, as its provider does not. */
export const isReturnedByHand = (paymentId: string): boolean => methodOf(paymentId) !== 'card'

/** Whether its provider takes fees that are known here: what a bank asks for transfers is not. */
export const hasFees = (paymentId: string): boolean => methodOf(paymentId) !== 'transfer'

type Offered = { readonly offersCard: boolean; readonly offersTransfer: boolean; readonly offersChargily: boolean }

/** By which means an academy lets buyers pay: none where what was chosen cannot be, as without its key. */
export const methodsOf = ({ offersCard, offersTransfer, offersChargily }: Offered): readonly Method[] => [
  ...(offersCard ? (['card'] as const) : []),
  ...(offersTransfer ? (['transfer'] as const) : []),
  ...(offersChargily ? (['chargily'] as const) : []),
]

/** The least that Chargily takes, in minor units: 75 dinars. */
const CHARGILY_LEAST_CENTS = 7_500

/** Whether a method knows whole units alone, in a currency that has smaller ones: Chargily takes whole dinars. */
export const takesWholeUnits = (method: Method): boolean => method === 'chargily'

/** Whether an amount can be paid by a method: Chargily takes whole dinars. @param minor of the academy's currency */
export const takesAmount = (method: Method, minor: number): boolean =>
  method !== 'chargily' || (minor >= CHARGILY_LEAST_CENTS && minor % 100 === 0)
