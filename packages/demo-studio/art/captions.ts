/** WebVTT from cues. */
import type { Cue } from './catalogue-types.ts'

const two = (n: number) => String(n).padStart(2, '0')
const stamp = (s: number) =>
  `${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${(s % 60).toFixed(3).padStart(6, '0')}`

/** What a reader takes in at once: two lines of so many characters (BBC subtitle guidelines, EBU-TT-D). */
export const LINE_LENGTH = 42

/** Characters per second that adults read in captions without haste (BBC, Netflix). */
export const READING_SPEED = 17

/** Words in two parts of nearly the same length, at the end of a sentence or behind a comma where one is near. */
function halves(words: string): [string, string] {
  const places = [...words.matchAll(/ /g)].map(({ index }) => index)
  const cost = (place: number) => {
    const before = words[place - 1] ?? ''
    const pause = '.:;'.includes(before) ? 12 : before === ',' ? 6 : 0
    return Math.abs(place - words.length / 2) - pause
  }
  const best = places.reduce((kept, place) => (cost(place) < cost(kept) ? place : kept), places[0] ?? words.length)
  return [words.slice(0, best), words.slice(best + 1)]
}

/** A cue that needs more than two lines is shown as two, each for its share of the time. */
function shortCues([from, to, words]: Cue): Cue[] {
  const fits = words.length <= LINE_LENGTH || halves(words).every(half => half.length <= LINE_LENGTH)
  if (fits) return [[from, to, words]]
  const [first, second] = halves(words)
  const middle = from + ((to - from) * first.length) / words.length
  return [...shortCues([from, middle, first]), ...shortCues([middle, to, second])]
}

const lines = (words: string) => (words.length <= LINE_LENGTH ? words : halves(words).join('\n'))

/** Caption file; the cues stand in the lowest part of the picture, which the drawings keep free. */
export const vtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues
    .flatMap(shortCues)
    .map(([from, to, words], i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)} line:88%\n${lines(words)}\n`)
    .join('\n')}`
