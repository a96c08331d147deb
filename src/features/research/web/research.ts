import type { z } from 'zod'

import type { researchContract } from '../contract/researches.ts'
import type { Research, ResearchCard } from '../contract/shapes.ts'

export type LeadFacts = NonNullable<z.output<typeof researchContract.listResearch.output>['lead']>
export type DetailResearch = z.output<typeof Research>
export type CardResearch = z.output<typeof ResearchCard>
/** Of what only its writer sees yet, nobody asks how often it was read. */
export type Uncounted<R extends { views: number }> = Omit<R, 'views'> & { views?: number }
export type Citations = z.output<typeof researchContract.citeResearch.output>['citations']

/** @returns undefined below 10.5555, the prefix of examples and tests, which nobody resolves */
export const doiAddress = (doi: string): string | undefined =>
  doi.startsWith('10.5555/') ? undefined : `https://doi.org/${encodeURI(doi)}`
export const orcidAddress = (orcid: string): string => `https://orcid.org/${orcid}`

/** The action of a Creative Commons licence, by its short name. @returns undefined for other licences */
export function licenceAddress(licence: string): string | undefined {
  if (/^CC0( 1\.0)?$/.test(licence)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const [, kind, version] = /^CC (BY(?:-NC)?(?:-SA|-ND)?) (\d\.\d)$/.exec(licence) ?? []
  return kind && `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`
}

/** The day on the paper, or else that of its entry, as YYYY-MM-DD. */
export const dayOf = ({ publishedOn, createdAt }: Pick<DetailResearch, 'publishedOn' | 'createdAt'>): string =>
  publishedOn ?? createdAt.slice(0, 10)
