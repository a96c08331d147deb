// Work of which only so much is taken on at once; the rest is refused at once instead of waiting in vain (L11).

/** What was asked for too much of. */
export type CrowdedKind = 'page' | 'read'

/** More was asked for at this moment than there is room for. */
export class Crowded extends Error {
  override name = 'Crowded'
  readonly kind: CrowdedKind
  constructor(kind: CrowdedKind) {
    super(`too much at once: ${kind}`)
    this.kind = kind
  }
}

/** Counts by key. `enter` says whether there was room; who entered has to `leave`. */
export function createShares(most: number) {
  const counts = new Map<string, number>()
  return {
    enter: (key: string): boolean => {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    leave: (key: string): void => {
      const left = (counts.get(key) ?? 0) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}
