// What plain text may hold, by what it is for.
import { unseen } from './patterns.ts'

/** What shows nothing by itself, marks and letters among it. */
export const ignorable = /\p{Default_Ignorable_Code_Point}/u

/**
 * Plain text without what it can forge others with: control characters (lines of logs, heads of mails) and the marks that
 * turn around everything behind them, beyond their own text. Joiners, soft hyphens and the marks of a direction stay:
 * whole scripts are written with them.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e]*$/u
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e]|[\n\r\t])*$/u

/** Scripts in whose words a joiner, or a non-joiner, is spelling. */
const joiningScripts = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Tibt'.split(' ')
const joining = `[${joiningScripts.map(script => `\\p{scx=${script}}`).join('')}]`
const joiners = new RegExp(
  `(?<=${joining})[\\u200c\\u200d](?=${joining})|(?<=\\p{scx=Mong})[\\u180b-\\u180d\\u180f]`,
  'gu',
)

/** Braille without a dot, a note without a head, and what has no shape but in one font: they show nothing either. */
const empty = /[\u2800\u{1d159}\ufffc\p{Co}]/u

/**
 * Whether everything in a name can be seen, so that nobody takes another's. Joiners within words of a joining script
 * count as seen: the Persian Ali-Reza is written with one, and so are names in Sinhala and Malayalam. So do the marks that
 * choose a Mongolian letter's form.
 */
export function isVisible(name: string): boolean {
  const letters = name.replace(joiners, '')
  return !unseen.test(letters) && !ignorable.test(letters) && !empty.test(letters)
}

/** Whether anything in a text can be seen. */
export const hasVisible = (text: string): boolean =>
  [...text].some(letter => letter.trim() !== '' && !/\p{M}/u.test(letter) && isVisible(letter))

/** Whether a database can keep a value: no NUL and no half of a character, in no text and no key of it. */
export function isStorable(value: unknown): boolean {
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false
    if (typeof next !== 'object' || next === null || next instanceof Blob) continue
    // One by one: a list may be longer than a call can have arguments.
    for (const [key, inner] of Object.entries(next)) rest.push(key, inner)
  }
  return true
}
