/** WebVTT from cues. */
import type { Cue } from './catalogue-types.ts'

const two = (n: number) => String(n).padStart(2, '0')
const stamp = (s: number) =>
  `${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${(s % 60).toFixed(3).padStart(6, '0')}`

/** Caption file; the cues stand in the lowest part of the picture, which the drawings keep free. */
export const vtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues.map(([from, to, words], i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)} line:88%\n${words}\n`).join('\n')}`
