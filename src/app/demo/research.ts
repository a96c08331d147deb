import { academy } from '@palestra/demo-academy/content/academy'
import { research as items } from '@palestra/demo-academy/content/research'
import type { Paper, ResearchItem } from '@palestra/demo-academy/content/types'

import { researches, researchAuthors, researchReferences } from '#src/features/research/tables.ts'
import type { Services } from '#src/server/context.ts'
import { sanitizeRichText } from '#src/server/rich-text.ts'

import { needed, type Ids } from './ids.ts'
import { storeResearchPdf, type Media } from './media.ts'

/** Papers with their authors, references and PDFs. */
export async function loadResearch(
  services: Services,
  { media, categoryIds }: { media: Media; categoryIds: Ids },
): Promise<void> {
  const { db } = services
  for (const item of items) {
    const category = academy.categories.find(({ name }) => name === item.category)
    const publishedAt = new Date(`${item.publishedOn}T08:00:00Z`)
    const thumbnail = needed(media.research.get(item.slug), item.slug)
    const [made] = await db
      .insert(researches)
      .values({
        title: item.title,
        abstract: item.abstract,
        finding: item.finding,
        findingNote: item.findingNote,
        content: sanitizeRichText(item.body),
        categoryId: needed(categoryIds.get(category?.slug ?? ''), item.category),
        tags: [...item.tags],
        publishedOn: item.publishedOn,
        doi: item.doi ?? null,
        licence: item.licence,
        thumbnail,
        // All figures are drawn on paper, so nobody needs to look at them.
        isOnPaper: true,
        paperOf: thumbnail,
        pdfKey: await storeResearchPdf(services, item.slug),
        views: item.views,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
      })
      .returning({ id: researches.id })
    await loadPeopleAndSources(services, item, needed(made?.id, item.slug))
  }
}

async function loadPeopleAndSources({ db }: Services, { authors, references }: ResearchItem, researchId: string) {
  await db.insert(researchAuthors).values(
    authors.map(({ name, affiliation }, position) => ({
      researchId,
      position,
      name,
      affiliation,
    })),
  )
  if (references.length === 0) return
  await db
    .insert(researchReferences)
    .values(references.map((reference, position) => ({ researchId, position, ...sourceOf(reference) })))
}

/** Journal, volume, issue and pages out of a printed source, such as `Sports Med 30(1):1-15`. */
function sourceOf({ authors, title, source, year, doi }: Paper) {
  const printed = /^(?<journal>.*?) (?<volume>\d+)(?:\((?<issue>[^)]*)\))?:(?<pages>\S+)$/.exec(source)?.groups
  const { journal = source, volume = '', issue = '', pages = '' } = printed ?? {}
  return { authors, title, containerTitle: journal, volume, issue, pages, year, doi }
}
