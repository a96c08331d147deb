// How much of a video has been watched: the union of what was played, so that skipping to the end counts for nothing.

/** A video counts as completed from this share on (D-34). */
export const COMPLETE_PERCENT = 90
/** More of them nobody needs who watches; the shortest are forgotten first. */
export const MOST_STRETCHES = 100

/** From and to, in seconds. */
export type Stretch = [from: number, to: number]

/** Players leave gaps of this size between two stretches that were played through. */
const SEAM_SECONDS = 0.5

/** @returns the same stretches in order, joined where they touch */
export function join(stretches: readonly Stretch[]): Stretch[] {
  const joined: [number, number][] = []
  for (const [from, to] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1] + SEAM_SECONDS) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** What is worth to be kept: joined, inside the video, to the hundredth of a second, and not endlessly many. */
export function keepable(stretches: readonly Stretch[], lengthSeconds: number): Stretch[] {
  const within = (place: number) => Math.round(100 * Math.min(lengthSeconds, Math.max(0, place))) / 100
  const cut = stretches.map(([from, to]): Stretch => [within(from), within(to)]).filter(([from, to]) => to > from)
  const longest = join(cut).toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
  return join(longest.slice(0, MOST_STRETCHES))
}

/** @returns the watched share in whole percent, rounded down; 0 while the length is unknown */
export function coveredPercent(stretches: readonly Stretch[], lengthSeconds: number): number {
  if (!(lengthSeconds > 0)) return 0
  const watched = join(stretches).reduce((sum, [from, to]) => sum + to - from, 0)
  return Math.min(100, Math.floor((100 * watched) / lengthSeconds + 1e-6))
}

/** @returns what was not played before `until` seconds: what somebody skipped who is there now */
export function gapsBefore(stretches: readonly Stretch[], until: number): Stretch[] {
  const edges: Stretch[] = [[0, 0], ...stretches, [until, until]]
  const joined = join(edges).filter(([from]) => from <= until)
  return joined.slice(1).map(([from], index) => [joined[index]?.[1] ?? 0, from])
}

type Recorded = {
  readonly progress: number
  readonly positionSeconds: number
  readonly durationSeconds: number
  readonly seen: readonly Stretch[]
}

/**
 * What was watched on earlier visits. Where the academy has the share alone, it is taken to end where somebody stopped,
 * since people watch onwards, or to begin at the start.
 */
export function seenBefore({ progress, positionSeconds, durationSeconds, seen }: Recorded): Stretch[] {
  if (coveredPercent(seen, durationSeconds) >= progress) return join(seen)
  const length = (progress / 100) * durationSeconds
  const from = Math.max(0, Math.min(positionSeconds, durationSeconds) - length)
  return join([...seen, [from, from + length]])
}
