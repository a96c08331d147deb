// Money is an integer of minor units inside, a number of dollars on the wire (D-3).

/** @param cents integer minor units @returns a number of dollars */
export const dollarsOf = (cents: number): number => cents / 100

/** @param dollars a number of dollars, at most two decimals count @returns integer minor units */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)
