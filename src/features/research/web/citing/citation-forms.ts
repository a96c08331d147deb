import type { Citations } from '../paper.ts'

export type CitationFormat = keyof Citations

/** In the order in which they are offered. */
export const citationFormats = ['apa', 'vancouver', 'bibtex', 'ris'] as const satisfies readonly CitationFormat[]

/** Where a citation comes as a file. */
export const citationAddress = (paperId: string, format: CitationFormat): string =>
  `/api/researches/${paperId}/citation?format=${format}`
