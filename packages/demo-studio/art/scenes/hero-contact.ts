/**
 * Hero: one contact of a sprint, hip to foot and true to scale, with the foot that stands still. The film begins and ends
 * with the toes leaving the ground; between, the runner leaves, comes again, and the contact is shown fifty times slower
 * than life. `day` and `night` are the same film for the two themes.
 */
import { athlete, type Look, nearFoot } from '../athlete/athlete.ts'
import type { Tones } from '../athlete/volumes.ts'
import { clamp01, ease, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix } from '../drawing/palette.ts'
import { doc, type Drawing, g, line, rect } from '../drawing/svg.ts'
import { SPRINT, sprintHip, sprintPose } from '../movement/sprint.ts'
import { track } from '../movement/track.ts'

const SIZE: Point = [1800, 900]
const GROUND = 770
/** Standing height, px: only hips and legs fit into the frame. */
const HEIGHT = 1270
/** Length of one stride, px. */
const STRIDE = ((SPRINT.speed * SPRINT.stride) / SPRINT.stature) * HEIGHT
/** Where the hip is when the toes leave the ground. */
const HIP_X = 1415
const TOE_OFF = SPRINT.contactShare
const MID_STANCE = TOE_OFF * 0.47

export const FILM_SECONDS = 8
/** The phase of the stride by the time of the film: it lingers, leaves, comes, and then has all the time of the world. */
const LEAVES = 3.2
const leaving = track([
  [0, TOE_OFF],
  [2.2, TOE_OFF + 0.016],
  [LEAVES, TOE_OFF + 0.4],
])
const coming = track([
  [LEAVES, -0.24],
  [4.2, 0],
  [5.8, MID_STANCE],
  [FILM_SECONDS, TOE_OFF],
])

type Theme = Readonly<Record<'field' | 'ink' | 'numeral' | 'ticks', string>> & {
  readonly look: Look
  /** What shows where the runner was in the middle of the contact. */
  readonly ghostLook: Look
}

type Palette = Readonly<Record<'field' | 'ink' | 'red', string>> & {
  readonly skin: Tones
  readonly far: Tones
  readonly cloth: Tones
  readonly farCloth: Tones
  readonly ghost: Tones
}

const CAST = '#200308'
const PALE = '#fffaf2'

function lookOf({ field, ink, red, skin, far, cloth, farCloth }: Palette): Look {
  const dim = (colour: string, by: number) => mix(colour, field, by)
  const shoe = {
    upper: red,
    shade: mix(red, CAST, 0.45),
    stripe: ink,
    tongue: mix(red, CAST, 0.6),
    lace: PALE,
    sole: PALE,
    soleShade: '#b9aa9c',
    hasSpikes: true,
  }
  const farShoe = {
    upper: dim(ink, 0.55),
    shade: dim(ink, 0.7),
    stripe: dim(ink, 0.35),
    tongue: dim(ink, 0.8),
    lace: dim(ink, 0.35),
    sole: dim(ink, 0.4),
    soleShade: dim(ink, 0.5),
    hasSpikes: true,
  }
  return { skin, shirt: cloth, shorts: cloth, shoe, cast: CAST, far, farShorts: farCloth, farShoe }
}

/** The same body in four tones of the field: where it was a moment ago. */
function ghostOf([a, b, c, d]: Tones): Look {
  const near = { upper: b, shade: a, stripe: d, tongue: a, lace: d, sole: d, soleShade: c, hasSpikes: false }
  const away = { upper: a, shade: a, stripe: a, tongue: a, lace: a, sole: b, soleShade: a, hasSpikes: false }
  const far: Tones = [a, a, a, b]
  return {
    skin: [a, b, c, d],
    shirt: [b, c, d, d],
    shorts: [a, a, b, c],
    shoe: near,
    cast: a,
    far,
    farShorts: [a, a, a, a],
    farShoe: away,
  }
}

/** How far from an even run the body is drawn, so that the foot stands where it stands. */
const tipAt = (phase: number) => HIP_X + (phase - TOE_OFF) * STRIDE + nearFoot(sprintPose(phase)).tip * HEIGHT
const shiftAt = (phase: number) => tipAt(TOE_OFF) - tipAt(Math.max(0, Math.min(TOE_OFF, phase)))
const isStanding = (phase: number) => phase >= 0 && phase <= TOE_OFF

/** Where the hip is at a phase of the stride, px. */
function hipAt(phase: number): Point {
  const x = HIP_X + (phase - TOE_OFF) * STRIDE + shiftAt(phase)
  const stood = (at: number) => -nearFoot(sprintPose(at)).lowest
  if (isStanding(phase)) return [x, GROUND - stood(phase) * HEIGHT]
  const edge = phase < 0 ? 0 : TOE_OFF
  return [x, GROUND - (sprintHip(phase) + stood(edge) - sprintHip(edge)) * HEIGHT]
}

const runner = (phase: number, look: Look) => athlete(sprintPose(phase), { at: hipAt(phase), height: HEIGHT }, look)

const themeOf = (palette: Palette, numeral: string): Theme => ({
  field: palette.field,
  ink: palette.ink,
  numeral,
  ticks: mix(palette.field, palette.ink, 0.45),
  look: lookOf(palette),
  ghostLook: ghostOf(palette.ghost),
})

const themes = {
  day: themeOf(
    {
      field: '#f3b62e',
      ink: '#1d1414',
      red: '#c70039',
      skin: ['#4a1d17', '#86432a', '#b3693a', '#dc9c68'],
      far: ['#6b3a12', '#85500f', '#9c6414', '#b3761a'],
      cloth: ['#0d0808', '#1d1414', '#33262a', '#54454a'],
      farCloth: ['#5c3a10', '#6e4812', '#835814', '#916318'],
      ghost: ['#d2951d', '#dba023', '#e3a827', '#eab02b'],
    },
    '#eaa722',
  ),
  night: themeOf(
    {
      field: '#1b0d0f',
      ink: '#f1e8db',
      red: '#ff3d63',
      skin: ['#4a1d17', '#8a4529', '#c47d4c', '#efb98a'],
      far: ['#2c1311', '#4b241a', '#6b3823', '#8a4b2e'],
      cloth: ['#a39b90', '#cfc6ba', '#f1e8db', '#fffaf2'],
      farCloth: ['#4f4640', '#6b615a', '#857b72', '#978d84'],
      ghost: ['#2a1518', '#351d20', '#442a2c', '#553839'],
    },
    '#2b1518',
  ),
} as const satisfies Record<string, Theme>

const ghosts = new Map<Theme, Drawing>()

/** It stands still: drawn once for all frames, and not for who wants none of them. */
function ghostIn(theme: Theme): Drawing {
  const ghost = ghosts.get(theme) ?? runner(MID_STANCE, theme.ghostLook)
  ghosts.set(theme, ghost)
  return ghost
}

/** A tick for every 2 ms of the contact that is shown, a longer one for every 10. */
const ticks = (colour: string): Drawing =>
  range(0, SIZE[0] / 36).map(i =>
    line([i * 36, GROUND + 2], [i * 36, GROUND + (i % 5 === 0 ? 24 : 12)], {
      stroke: colour,
      'stroke-width': 2,
      'stroke-linecap': 'butt',
    }),
  )

/** The picture at a time of the film, s. */
export function contactAt(theme: keyof typeof themes, t: number): string {
  const { field, ink, numeral, look, ticks: tickColour } = themes[theme]
  const isComing = t >= LEAVES
  const phase = isComing ? coming(t) : leaving(t)
  const seconds = isComing ? clamp01(phase / TOE_OFF) * SPRINT.contact : SPRINT.contact
  const ghostShown = isComing ? ease(t, 5.8, 7) : 1 - ease(t, 2.2, LEAVES - 0.2)
  const runnerShown = isComing ? 0.04 + 0.96 * ease(t, 4.2, 5.8) : 1
  return doc(SIZE, 'A sprinter at the end of one contact with the ground, hip to foot', [
    rect(0, 0, ...SIZE, { fill: field }),
    text(seconds.toFixed(2), [SIZE[0] + 6, 690], { size: 640, font: 'num800', fill: numeral, anchor: 'end' }),
    rect(0, GROUND, SIZE[0], SIZE[1] - GROUND, { fill: mix(field, ink, 0.06) }),
    ticks(tickColour),
    ghostShown > 0 ? g({ opacity: ghostShown }, ghostIn(themes[theme])) : '',
    g({ opacity: runnerShown }, runner(phase, look)),
  ])
}
