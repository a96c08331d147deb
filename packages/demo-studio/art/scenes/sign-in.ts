import { range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { brand, mix, palettes } from '../drawing/palette.ts'
import { doc, type Drawing, line, rect } from '../drawing/svg.ts'
/**
 * Beside the sign-in form: twelve frames of one stride, three to a row as on a photographic plate, so that contact and
 * flight fill alternate rows. On phones the upper two rows stand alone.
 */
import { figure } from '../movement/figure.ts'
import { sprintContact } from '../movement/sprint.ts'
import { sprinterAt } from './sprint.ts'

const COLUMNS = 3
const ROWS = 4
const CELL = { width: 340, height: 255 } as const
const [WIDTH, HEIGHT] = [COLUMNS * CELL.width, ROWS * CELL.height]
/** Stature and floor line in a frame, px. */
const H = 214
const FLOOR = 228
/** Share of a frame's time that has passed when it is taken. */
const SHUTTER = 0.4

/** The ground is the interface's --red-950, because it goes on around the picture. */
const p = { ...palettes['strength-and-power'].night, field: '#300209' }
const far = mix(p.field, p.ink, 0.42)

function frame(i: number): Drawing {
  const phase = (i + SHUTTER) / (COLUMNS * ROWS)
  const [left, top] = [(i % COLUMNS) * CELL.width, Math.floor(i / COLUMNS) * CELL.height]
  const floor = top + FLOOR
  const J = sprinterAt(phase, left + CELL.width / 2 - 8, { floor, h: H })
  const { side, onGround } = sprintContact(phase)
  const stance = onGround ? { [side === 'R' ? 'leg' : 'legFar']: brand[500] } : {}
  return [
    figure(J, { body: p.ink, far, build: 'female', hair: 'ponytail', ...stance }),
    onGround ? rect(J[side].ball[0] - 40, floor + 6, 76, 8, { fill: brand[500] }) : '',
    text(String(i + 1), [left + 20, top + 44], { size: 40, font: 'num600', fill: far }),
  ]
}

/** Twelve frames of a sprint stride, 1020 × 1020; the leg on the ground is red. */
export function strideFrames(): string {
  const rule = { stroke: p.quiet, 'stroke-width': 2, 'stroke-linecap': 'butt' }
  return doc([WIDTH, HEIGHT], 'One sprint stride in twelve frames', [
    rect(0, 0, WIDTH, HEIGHT, { fill: p.field }),
    range(0, ROWS - 1).map(row =>
      rect(0, row * CELL.height + FLOOR, WIDTH, CELL.height - FLOOR, { fill: mix(p.field, p.quiet, 0.45) }),
    ),
    range(1, COLUMNS - 1).map(i => line([i * CELL.width, 0], [i * CELL.width, HEIGHT], rule)),
    range(1, ROWS).map(i => line([0, i * CELL.height], [WIDTH, i * CELL.height], rule)),
    range(0, COLUMNS * ROWS - 1).map(frame),
  ])
}
