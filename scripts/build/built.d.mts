/** `pages`: what pages, mails and PDFs are made of; `all`: the server as well. */
type Part = 'pages' | 'all'

/** @returns whether `dist` is whole and made of the sources as they are now */
export function isBuilt(root: string, part: Part): boolean
/** @throws Error when it is not, for who would test a build that is older than its sources */
export function requireBuilt(root: string, part: Part): void
/** Builds, and marks what came out with what the sources were when it began. */
export function buildAndMark(root: string, build: () => void): void
