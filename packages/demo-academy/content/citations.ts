import type { DemoLink, Paper } from './types.ts'

/** Takes a paper; returns the address that resolves to it for good. Old DOIs hold `<` and `>`, hence the encoding. */
const doiLink = (paper: Paper): string => `https://doi.org/${encodeURI(paper.doi)}`

/** Takes a paper and why it is worth the reader's time; returns the lesson's link. */
export const read = (paper: Paper, why: string): DemoLink => ({
  link: doiLink(paper),
  description: `${paper.authors} (${paper.year}). ${why}`,
})

/** Takes a paper; returns its reference line for a handout. A title that asks keeps its question mark alone. */
export const cite = ({ authors, year, title, source, doi }: Paper): string =>
  `${authors} (${year}). ${title.endsWith('?') ? title : `${title}.`} ${source}. doi:${doi}`

/** Takes a paper and the words to underline; returns the link to it for the HTML of an article. */
export const link = (paper: Paper, words: string): string => `<a href="${doiLink(paper)}">${words}</a>`
