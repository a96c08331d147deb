import { Node } from '@tiptap/core'

import { renderFormula } from './formulas.ts'

/** A formula is one thing in its line; its TeX is what is edited, its MathML what is stored and read. */
export const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    tex: { default: '', parseHTML: texOf, rendered: false },
    isBlock: {
      default: false,
      parseHTML: (math: HTMLElement) => math.getAttribute('display') === 'block',
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'math' }],
  renderHTML: ({ node }) => mathOf(String(node.attrs['tex']), node.attrs['isBlock'] === true),
  renderText: ({ node }) => `$${node.attrs['tex']}$`,
})

const texOf = (math: HTMLElement): string =>
  (math.querySelector('annotation[encoding="application/x-tex"]') ?? math).textContent.trim()

/** What was TeX for another version of KaTeX, or never, is shown as it stands. */
function mathOf(tex: string, isBlock: boolean): Element {
  try {
    return renderFormula(tex, isBlock)
  } catch {
    return renderFormula(String.raw`\text{${tex.replaceAll(/[\\{}$&#^_%~]/g, ' ')}}`, isBlock)
  }
}
