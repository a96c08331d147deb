/** By which means a buyer may pay. */
export const methods = ['card', 'transfer'] as const
export type Method = (typeof methods)[number]

/** Told from a payment's id, which each provider begins in its own way. */
export const methodOf = (paymentId: string): Method => (paymentId.startsWith('tr_') ? 'transfer' : 'card')

type Offered = { readonly offersCard: boolean; readonly offersTransfer: boolean }

/** By which means an academy lets buyers pay; by card where it offers nothing else. */
export const methodsOf = ({ offersCard, offersTransfer }: Offered): readonly Method[] => [
  ...(offersCard || !offersTransfer ? (['card'] as const) : []),
  ...(offersTransfer ? (['transfer'] as const) : []),
]
