/** The parts of untyped packages that citing uses. */
declare module '@citation-js/core' {
  import type { CslItem } from './csl.ts'

  export class Cite {
    constructor(items: readonly CslItem[] | string, options?: { generateGraph: boolean })
    readonly data: CslItem[]
    format(form: 'bibtex' | 'ris'): string
    format(
      form: 'bibliography',
      options: { format: 'html' | 'text'; template: 'apa' | 'vancouver'; lang: 'en-US' },
    ): string
  }
  export const plugins: { config: { get(name: '@bibtex'): { format: { useIdAsLabel: boolean; asciiOnly: boolean } } } }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-csl'
declare module '@citation-js/plugin-ris'
