/** Limb symmetry test by test after an ACL reconstruction, and what symmetry hides. */
import type { Explainer } from '../../catalogue-types.ts'
import { readout, scale } from '../../drawing/chart.ts'
import { at, ease } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { cues, frame } from '../kit.ts'

const p = palettes['return-to-play'].night
const CRITERION = 90
/** Operated and sound side; before = sound side before the injury, where it is known. */
const TESTS = [
  { name: 'quadriceps strength, N·m/kg', operated: 2.5, sound: 3.0, before: 3.3, digits: 1 },
  { name: 'hamstring strength, N·m/kg', operated: 1.7, sound: 1.8, before: 1.86, digits: 2 },
  { name: 'single hop, cm', operated: 148, sound: 158, before: 172, digits: 0 },
  { name: 'triple hop, cm', operated: 470, sound: 508, before: 540, digits: 0 },
  { name: 'drop jump height, cm', operated: 12, sound: 15, before: 17, digits: 0 },
]
const index = (i: number, old = false) => {
  const test = at(TESTS, i)
  return (100 * test.operated) / (old ? test.before : test.sound)
}
const passed = (old: boolean) => TESTS.filter((_, i) => index(i, old) >= CRITERION).length
const X = scale([50, 105], [430, 900])

function row(i: number, t: number): Drawing {
  const { name, operated, sound, before, digits } = at(TESTS, i)
  const y = 190 + i * 78
  const k = ease(t, 1.2 + i * 1.5, 2.4 + i * 1.5)
  if (k === 0) return text(name, [56, y + 8], { size: 22, fill: p.ink })
  const old = ease(t, 16, 17)
  const value = index(i) + (index(i, true) - index(i)) * old
  const ok = value >= CRITERION
  return [
    text(name, [56, y + 8], { size: 22, fill: p.ink }),
    text(`${operated.toFixed(digits)} of ${(old > 0.5 ? before : sound).toFixed(digits)}`, [56, y + 36], {
      size: 19,
      fill: p.ink,
      font: 'label400',
    }),
    rect(X(50), y - 14, (X(value) - X(50)) * k, 30, { fill: ok ? p.ink : p.signal }),
    k >= 1
      ? [
          // Inside the bar: beside it the line of the criterion would run through the number.
          text(`${Math.round(value)}%`, [X(value) - 10, y + 13], {
            size: 36,
            font: 'num800',
            fill: p.field,
            anchor: 'end',
          }),
          circle([1020, y], 13, ok ? { fill: p.ink } : { fill: 'none', stroke: p.signal, 'stroke-width': 5 }),
        ]
      : '',
  ]
}

function render(t: number): string {
  const old = t > 16.5
  return frame(
    p,
    returnCriteria.title,
    'nine months after ACL reconstruction: operated side against sound side',
    line([X(CRITERION), 150], [X(CRITERION), 545], { stroke: p.ink, 'stroke-width': 4, 'stroke-dasharray': '2 10' }),
    text(`${CRITERION}%`, [X(CRITERION), 142], { size: 26, font: 'num600', fill: p.ink, anchor: 'middle' }),
    TESTS.map((_, i) => row(i, t)),
    line([X(50), 150], [X(50), 545], { stroke: p.ink, 'stroke-width': 3 }),
    text('50%', [X(50), 572], { size: 20, fill: p.ink, anchor: 'middle' }),
    text('100%', [X(100), 572], { size: 20, fill: p.ink, anchor: 'middle' }),
    t > 9.4
      ? readout(
          `${passed(old)} of ${TESTS.length}`,
          [old ? 'against values' : 'passed', old ? 'before injury' : ''],
          [1070, 330],
          { size: 90, fill: p.signal, ink: p.ink },
        )
      : '',
  )
}
const failed = TESTS.map((_, i) => i).filter(i => index(i) < CRITERION)

export const returnCriteria: Explainer = {
  slug: 'return-criteria',
  title: 'Return-to-play criteria',
  seconds: 26,
  teaches:
    'Limb symmetry index test by test against a 90 percent criterion; why one test is not enough and symmetry can flatter.',
  shows:
    'five tests nine months after ACL reconstruction against the 90 percent criterion, first beside the sound leg of today, then of before',
  courses: ['limb-symmetry', 'acl-rehabilitation'],
  poster: 12,
  cues: cues(26, [
    [0, 'Limb symmetry is the operated side divided by the sound side, in percent.'],
    [4.4, `The usual criterion is ${CRITERION} percent in every test, not in one.`],
    [
      9.4,
      `Here ${passed(false)} of ${TESTS.length} pass. Hops pass, but quadriceps with ${Math.round(index(0))} and drop jump with ${Math.round(index(4))} percent do not: ${failed.length} reasons to wait.`,
    ],
    [
      16,
      `The sound side has lost strength too. Against its values before the injury only ${passed(true)} of ${TESTS.length} pass.`,
    ],
    [21, 'Time counts too: before nine months the risk of a second injury is clearly higher.'],
  ]),
  render,
}
