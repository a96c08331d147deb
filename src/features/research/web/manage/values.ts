// What the form of a paper holds, and how it travels.

type AuthorValues = { name: string; affiliation: string; orcid: string; isOrganisation: boolean }

type ReferenceValues = {
  authors: string
  title: string
  containerTitle: string
  volume: string
  issue: string
  pages: string
  year: string
  doi: string
  url: string
}

export const noAuthor: AuthorValues = { name: '', affiliation: '', orcid: '', isOrganisation: false }

export const noReference: ReferenceValues = {
  authors: '',
  title: '',
  containerTitle: '',
  volume: '',
  issue: '',
  pages: '',
  year: '',
  doi: '',
  url: '',
}

export type ResearchValues = {
  title: string
  abstract: string
  finding: string
  findingNote: string
  content: string
  category: string
  tags: string[]
  thumbnail: File | undefined
  pdf: File | undefined
  publicationDate: string
  doi: string
  licence: string
  authors: AuthorValues[]
  references: ReferenceValues[]
  published: boolean
}

export const noResearch: ResearchValues = {
  title: '',
  abstract: '',
  finding: '',
  findingNote: '',
  content: '',
  category: '',
  tags: [],
  thumbnail: undefined,
  pdf: undefined,
  publicationDate: '',
  doi: '',
  licence: '',
  authors: [],
  references: [],
  published: true,
}

/**
 * The fields as the calls take them; files travel beside them. Tags are left out where there are none (A-RES-5), unless
 * the last ones of those that are stored were taken away.
 */
export const inputOf = (
  { tags, references, ...fields }: Omit<ResearchValues, 'thumbnail' | 'pdf'>,
  storedTags: readonly string[] = [],
) => ({
  ...fields,
  ...((tags.length > 0 || storedTags.length > 0) && { tags }),
  references: references.map(reference => ({ ...reference, year: Number(reference.year) || null })),
})
