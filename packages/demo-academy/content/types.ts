import type { DemoFigure } from './figure-types.ts'

/** Shapes of the demo academy's content. Plain data: the loader decides how it becomes rows, media and PDFs. */

/** A published paper. `source` is journal, volume and pages; `doi` has no prefix. */
export interface Paper {
  readonly authors: string
  readonly year: number
  readonly title: string
  readonly source: string
  readonly doi: string
}

export interface DemoLink {
  readonly link: string
  readonly description: string
}

export interface DemoCategory {
  readonly slug: string
  readonly name: string
}

export interface HandoutTable {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Parts are printed in the order of these fields; formulas one to a line, set apart from the text. */
export interface HandoutSection {
  readonly heading: string
  readonly paragraphs?: readonly string[]
  readonly formulas?: readonly string[]
  readonly steps?: readonly string[]
  readonly bullets?: readonly string[]
  readonly table?: HandoutTable
}

/** Somebody who teaches. `slug` is also that of the portrait; `courses` are slugs. */
export interface DemoTeacher {
  readonly slug: string
  readonly name: string
  readonly role: string
  /** Plain text; an empty line parts paragraphs. */
  readonly biography: string
  readonly saying: string
  readonly courses: readonly string[]
}

/** One generated PDF of one or two A4 pages. `purpose` is the line under the title. */
export interface Handout {
  readonly slug: string
  readonly title: string
  readonly purpose: string
  readonly sections: readonly HandoutSection[]
  readonly references: readonly Paper[]
}

/** A lesson. `explainer` is a video slug of `media/catalogue.json`; several lessons may show the same one. */
export interface DemoVideo {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly explainer: string
  readonly links: readonly DemoLink[]
  readonly handout?: Handout
}

export interface DemoPart {
  readonly id: string
  readonly text: string
}

interface DemoAsked {
  readonly id: string
  readonly text: string
  /** Says why; shown to who has answered. */
  readonly explanation: string
}

/** A question as the contract of the courses has it. The parts of `order` stand in their right order. */
export type DemoQuestion =
  | (DemoAsked & { readonly kind: 'one'; readonly options: readonly DemoPart[]; readonly right: string })
  | (DemoAsked & { readonly kind: 'several'; readonly options: readonly DemoPart[]; readonly right: readonly string[] })
  | (DemoAsked & {
      readonly kind: 'number'
      readonly right: number
      readonly tolerance: number
      readonly unit: string
    })
  | (DemoAsked & { readonly kind: 'order'; readonly parts: readonly DemoPart[] })
  | (DemoAsked & {
      readonly kind: 'match'
      readonly pairs: readonly { readonly left: DemoPart; readonly right: DemoPart }[]
    })

/** A lesson that is read, tried or answered. `content` is HTML of p, h3, ul, ol, li, strong, em, sub, sup and tables. */
export interface DemoWritten {
  readonly slug: string
  readonly kind: 'reading' | 'figure' | 'questions'
  readonly title: string
  readonly content: string
  readonly sources: readonly Paper[]
  /** Of a figure alone. */
  readonly figure: DemoFigure | null
  /** None for other kinds. */
  readonly questions: readonly DemoQuestion[]
  readonly minutes: number
  readonly passPercent: number
  /** Whether the course is completed only with it. */
  readonly isNeeded: boolean
}

/** A heading of a course and the slugs of its lessons, of every kind. */
export interface DemoSection {
  readonly title: string
  readonly lessons: readonly string[]
}

/** `slug` is also the picture's slug in the media catalogue; `description` is HTML of p, ul, li, strong, em and h3. */
export interface DemoCourse {
  readonly slug: string
  readonly title: string
  /** What its picture stands on: the name of a ground of the application. */
  readonly ground: string
  readonly outcome: string
  readonly description: string
  readonly learn: readonly string[]
  readonly categorySlugs: readonly string[]
  readonly priceCents: number
  readonly level: 'foundation' | 'intermediate' | 'advanced'
  readonly publishedDaysAgo: number
  readonly updatedDaysAgo: number
  /** Videos in course order; a video may stand in several courses. */
  readonly videos: readonly string[]
  /** Everything in course order: each video once, as in `videos`, and the written lessons, which belong to this course. */
  readonly outline: readonly DemoSection[]
}

/** `art` and `darkArt`, for the dark theme, are hero slugs of the media catalogue. A course target opens `/course/{id}`. */
export interface DemoHeroSlide {
  readonly art: string
  readonly darkArt?: string
  readonly h1: string
  readonly p: string
  readonly color: 'black' | 'white'
  readonly target: { readonly course: string } | { readonly path: string }
}

export interface DemoPartner {
  readonly slug: string
  readonly name: string
  readonly website?: string
}

/** `avatar` is a slug of the media catalogue. Passwords are the loader's business. */
export interface DemoPerson {
  readonly slug: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: 'learner' | 'admin'
  readonly avatar?: string
  readonly joinedDaysAgo: number
}

export interface DemoReview {
  readonly course: string
  readonly person: string
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly text?: string
  readonly daysAgo: number
}

/** `source` as the enrolments feature names it; a purchase is a paid order at the course's price. */
export interface DemoEnrolment {
  readonly person: string
  readonly course: string
  readonly source: 'purchase' | 'free'
  readonly daysAgo: number
  /** Percent watched by lesson slug; a lesson not named was not opened. */
  readonly progress?: Readonly<Record<string, number>>
}

/** The whole demo academy. The order of categories and hero slides is the order shown. */
export interface DemoAcademy {
  readonly categories: readonly DemoCategory[]
  readonly courses: readonly DemoCourse[]
  readonly videos: readonly DemoVideo[]
  readonly written: readonly DemoWritten[]
  readonly heroSlides: readonly DemoHeroSlide[]
  readonly partners: readonly DemoPartner[]
  readonly people: readonly DemoPerson[]
  readonly enrolments: readonly DemoEnrolment[]
  readonly reviews: readonly DemoReview[]
  /** Page views by course slug. */
  readonly courseViews: Readonly<Record<string, number>>
}

/** `hoursAfter` the post was published; `by` is a person's slug. */
interface BlogComment {
  readonly by: string
  readonly hoursAfter: number
  readonly text: string
}

/** `categories` are names, the first is the main one; `author` and `likes` are slugs of people; `body` is article HTML. */
export interface DemoBlog {
  readonly slug: string
  readonly title: string
  readonly categories: readonly string[]
  readonly author: string
  readonly publishedDaysAgo: number
  readonly summary: string
  readonly body: string
  readonly comments: readonly BlogComment[]
  readonly likes: readonly string[]
  readonly views: number
}

export interface ResearchAuthor {
  readonly name: string
  readonly affiliation: string
}

/** `category` is a name; `publishedOn` is YYYY-MM-DD; `body` is article HTML whose [n] point into `references`. */
export interface ResearchItem {
  readonly slug: string
  /** The result of its figure, and what it is of. */
  readonly finding: string
  readonly findingNote: string
  readonly title: string
  readonly abstract: string
  readonly category: string
  readonly tags: readonly string[]
  readonly authors: readonly ResearchAuthor[]
  readonly publishedOn: string
  readonly doi?: string
  readonly licence: string
  readonly body: string
  readonly references: readonly Paper[]
  readonly views: number
}
