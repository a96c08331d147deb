import { z } from 'zod'

import { BlogCard } from '#src/features/blogs/contract.ts'
import { Category } from '#src/features/categories/contract.ts'
import { CourseCard } from '#src/features/courses/contract/shapes.ts'
import { Id, Instant, Line, PageNumber, wholeNumber } from '#src/wire/fields.ts'

/** K-3 */
const RESEARCH_PER_PAGE = 20

/** The forms that a citation comes in. */
export const citationFormats = ['apa', 'vancouver', 'bibtex', 'ris'] as const

/** A piece of a text that was searched. */
const Piece = z.object({ text: z.string(), isMatch: z.boolean() })

export const ResearchCard = z.object({
  _id: Id,
  title: z.string(),
  /** Its first words. */
  abstract: z.string(),
  tags: z.array(z.string()),
  category: Category,
  /** Names in order. */
  authors: z.array(z.string()),
  /** The day on the paper, as YYYY-MM-DD (D-42). */
  publishedOn: z.iso.date().nullable(),
  views: z.number().int(),
  createdAt: Instant,
  thumbnail: z.string(),
  /** Where the words of a search stand; null without a search. */
  found: z.object({ title: z.array(Piece), abstract: z.array(Piece) }).nullable(),
})

const Author = z.object({
  name: z.string(),
  isOrganisation: z.boolean(),
  affiliation: z.string(),
  /** 0000-0002-1825-0097 */
  orcid: z.string().nullable(),
})

/** Fields as CSL names them; empty where they are not known. */
const Reference = z.object({
  authors: z.string(),
  title: z.string(),
  containerTitle: z.string(),
  volume: z.string(),
  issue: z.string(),
  pages: z.string(),
  year: z.number().int().nullable(),
  doi: z.string().nullable(),
  url: z.string().nullable(),
})

/** A paper as its page shows it (E-17, with the fields of D-42). */
export const Research = ResearchCard.omit({ authors: true, found: true }).extend({
  content: z.string(),
  authors: z.array(Author),
  doi: z.string().nullable(),
  licence: z.string().nullable(),
  references: z.array(Reference),
  /** Address of the PDF. */
  file: z.string().nullable(),
  updatedAt: Instant,
})

/** Whole and ready to be copied; the two styles for reading also as HTML, for their italics. */
const Citations = z.object({
  apa: z.object({ text: z.string(), html: z.string() }),
  vancouver: z.object({ text: z.string(), html: z.string() }),
  bibtex: z.object({ text: z.string() }),
  ris: z.object({ text: z.string() }),
})

const Cards = z.array(ResearchCard)

export const researchContract = {
  listResearch: {
    input: z.strictObject({
      /** Words of title and abstract, each from its beginning. */
      title: Line.max(100).optional(),
      category: Id.optional(),
      tag: Line.max(60).optional(),
      page: PageNumber.default(1),
      limit: wholeNumber(1, 100).default(RESEARCH_PER_PAGE),
    }),
    /** `researches` and `NbOfPages` are the specification's spellings (D-28). */
    output: z.object({
      researches: Cards,
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** How many papers each category would give beside the other filters; categories without any are left out. */
      categoryCounts: z.array(z.object({ _id: Id, count: z.number().int() })),
    }),
  },
  getResearch: {
    input: z.strictObject({ id: Id }),
    output: z.object({
      research: Research,
      /** Null until they have been drawn; `citeResearch` waits for that. */
      citations: Citations.nullable(),
      /** Of the same category. */
      related: z.object({ researches: Cards, courses: z.array(CourseCard), blogs: z.array(BlogCard) }),
    }),
  },
  /** `key` names the paper in a bibliography. */
  citeResearch: { input: z.strictObject({ id: Id }), output: z.object({ key: z.string(), citations: Citations }) },
  /** Told by the reader's browser, so that neither caches nor robots change the number (D-60). */
  viewResearch: { input: z.strictObject({ id: Id }), output: z.object({}) },
} as const
