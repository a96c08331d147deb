import { z } from 'zod'

import { BlogCard } from '#src/features/blogs/contract.ts'
import { CourseCard } from '#src/features/courses/contract/shapes.ts'
import {
  Id,
  jsonText,
  Line,
  listFields,
  Name,
  PageNumber,
  paragraphs,
  Password,
  PdfUpload,
  possible,
  publishing,
  Upload,
  Version,
  WebAddress,
  wholeNumber,
  YesNo,
} from '#src/wire/fields.ts'
import { bareDoi, bareOrcid, isDoi, isOrcid } from '#src/wire/text/scholarly-ids.ts'
import { PDF_MAX_BYTES } from '#src/wire/upload-limits.ts'

import { Lead, Research, ResearchCard } from './shapes.ts'

/** K-3 */
const RESEARCH_PER_PAGE = 20

/** The forms that a citation comes in. */
export const citationFormats = ['apa', 'vancouver', 'bibtex', 'ris'] as const

/** Whole and ready to be copied; the two styles for reading also as HTML, for their italics. */
const Citations = z.object({
  apa: z.object({ text: z.string(), html: z.string() }),
  vancouver: z.object({ text: z.string(), html: z.string() }),
  bibtex: z.object({ text: z.string() }),
  ris: z.object({ text: z.string() }),
})

const Cards = z.array(ResearchCard)
const DOI_MAX = 200
/** What a field of a form sends where it was left empty. */
const nothing = z.literal('').transform(() => null)
const Doi = z
  .string()
  .max(300)
  .meta({ format: 'doi' })
  .transform(text => bareDoi(text).trim())
  .refine(text => isDoi(text) && text.length <= DOI_MAX, { error: 'A DOI looks like 10.1234/abcd' })
const Orcid = z
  .string()
  .max(100)
  .meta({ format: 'orcid' })
  .transform(text => bareOrcid(text).trim().toUpperCase())
  .refine(isOrcid, { error: 'An ORCID looks like 0000-0002-1825-0097; please check its digits' })

const AuthorInput = z.strictObject({
  name: Name.min(1).max(120),
  isOrganisation: z.boolean().default(false),
  affiliation: Line.default(''),
  orcid: z.union([nothing, z.null(), Orcid]).default(null),
})

const ReferenceInput = z.strictObject({
  authors: Line.max(500).default(''),
  title: Line.min(1).max(500),
  containerTitle: Line.default(''),
  volume: Line.max(40).default(''),
  issue: Line.max(40).default(''),
  pages: Line.max(40).default(''),
  year: z.number().int().min(1500).max(2200).nullable().default(null),
  doi: z.union([nothing, z.null(), Doi]).default(null),
  url: z.union([nothing, z.null(), WebAddress]).default(null),
})

const Tag = Line.min(1).max(60)
/** Of tags that differ in their case alone, the first one. */
const eachOnce = (tags: string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex(other => other.toLowerCase() === tag.toLowerCase()) === index)

const researchFields = {
  title: Line.min(1),
  abstract: paragraphs(10_000), // empty for drafts only, like the content
  finding: Line.max(20).optional(),
  findingNote: Line.max(100).optional(),
  /** Formatted text; what is not of the closed list goes. */
  content: z.string().max(200_000),
  category: Id,
  /** All of them. The specified form leaves an empty list out (A-RES-5), so only a list that is sent empty empties them. */
  tags: jsonText(z.array(Tag).max(30).transform(eachOnce)).optional(),
  authors: jsonText(z.array(AuthorInput).max(100)).optional(),
  publicationDate: z.union([nothing, possible(z.iso.date())]).optional(),
  doi: z.union([nothing, Doi]).optional(),
  licence: Line.max(100).optional(),
  references: jsonText(z.array(ReferenceInput).max(300)).optional(),
  published: YesNo.optional(),
}
const filesOfForm = { files: 2, fileBytes: PDF_MAX_BYTES }

const Saved = z.object({ research: z.object({ _id: Id, title: z.string(), published: z.boolean() }) })

const Deleted = z.object({ deleted: z.literal(true) })

/** What a row of the manager's list shows. */
const ResearchRow = ResearchCard.pick({
  _id: true,
  title: true,
  thumbnail: true,
  category: true,
  publishedOn: true,
  views: true,
  createdAt: true,
}).extend({ published: z.boolean() })

/** A paper as its form shows it. */
const EditableResearch = Research.omit({ views: true, createdAt: true, updatedAt: true, file: true }).extend({
  hasFile: z.boolean(),
})

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
      /** Null where anything was filtered, and from the second page on. */
      lead: Lead.nullable(),
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** How many papers each category would give beside the other filters; categories without any are left out. */
      categoryCounts: z.array(z.object({ _id: Id, count: z.number().int() })),
    }),
  },
  /** Administrators are shown drafts, too. */
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
  manageResearches: {
    input: z.strictObject({
      title: Line.max(100).optional(),
      category: Id.optional(),
      state: z.enum(['draft', 'published']).optional(),
      ...listFields('createdAt', 'title', 'views'),
    }),
    output: z.object({ researches: z.array(ResearchRow), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  manageResearch: {
    input: z.strictObject({ id: Id }),
    output: z.object({ research: EditableResearch, version: Version.optional() }),
  },
  /** Published unless told otherwise, and then with both files. */
  createResearch: {
    ...filesOfForm,
    input: z.strictObject({ ...researchFields, thumbnail: Upload.optional(), pdf: PdfUpload.optional() }),
    output: Saved,
  },
  /** What is optional and not sent stays as it is. */
  updateResearch: {
    ...filesOfForm,
    input: z.strictObject({
      id: Id,
      ...researchFields,
      thumbnail: Upload.optional(),
      pdf: PdfUpload.optional(),
      version: Version.optional(),
    }),
    output: Saved,
  },
  publishResearches: publishing,
  duplicateResearch: { input: z.strictObject({ id: Id }), output: Saved },
  deleteResearch: { input: z.strictObject({ id: Id, password: Password }), output: Deleted },
  /** Told by the reader's browser, so that neither caches nor robots change the number (D-60). */
  viewResearch: { input: z.strictObject({ id: Id }), output: z.object({}) },
} as const
