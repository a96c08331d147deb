// How much of a video has been watched: the union of what was played, so that skipping to the end counts for nothing.

/** From and to, in seconds. */
export type Stretch = readonly [from: number, to: number]

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

/** @returns the watched share in whole percent, rounded down; 0 while the length is unknown */
export function coveredPercent(stretches: readonly Stretch[], lengthSeconds: number): number {
  if (!(lengthSeconds > 0)) return 0
  const watched = join(stretches).reduce((sum, [from, to]) => sum + to - from, 0)
  return Math.min(100, Math.floor((100 * watched) / lengthSeconds + 1e-6))
}

type Recorded = { progress: number; positionSeconds: number; durationSeconds: number }

/**
 * Where the share that was recorded on an earlier visit may lie: the academy keeps how much was watched, not which
 * part. People watch onwards, so it is taken to end where they stopped, or to begin at the start.
 */
export function assumedStretch({ progress, positionSeconds, durationSeconds }: Recorded): Stretch {
  const length = (progress / 100) * durationSeconds
  const from = Math.max(0, Math.min(positionSeconds, durationSeconds) - length)
  return [from, from + length]
}

/** Takes what a player reports as played; returns it as stretches. */
export function stretchesOf(played: Pick<TimeRanges, 'length' | 'start' | 'end'>): Stretch[] {
  return Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)] as const)
}
