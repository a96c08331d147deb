// The geometry of the home's lines: shares of the height, drawn in a box of 1000 by 1000 that is stretched to its place.

const BOX = 1000

/** @param shares of the height, from 0 at the foot to 1, at equal steps @returns the data of a path */
export function pathOf(shares: readonly number[]): string {
  const step = BOX / Math.max(1, shares.length - 1)
  return shares
    .map((share, index) => `${index === 0 ? 'M' : 'L'}${Math.round(index * step)} ${Math.round(BOX * (1 - share))}`)
    .join('')
}

/** @returns the data of a path parted before its last step, which is still going on: what is over, and that step alone */
export function partLast(path: string): { over: string; going: string } {
  const points = path.split(/(?=L)/)
  const [last = '', ...others] = points.toReversed()
  const over = others.toReversed().join('')
  return { over, going: `${(others[0] ?? '').replace('L', 'M')}${last}` }
}

/** The index of the largest amount, the latest where several are. */
export function highestOf(steps: readonly { readonly amount: number }[]): number {
  let highest = 0
  for (const [index, { amount }] of steps.entries()) if (amount >= (steps[highest]?.amount ?? 0)) highest = index
  return highest
}

/** Two or three round rules for amounts up to `most`, and the top that leaves room above the highest of both. */
export function rulesOf(most: number): { rules: number[]; top: number } {
  const rough = Math.max(most, 1) / 2
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [5, 2, 1].map(factor => factor * power).find(size => size <= rough) ?? power
  const rules = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
  return { rules, top: Math.max(most, rules.at(-1) ?? 0, step) * 1.08 }
}

/** @param added how many came on each day @returns how many there were at the end of each, as shares of the growth */
export function growthOf(added: readonly number[]): number[] {
  const sum = added.reduce((all, one) => all + one, 0)
  let sofar = 0
  return added.map(one => {
    sofar += one
    return sum === 0 ? 0 : sofar / sum
  })
}
