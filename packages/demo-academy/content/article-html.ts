const elements =
  'h2 h3 p ul ol li a strong em blockquote table thead tbody tr th td figure figcaption sub sup code'.split(' ')

/** The elements a text may stand in; between the others there are only other elements. */
const holders = new Set('h2 h3 p li a strong em blockquote th td figcaption sub sup code'.split(' '))

function faultsOfText(text: string, inside: string): readonly string[] {
  const words = text.trim()
  const stray = words && !holders.has(inside) ? [`stray text: ${words}`] : []
  return /[>]|&(?!(amp|lt|gt|quot|nbsp);)/.test(text) ? [...stray, `bare sign: ${words}`] : stray
}

/** `open` is the stack of open elements: the tag is put on it or taken off. */
function faultsOfTag(tag: string, open: string[]): readonly string[] {
  const [, closing, name, attributes] = /^<(\/?)([a-z0-9]+)( [^>]*)?>$/.exec(tag) ?? []
  if (!name || !elements.includes(name)) return [`element: ${tag}`]
  if (closing) return open.pop() === name ? [] : [`not open: ${tag}`]
  open.push(name)
  const wanted = name === 'a' ? /^ href="https:\/\/doi\.org\/10\.\d{4,5}\/[^\s"<>]+"$/ : /^$/
  return wanted.test(attributes ?? '') ? [] : [`attributes: ${tag}`]
}

/** Takes the HTML of an article; returns what is wrong with it: elements off the list, unclosed ones, stray text. */
export function faultsOf(html: string): readonly string[] {
  const open: string[] = []
  const faults = [...html.matchAll(/<[^>]*>|[^<]+/g)].flatMap(([part]) =>
    part.startsWith('<') ? faultsOfTag(part, open) : faultsOfText(part, open.at(-1) ?? ''),
  )
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
