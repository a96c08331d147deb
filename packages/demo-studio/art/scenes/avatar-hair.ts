/** Hair of the portraits: what lies behind the head and what lies over it. */
import { circle, type Drawing, path, rect } from '../drawing/svg.ts'
import type { Face } from './avatar-parts.ts'

/** Closed cap of hair over the skull; `line` is the inner hairline from right to left. */
const cap = (c: number, line: string, top = 58, side = 160) =>
  `M${200 - c - 6} ${side}C${200 - c - 14} 92 ${200 - c * 0.7} ${top} 200 ${top}C${200 + c * 0.7} ${top} ${200 + c + 14} 92 ${200 + c + 6} ${side}${line}Z`

type HairPart = { back?: (fill: string, f: Face) => Drawing; front: (fill: string, f: Face) => Drawing }

const one = (d: string, fill: string) => path(d, { fill })

export const hairStyles = {
  bald: { front: () => '' },
  fade: {
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c - 2} 142C${200 + c - 8} 116 ${200 + 40} 108 ${200 + 30} 106H${200 - 30}C${200 - 40} 108 ${200 - c + 8} 116 ${200 - c + 2} 142`,
        ),
        fill,
      ),
  },
  side: {
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c - 3} 150C${200 + c - 6} 128 ${200 + 46} 118 ${200 + 34} 98C${200 + 10} 120 ${200 - 40} 126 ${200 - c + 4} 128L${200 - c + 2} 156`,
          50,
        ),
        fill,
      ),
  },
  receding: {
    front: (fill, { cheek: c }) => [
      one(
        `M${200 - c - 6} 168C${200 - c - 12} 120 ${200 - c + 4} 96 ${200 - c + 22} 86C${200 - c + 14} 110 ${200 - c + 6} 130 ${200 - c + 3} 164Z`,
        fill,
      ),
      one(
        `M${200 + c + 6} 168C${200 + c + 12} 120 ${200 + c - 4} 96 ${200 + c - 22} 86C${200 + c - 14} 110 ${200 + c - 6} 130 ${200 + c - 3} 164Z`,
        fill,
      ),
    ],
  },
  curls: {
    front: (fill, { cheek: c }) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map(i =>
        circle([200 + (c + 4) * Math.cos(Math.PI * (1 + i / 8)), 128 + 62 * Math.sin(Math.PI * (1 + i / 8))], 24, {
          fill,
        }),
      ),
  },
  afro: {
    back: fill => circle([200, 128], 108, { fill }),
    front: (fill, { cheek: c }) =>
      one(cap(c, `L${200 + c - 2} 136C${200 + 40} 112 ${200 - 40} 112 ${200 - c + 2} 136`, 60, 140), fill),
  },
  bob: {
    back: (fill, { cheek: c }) =>
      one(
        `M${200 - c - 22} 150C${200 - c - 24} 40 ${200 + c + 24} 40 ${200 + c + 22} 150V236C${200 + c + 22} 254 ${200 - c - 22} 254 ${200 - c - 22} 236Z`,
        fill,
      ),
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c - 2} 150C${200 + c - 4} 128 ${200 + c - 6} 122 ${200 + c - 10} 118H${200 - c + 10}C${200 - c + 6} 122 ${200 - c + 4} 128 ${200 - c + 2} 150`,
        ),
        fill,
      ),
  },
  long: {
    back: (fill, { cheek: c }) =>
      one(
        `M${200 - c - 20} 150C${200 - c - 24} 36 ${200 + c + 24} 36 ${200 + c + 20} 150L${200 + c + 30} 330H${200 - c - 30}Z`,
        fill,
      ),
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c} 164C${200 + c - 6} 130 ${200 + 30} 122 ${200 + 6} 92C${200 - 14} 122 ${200 - c + 6} 130 ${200 - c} 164`,
        ),
        fill,
      ),
  },
  bun: {
    back: fill => circle([200, 52], 34, { fill }),
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c} 148C${200 + c - 10} 112 ${200 + 44} 100 200 98C${200 - 44} 100 ${200 - c + 10} 112 ${200 - c} 148`,
          60,
        ),
        fill,
      ),
  },
  ponytail: {
    back: fill => one('M250 76C320 66 330 150 312 232C306 260 292 268 288 250C292 190 282 140 244 118Z', fill),
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c} 146C${200 + 50} 104 ${200 + 10} 98 ${200 - 20} 100C${200 - 46} 110 ${200 - c + 4} 126 ${200 - c} 146`,
          60,
        ),
        fill,
      ),
  },
  locs: {
    back: (fill, { cheek: c }) =>
      [-4, -3, -2, 2, 3, 4].map(i => rect(200 + (i * (c + 14)) / 4 - 11, 110, 22, 190, { fill, rx: 11 })),
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c - 2} 148C${200 + c - 8} 116 ${200 + 30} 104 200 102C${200 - 30} 104 ${200 - c + 8} 116 ${200 - c + 2} 148`,
          54,
        ),
        fill,
      ),
  },
  braids: {
    back: (fill, { cheek: c }) => [
      one(`M${200 - c - 10} 150C${200 - c - 30} 220 ${200 - c - 14} 290 ${200 - c - 4} 334H${200 - c + 22}V200Z`, fill),
      one(`M${200 + c + 10} 150C${200 + c + 30} 220 ${200 + c + 14} 290 ${200 + c + 4} 334H${200 + c - 22}V200Z`, fill),
    ],
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c} 150C${200 + c - 8} 118 ${200 + 30} 112 200 86C${200 - 30} 112 ${200 - c + 8} 118 ${200 - c} 150`,
        ),
        fill,
      ),
  },
  pixie: {
    front: (fill, { cheek: c }) =>
      one(
        cap(
          c,
          `L${200 + c - 4} 168L${200 + c - 10} 128C${200 + 40} 130 ${200 + 6} 120 ${200 - 20} 100C${200 - 30} 122 ${200 - c + 10} 130 ${200 - c + 4} 168`,
          54,
          172,
        ),
        fill,
      ),
  },
} as const satisfies Record<string, HairPart>
export type HairStyle = keyof typeof hairStyles
