/** A shop's own words on an object after a change: an empty value takes one away. */
export const mergeMetadata = (
  before: Record<string, string> | null,
  change: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
