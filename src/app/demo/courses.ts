import { academy } from '@palestra/demo-academy/content/academy'
import { chapters } from '@palestra/demo-academy/content/chapters'
import type { DemoVideo } from '@palestra/demo-academy/content/types'
import { z } from 'zod'

import { grounds } from '#src/features/courses/contract/shapes.ts'
import { courseCategories, courses } from '#src/features/courses/tables/courses.ts'
import { videos } from '#src/features/videos/tables.ts'
import type { Services } from '#src/server/context.ts'

import { daysBefore } from './days.ts'
import { needed, type Ids } from './ids.ts'
import { storeHandout, type Media } from './media.ts'
import { loadOutline } from './outlines.ts'

export type LoadedContent = { courseIds: Ids; videoIds: Ids; writtenIds: Ids; seconds: ReadonlyMap<string, number> }

/** Videos first, then courses with their categories and all that they consist of. */
export async function loadCourses(
  services: Services,
  { media, categoryIds }: { media: Media; categoryIds: Ids },
): Promise<LoadedContent> {
  const seconds = new Map(
    academy.videos.map(({ slug, explainer }) => [slug, needed(media.explainers.get(explainer), explainer).seconds]),
  )
  const videoIds = await loadVideos(services, media)
  const courseIds = new Map<string, string>()
  const writtenIds = new Map<string, string>()
  for (const course of academy.courses) {
    const createdAt = daysBefore(services.now(), course.publishedDaysAgo)
    const [made] = await services.db
      .insert(courses)
      .values({
        title: course.title,
        outcome: course.outcome,
        level: course.level,
        description: course.description,
        learn: [...course.learn],
        priceCents: course.priceCents,
        currency: services.config.currency,
        // Whoever starts the academy sees it before anybody has looked at the pictures.
        ground: z.enum(grounds).parse(course.ground),
        thumbnail: needed(media.thumbnails.get(course.slug), course.slug),
        publishedAt: createdAt,
        createdAt,
        updatedAt: daysBefore(services.now(), course.updatedDaysAgo),
      })
      .returning({ id: courses.id })
    const courseId = needed(made?.id, course.slug)
    courseIds.set(course.slug, courseId)
    const ids = course.categorySlugs.map(slug => needed(categoryIds.get(slug), slug))
    await services.db
      .insert(courseCategories)
      .values(ids.map((categoryId, position) => ({ courseId, categoryId, position })))
    const written = await loadOutline(services, { course, courseId, videoIds, createdAt })
    for (const [slug, id] of written) writtenIds.set(slug, id)
  }
  await services.queue.send(services.db, 'read-grounds', {})
  return { courseIds, videoIds, writtenIds, seconds }
}

async function loadVideos(services: Services, media: Media): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const video of academy.videos) ids.set(video.slug, await loadVideo(services, media, video))
  return ids
}

async function loadVideo(services: Services, media: Media, video: DemoVideo): Promise<string> {
  const explainer = needed(media.explainers.get(video.explainer), video.explainer)
  const course = needed(
    academy.courses.find(one => one.videos.includes(video.slug)),
    video.slug,
  )
  // Each course begins with a free one.
  const isFree = course.videos[0] === video.slug
  // Lessons were published with their course, a few days apart.
  const createdAt = daysBefore(
    services.now(),
    course.publishedDaysAgo + 2 * (course.videos.length - course.videos.indexOf(video.slug)),
  )
  const [made] = await services.db
    .insert(videos)
    .values({
      title: video.title,
      description: video.description,
      thumbnail: explainer.poster,
      mediaKey: explainer.media,
      ...(isFree && { glimpse: explainer.glimpse, glimpseOf: explainer.media }),
      pdfKey: video.handout ? await storeHandout(services, video.handout.slug) : null,
      captions: [{ language: 'en', label: 'English', key: explainer.captions }],
      links: [...video.links],
      chapters: (chapters[video.explainer] ?? []).map(([at, title]) => ({ at, title })),
      durationSeconds: explainer.seconds,
      hasSound: false, // explainers are drawn, frame by frame
      signal: explainer.signal,
      publishedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: videos.id })
  return needed(made?.id, video.slug)
}
