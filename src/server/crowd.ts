// Work of which only so much is taken on at once; the rest is refused at once instead of waiting in vain (L11).

/** More was asked for at this moment than there is room for. */
export class Crowded extends Error {
  override name = 'Crowded'
}

/** @returns runs work, or throws `Crowded` while `most` pieces of it are under way */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0
  return async work => {
    if (underWay >= most) throw new Crowded('too much at once')
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
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
