import { z } from 'zod'

import { readFiles, readIfThere } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'

/** Every text that the specification quotes, with the screen and the state in which a journey finds it. */
export const textsPage = 'docs/spec/texts.json'

const sources = ['learner-and-public', 'admin-and-content', 'checklist'].map(name => `docs/spec/${name}.md`)
const kinds = z.enum(['heading', 'button', 'link', 'alert', 'toast', 'label', 'placeholder', 'text'])
const state = z.strictObject({
  screen: z.string(),
  when: z.string(),
  /** The file that finds the texts; null where none does yet. */
  journey: z.string().nullable(),
  texts: z.partialRecord(kinds, z.string().array()),
})
const shape = z.strictObject({
  /** What stands in quotes without being a text of a screen, and what it is. */
  notShown: z.record(z.string(), z.string()),
  states: state.array(),
})

type State = z.infer<typeof state>

/** No quoted text is missing in the list, and each journey that the list names does look for its texts. */
export async function checkSpecTexts(root: string): Promise<Outcome> {
  const { notShown, states } = shape.parse(JSON.parse((await readIfThere(root, textsPage)) ?? '{}'))
  const listed = new Set([
    ...Object.keys(notShown),
    ...states.flatMap(textsOf).flatMap(text => [text, text.replace(/ ?\{.*/, '')]),
  ])
  const journeys = await readFiles(root, ['journeys'], path => path.endsWith('.spec.ts'))
  const sourceOf = new Map(journeys.map(({ path, text }) => [path, text]))
  const quoted = await quotedTexts(root)
  const findings = [
    ...quoted
      .filter(({ text }) => !listed.has(text))
      .map(({ path, text }) => ({ path, text: `'${text}' is not in ${textsPage}` })),
    ...states.flatMap(one => problemsOf(one, sourceOf)),
  ]
  const found = states.filter(({ journey }) => journey !== null)
  const notes = [
    `journeys find ${found.flatMap(textsOf).length} of ${states.flatMap(textsOf).length} texts on their screens`,
  ]
  return { read: quoted.length, unit: 'texts', findings, notes }
}

const textsOf = (one: State): string[] => Object.values(one.texts).flatMap(list => list ?? [])

/** What stands between quotes; an apostrophe inside a word ends nothing. */
const quotes = /(?<![\w`])'((?:[^'\n]|'(?=\w))+?)'(?!\w)|"([^"\n]+)"/g

async function quotedTexts(root: string): Promise<{ path: string; text: string }[]> {
  const found = new Map<string, string>()
  for (const path of sources) {
    const page = (await readIfThere(root, path)) ?? ''
    for (const [, single, double] of page.matchAll(quotes)) {
      const text = single ?? double ?? ''
      if (!found.has(text)) found.set(text, path)
    }
  }
  return [...found].map(([text, path]) => ({ path, text: text.trim() }))
}

function problemsOf(one: State, sourceOf: ReadonlyMap<string, string>): Finding[] {
  if (one.journey === null) return []
  const source = sourceOf.get(one.journey)
  if (source === undefined) return [{ path: textsPage, text: `${one.journey} is not there` }]
  if (source.includes(`'${one.screen}', '${one.when}')`)) return [] // expectTexts looks for them all
  return textsOf(one)
    .filter(text => !isNamed(text, source))
    .map(text => ({ path: textsPage, text: `${one.journey} does not look for '${text}' (${one.screen}, ${one.when})` }))
}

/** Whether a journey has the text as a literal or a pattern of its own. */
function isNamed(text: string, source: string): boolean {
  const plain = text.split('{', 1)[0]?.trim() ?? ''
  return ["'", '"', '`', '/', '/^'].some(mark => source.includes(mark + plain))
}
