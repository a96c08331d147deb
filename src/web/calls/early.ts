// What a page will show, read while somebody is about to go there.

/** How long it counts as what would be read now. */
const FRESH_MS = 5_000
/** Who sweeps over a list of links means few of them. */
const MOST = 4

type Early = { readonly answer: Promise<unknown>; readonly at: number }

const early = new Map<string, Early>()
const isFresh = ({ at }: Early): boolean => Date.now() - at < FRESH_MS

/**
 * Reads a page's data before they are asked for. What fails is read again when somebody goes there.
 * @param address with its origin, as requests have it
 */
export function readEarly(address: string, read: () => Promise<unknown>): void {
  const known = early.get(address)
  if (known && isFresh(known)) return
  const one = { answer: read(), at: Date.now() }
  early.delete(address)
  early.set(address, one)
  one.answer.catch(() => {
    if (early.get(address) === one) early.delete(address)
  })
  for (const oldest of early.keys()) if (early.size > MOST) early.delete(oldest)
}

/** @returns what was read early of an address, once, unless that is too long ago */
export function takeEarly(address: string): Promise<unknown> | undefined {
  const found = early.get(address)
  early.delete(address)
  return found && isFresh(found) ? found.answer : undefined
}

/** Something was changed: what was read before it may be out of date. */
export const forgetEarly = (): void => early.clear()
