// Puts the drawn media into storage, and says under which key each one stands.
import { readMedia } from '@palestra/demo-academy/media'
import { z } from 'zod'

import type { Services } from '#src/server/context.ts'

const Image = z.object({ width: z.number(), file: z.string() })
const Catalogue = z.object({
  courses: z.array(z.object({ slug: z.string(), images: z.array(Image) })),
  videos: z.array(
    z.object({
      slug: z.string(),
      seconds: z.number(),
      file: z.string(),
      glimpse: z.string(),
      captions: z.string(),
      poster: z.string(),
      posterSmall: z.string(),
    }),
  ),
  heroes: z.array(
    z.object({
      slug: z.string(),
      ground: z.string(),
      images: z.array(Image),
      loop: z.object({ file: z.string() }).optional(),
    }),
  ),
  partners: z.array(z.object({ slug: z.string(), file: z.string() })),
  blogs: z.array(z.object({ slug: z.string(), images: z.array(Image) })),
  research: z.array(z.object({ slug: z.string(), images: z.array(Image) })),
  avatars: z.array(z.object({ slug: z.string(), file: z.string() })),
  conferences: z.array(z.object({ slug: z.string(), images: z.array(Image) })),
  teachers: z.array(z.object({ slug: z.string(), images: z.array(Image) })),
  applications: z.array(z.object({ slug: z.string(), images: z.array(Image) })),
})

/** Of the videos: `scripts/demo-signals.ts`. */
const Signals = z.record(z.string(), z.string().nullable())

export type Media = {
  /** Storage keys, by the slug of what they show. */
  readonly thumbnails: ReadonlyMap<string, string>
  readonly blogs: ReadonlyMap<string, string>
  readonly research: ReadonlyMap<string, string>
  /** `ground` is the colour of the picture's edge. */
  readonly heroes: ReadonlyMap<string, { image: string; loop: string | undefined; ground: string }>
  readonly partners: ReadonlyMap<string, string>
  readonly avatars: ReadonlyMap<string, string>
  readonly conferences: ReadonlyMap<string, string>
  readonly applications: ReadonlyMap<string, string>
  readonly teachers: ReadonlyMap<string, string>
  readonly explainers: ReadonlyMap<
    string,
    { media: string; glimpse: string; captions: string; poster: string; seconds: number; signal: string | null }
  >
}

/** Stores every image and clip of the demo academy. An image's widths stand side by side under one folder. */
export async function storeMedia({ storage }: Pick<Services, 'storage'>): Promise<Media> {
  const catalogue = Catalogue.parse(JSON.parse(String(await readMedia('catalogue.json'))))
  const signals = Signals.parse(JSON.parse(String(await readMedia('signals.json'))))
  const keep = async (file: string, key: string): Promise<string> => {
    await storage.put(key, await readMedia(file))
    return key
  }
  const widths = async (images: z.output<typeof Image>[], prefix: string, shown: number): Promise<string> => {
    await Promise.all(images.map(({ width, file }) => keep(file, `${prefix}/${width}.avif`)))
    return `${prefix}/${shown}.avif`
  }
  const all = async <T extends { slug: string }, R>(
    list: T[],
    store: (one: T) => Promise<R>,
  ): Promise<Map<string, R>> => new Map(await Promise.all(list.map(async one => [one.slug, await store(one)] as const)))

  return {
    thumbnails: await all(catalogue.courses, one => widths(one.images, `public/courses/${one.slug}`, 960)),
    blogs: await all(catalogue.blogs, one => widths(one.images, `public/blogs/${one.slug}`, 960)),
    research: await all(catalogue.research, one => widths(one.images, `public/research/${one.slug}`, 960)),
    heroes: await all(catalogue.heroes, async one => ({
      image: await widths(one.images, `public/heroes/${one.slug}`, 1920),
      ground: one.ground,
      loop: one.loop && (await keep(one.loop.file, `public/heroes/${one.slug}/loop.mp4`)),
    })),
    partners: await all(catalogue.partners, one =>
      keep(one.file, `public/partners/${one.slug}.${one.file.split('.').at(-1)}`),
    ),
    avatars: await all(catalogue.avatars, one => keep(one.file, `public/avatars/${one.slug}/320.avif`)),
    conferences: await all(catalogue.conferences, one => widths(one.images, `public/conferences/${one.slug}`, 960)),
    applications: await all(catalogue.applications, one => widths(one.images, `public/applications/${one.slug}`, 960)),
    teachers: await all(catalogue.teachers, one => widths(one.images, `public/teachers/${one.slug}`, 600)),
    explainers: await all(catalogue.videos, async one => ({
      media: await keep(one.file, `private/videos/${one.slug}.mp4`),
      glimpse: await keep(one.glimpse, `public/glimpses/${one.slug}.mp4`),
      captions: await keep(one.captions, `private/videos/${one.slug}.en.vtt`),
      poster: await widths(
        [
          { width: 1280, file: one.poster },
          { width: 640, file: one.posterSmall },
        ],
        `public/posters/${one.slug}`,
        640,
      ),
      seconds: one.seconds,
      signal: signals[one.slug] ?? null,
    })),
  }
}

/** Stores a lesson's handout. @returns its key */
export async function storeHandout({ storage }: Pick<Services, 'storage'>, slug: string): Promise<string> {
  const key = `private/handouts/${slug}.pdf`
  await storage.put(key, await readMedia(`handouts/${slug}.pdf`))
  return key
}

/** Stores the PDF of a paper. @returns its key */
export async function storeResearchPdf({ storage }: Pick<Services, 'storage'>, slug: string): Promise<string> {
  const key = `private/research/${slug}.pdf`
  await storage.put(key, await readMedia(`papers/${slug}.pdf`))
  return key
}
