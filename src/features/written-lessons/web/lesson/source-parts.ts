type Part = { readonly text: string; readonly address?: string }

/** A DOI in one of the ways that people write it, or an address; what ends the sentence is none of it. */
const linked = /https?:\/\/[^\s<>"]+|(?:doi:\s?)?\b10\.\d{4,9}\/[^\s<>"]+/gi
const ending = /[.,;:!?)\]]+$/

/** @returns a source as it was written, in its order: what can be opened has an address */
export function partsOf(source: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: found, index } of source.matchAll(linked)) {
    const text = withoutEnding(found)
    const address = addressOf(text)
    if (!address) continue
    if (index > from) parts.push({ text: source.slice(from, index) })
    parts.push({ text, address })
    from = index + text.length
  }
  return from < source.length ? [...parts, { text: source.slice(from) }] : parts
}

/** A bracket that the address opened itself belongs to it, as in old DOIs. */
function withoutEnding(text: string): string {
  const short = text.replace(ending, '')
  const closes = text[short.length] === ')' && short.split('(').length > short.split(')').length
  return closes ? `${short})` : short
}

function addressOf(text: string): string | undefined {
  const [doi] = /10\.\d{4,9}\/\S+$/.exec(text) ?? []
  const address = /^https?:/i.test(text) ? text : doi && `https://doi.org/${encodeURI(doi)}`
  return address && URL.canParse(address) ? address : undefined
}
