// Where two versions of one form differ: what somebody else saved meanwhile, and what stands in the fields.

export type Difference = {
  readonly name: string
  readonly theirs: unknown
  readonly mine: unknown
  /** Whether this form changed the field, too; otherwise what they say stands. */
  readonly isBoth: boolean
}

type Values = Readonly<Record<string, unknown>>

/**
 * The fields that somebody else changed and that say another thing here.
 * @param before what both began with
 */
export const differencesOf = (before: Values, { theirs, mine }: { theirs: Values; mine: Values }): Difference[] =>
  Object.keys(theirs).flatMap(name => {
    const [was, their, own] = [before[name], theirs[name], mine[name]]
    if (isSame(was, their) || isSame(their, own)) return []
    return [{ name, theirs: their, mine: own, isBoth: !isSame(was, own) }]
  })

const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? `${part.name} ${part.size} ${part.lastModified}` : part,
  )

/** How much of a long text is shown. */
const MOST = 240
/** How much stands before the first difference. */
const LEAD = 60

/** Two texts from a little before where they begin to differ. */
export function excerptsOf(one: string, other: string): [string, string] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const from = one.length <= MOST && other.length <= MOST ? 0 : Math.max(0, at - LEAD)
  const cut = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + MOST)}${text.length > from + MOST ? '…' : ''}`
  return [cut(one), cut(other)]
}
