// The server's side of `web/drawn-once.tsx`: what was drawn is found again by all that it was drawn from, so that it is never
// out of date and never another person's.
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'

import type { Language } from '#src/web/calls/page-data.ts'
import type { DrawOnce } from '#src/web/drawn-once.tsx'
import type { Messages } from '#src/web/words/messages.ts'

/** Characters of drawings, and of what they were drawn from, that are kept at most. */
const MOST_CHARACTERS = 8_000_000
/** A part shows no time: of this one, nothing can be said. */
const NO_TIME = new Date(Number.NaN)

export function createDrawings(mostCharacters = MOST_CHARACTERS) {
  let drawings = new Map<object, Map<string, string>>()
  let characters = 0
  const keep = (part: object, key: string, html: string): void => {
    if (characters > mostCharacters) {
      drawings = new Map()
      characters = 0
    }
    characters += key.length + html.length
    drawings.set(part, (drawings.get(part) ?? new Map<string, string>()).set(key, html))
  }
  /** Draws parts in a language and a time zone, without a page and its viewer around them: a part that asks for either fails. */
  return (language: Language, messages: Partial<Messages>, timeZone: string): DrawOnce =>
    (Part, properties) => {
      const key = `${language} ${timeZone} ${JSON.stringify(properties)}`
      const known = drawings.get(Part)?.get(key)
      if (known !== undefined) return known
      const html = renderToString(
        <IntlProvider locale={language} messages={messages} timeZone={timeZone} now={NO_TIME}>
          <Part {...properties} />
        </IntlProvider>,
      )
      keep(Part, key, html)
      return html
    }
}
