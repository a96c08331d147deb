// What the form of a post holds.

export type BlogValues = {
  title: string
  content: string
  summary: string
  /** Ids, the post's own category first. */
  categories: string[]
  published: boolean
  file: File | undefined
}

export const noBlog: BlogValues = {
  title: '',
  content: '',
  summary: '',
  categories: [],
  published: true,
  file: undefined,
}
