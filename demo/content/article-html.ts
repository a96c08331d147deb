const elements =
  'h2 h3 p ul ol li a strong em blockquote table thead tbody tr th td figure figcaption sub sup code'.split(' ')

/** The elements a text may stand in; between the others there are only other elements. */
const holders = new Set('h2 h3 p li a strong em blockquote th td figcaption sub sup code'.split(' '))

/** Takes the HTML of an article; returns what is wrong with it: elements off the list, unclosed ones, stray text. */
export function faultsOf(html: string): readonly string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, tag, text] of html.matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (text !== undefined) {
      if (text.trim() && !holders.has(open.at(-1) ?? '')) faults.push(`stray text: ${text.trim()}`)
      if (/>|&(?!(amp|lt|gt|quot|nbsp);)/.test(text)) faults.push(`bare sign: ${text.trim()}`)
      continue
    }
    const [, closing, name, attributes] = /^<(\/?)([a-z0-9]+)( [^>]*)?>$/.exec(tag ?? '') ?? []
    if (!name || !elements.includes(name)) faults.push(`element: ${tag}`)
    else if (closing) {
      if (open.pop() !== name) faults.push(`not open: ${tag}`)
    } else {
      open.push(name)
      const wanted = name === 'a' ? /^ href="https:\/\/doi\.org\/10\.\d{4,5}\/[^\s"<>]+"$/ : /^$/
      if (!wanted.test(attributes ?? '')) faults.push(`attributes: ${tag}`)
    }
  }
  return [...faults, ...open.map(name => `not closed: ${name}`)]
}

/** Takes HTML; returns its text, elements replaced by spaces. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Takes HTML; returns the number of its words. */
export const wordsIn = (html: string): number => textOf(html).split(' ').filter(Boolean).length

/** Takes HTML; returns the inner HTML of its paragraphs and items. */
export const paragraphsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(p|li|blockquote)>(.*?)<\/\1>/gs)].map(([, , inner]) => inner ?? '')
