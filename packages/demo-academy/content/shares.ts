// What is drawn with a seed: the same on each run.

/** A generator of shares from 0 to 1 (mulberry32). */
export function sharesFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Shares = () => number

export const pick = <T>(from: readonly [T, ...T[]] | readonly T[], share: Shares): T => {
  const one = from[Math.floor(share() * from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
