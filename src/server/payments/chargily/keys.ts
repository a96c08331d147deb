/** Whether money moves with a key: `live_sk_…`, and `test_sk_…` where none does. */
export const isLiveKey = (secretKey: string): boolean => !secretKey.startsWith('test_')
/** A payment's id has the provider's own in it, so that it is found without our books. */
const PREFIX = 'cg_'

export const paymentIdOf = (checkoutId: string): string => PREFIX + checkoutId
export const checkoutIdOf = (paymentId: string): string => paymentId.slice(PREFIX.length)
