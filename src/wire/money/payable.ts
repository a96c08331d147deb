/** What a plan costs with its discount off, in minor units (D-6). */
export const payableCents = ({ priceCents, discount }: { priceCents: number; discount: number }): number =>
  Math.round((priceCents * (100 - discount)) / 100)
