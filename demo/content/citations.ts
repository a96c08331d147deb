import type { DemoLink, Paper } from './types.ts'

/** Takes a paper; returns the address that resolves to it for good. Old DOIs hold `<` and `>`, hence the encoding. */
export const doiLink = (paper: Paper): string => `https://doi.org/${encodeURI(paper.doi)}`

/** Takes a paper and why it is worth the reader's time; returns the lesson's link. */
export const read = (paper: Paper, why: string): DemoLink => ({
  link: doiLink(paper),
  description: `${paper.authors} (${paper.year}). ${why}`,
})

/** Takes a paper; returns its reference line for a handout. */
export const cite = (paper: Paper): string =>
  `${paper.authors} (${paper.year}). ${paper.title}. ${paper.source}. doi:${paper.doi}`
