/** Average positions in possession (m) and pass counts of one invented match in a 4-3-3. */
import type { Point } from '../drawing/geometry.ts'

/** Same order as the shirts of the pitch module. */
export const AVERAGE_POSITIONS: readonly Point[] = [
  [9, 34],
  [46, 61],
  [27, 45],
  [27, 22],
  [48, 8],
  [42, 34],
  [58, 47],
  [60, 22],
  [80, 60],
  [84, 35],
  [82, 9],
]

const link = (from: number, to: number, passes: number) => ({ from, to, passes })
/** Passes in both directions between two players. */
export const LINKS = [
  link(0, 2, 14),
  link(0, 3, 16),
  link(2, 3, 22),
  link(2, 1, 15),
  link(3, 4, 19),
  link(2, 5, 13),
  link(3, 5, 21),
  link(5, 6, 12),
  link(5, 7, 24),
  link(7, 4, 18),
  link(4, 10, 20),
  link(7, 10, 17),
  link(6, 8, 11),
  link(1, 8, 9),
  link(6, 9, 8),
  link(7, 9, 13),
  link(10, 9, 9),
  link(1, 6, 10),
  link(8, 9, 5),
  link(6, 7, 9),
]

/** Passes that a player gave or received. */
export const involvement = (player: number) =>
  LINKS.reduce((n, l) => n + (l.from === player || l.to === player ? l.passes : 0), 0)
