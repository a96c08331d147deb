import { z } from 'zod'

import { Category } from '#src/features/categories/contract.ts'
import { TeacherCard } from '#src/features/teachers/contract.ts'
import { Id, Instant } from '#src/wire/fields.ts'

/** A piece of a text that was searched. */
const Piece = z.object({ text: z.string(), isMatch: z.boolean() })

export const ResearchCard = z.object({
  _id: Id,
  title: z.string(),
  /** Its first words. */
  abstract: z.string(),
  /** The one number that stands for it, such as `1.6 cm`, and what it is of; empty where there is none. */
  finding: z.string(),
  findingNote: z.string(),
  tags: z.array(z.string()),
  category: Category,
  /** Names in order. */
  authors: z.array(z.string()),
  /** The day on the paper, as YYYY-MM-DD (D-42). */
  publishedOn: z.iso.date().nullable(),
  views: z.number().int(),
  createdAt: Instant,
  thumbnail: z.string(), // empty for a draft that has none yet
  isOnPaper: z.boolean(), // a drawing on white
  /** Where the words of a search stand; null without a search. */
  found: z.object({ title: z.array(Piece), abstract: z.array(Piece) }).nullable(),
})

/** What the list tells of the paper that it begins with. */
export const Lead = z.object({
  minutes: z.number().int(),
  references: z.number().int(),
  /** Address of the PDF. */
  file: z.string().nullable(),
  /** The authors who teach. */
  teachers: z.array(TeacherCard),
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
  /** False for a draft, which only administrators see. */
  published: z.boolean(),
})
