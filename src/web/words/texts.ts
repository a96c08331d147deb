// The parts of a catalogue that pages need. Each is its own hashed file: a page loads its own texts in one language, and
// keeps them between pages and deploys.
import { frame, pages, parts } from 'virtual:page-texts'

import type { Language } from '../calls/page-data.ts'
import type { Messages } from './messages.ts'

const known = new Map(Object.entries(pages))

/** Tells which parts further pages need; called once by the list of these pages, where it is loaded. */
export function registerTexts(more: typeof pages): void {
  for (const [file, names] of Object.entries(more)) known.set(file, names)
}

const ownParts = (files: readonly string[]): string[] => [...new Set(files.flatMap(file => known.get(file) ?? []))]

/** What the browser loads before it can draw these pages, as Vite's manifest names it. */
export const textFiles = (language: Language, files: readonly string[]): string[] =>
  ['frame', ...ownParts(files)].map(part => `messages/${language}/${part}`)

/** The same texts of a whole catalogue: the server draws with no more than the browser will have. */
export function textsFor(files: readonly string[], catalogue: Messages): Partial<Messages> {
  const names = new Set([...frame, ...ownParts(files)])
  return Object.fromEntries(Object.entries(catalogue).filter(([name]) => names.has(name)))
}

/** The browser's texts: one object that grows with the pages that were visited. */
export function openTexts(language: Language) {
  const messages: Partial<Messages> = {}
  const load = async (part: string) => Object.assign(messages, (await parts[language]?.[part]?.())?.default)
  return {
    messages,
    /** Fetches what these pages need; what is there already is not fetched again. */
    load: async (files: readonly string[]): Promise<void> => {
      await Promise.all(['frame', ...ownParts(files)].map(load))
    },
  }
}
