import type { Citations } from '../research.ts'

export type CitationFormat = keyof Citations

/** In the order in which they are offered. */
export const citationFormats = ['apa', 'vancouver', 'bibtex', 'ris'] as const satisfies readonly CitationFormat[]

/** Where a citation comes as a file. */
export const citationAddress = (researchId: string, format: CitationFormat): string =>
  `/api/researches/${researchId}/citation?format=${format}`
