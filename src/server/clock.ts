/** The product's clock, replaceable in tests. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
