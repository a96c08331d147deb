// TeX to MathML, which browsers draw themselves: no reader loads any of this.
import { renderToString } from 'katex'

import { plainAlphabet } from './math-alphabets.ts'

const drawn = new Map<string, Element>()
const MOST_KEPT = 500

/**
 * @param tex what the author wrote
 * @param isBlock on a line of its own, with large operators
 * @returns a fresh `<math>` element that carries its TeX
 * @throws ParseError of KaTeX for what is no TeX
 */
export function renderFormula(tex: string, isBlock: boolean): Element {
  const key = `${isBlock} ${tex}`
  const kept = drawn.get(key) ?? draw(tex, isBlock)
  if (drawn.size >= MOST_KEPT) drawn.clear()
  drawn.set(key, kept)
  return document.importNode(kept, true)
}

function draw(tex: string, isBlock: boolean): Element {
  const html = renderToString(tex, {
    output: 'mathml',
    displayMode: isBlock,
    trust: false,
    strict: 'ignore',
    maxExpand: 1000,
  })
  const math = new DOMParser().parseFromString(html, 'text/html').querySelector('math')
  if (!math) throw new Error('KaTeX gives MathML')
  math.removeAttribute('xmlns')
  for (const part of math.querySelectorAll('[mathvariant]')) plainAlphabet(part)
  return math
}

/** @returns what is wrong with the TeX, in KaTeX's words, or undefined */
export function formulaError(tex: string): string | undefined {
  try {
    renderFormula(tex, false)
    return undefined
  } catch (error) {
    return error instanceof Error && 'rawMessage' in error ? String(error.rawMessage) : String(error)
  }
}
