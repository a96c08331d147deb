/**
 * Makes packages/demo-academy/media again: `node packages/demo-studio/art/render-all.ts` for everything, or with words that names must contain
 * (`node packages/demo-studio/art/render-all.ts courses/ sprint`). Every file made is printed; nothing is skipped silently.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { vtt } from './captions.ts'
import { avatars, courses, describe, heroes, teachers, WIDTHS } from './catalogue.ts'
import { covers } from './covers.ts'
import { avif, glimpse, video, requireFfmpeg } from './drawing/raster.ts'
import { explainers } from './explainers.ts'
import { figures } from './figures.ts'
import { applicationScenes } from './scenes/applications.ts'
import { conferenceScenes } from './scenes/conferences.ts'
import { crest, crests } from './scenes/crests.ts'
import { ornament } from './scenes/ornament.ts'
import { logo, partners } from './scenes/partners.ts'
import { strideFrames } from './scenes/sign-in.ts'

const media = join(dirname(fileURLToPath(import.meta.url)), '../../demo-academy/media')
type Job = { name: string; moves?: true; run: () => Promise<void> }

function write(file: string, data: string | Buffer): void {
  mkdirSync(dirname(join(media, file)), { recursive: true })
  writeFileSync(join(media, file), data)
  console.log(`${file}  ${(Buffer.byteLength(data) / 1024).toFixed(1)} kB`)
}

/** A drawing as AVIF files, one for each [file, width]. */
async function stills(svg: string, files: readonly (readonly [string, number])[]): Promise<void> {
  for (const [file, width] of files) write(file, await avif(svg, width))
}

const still = (folder: string, slug: string, draw: () => string, widths: readonly number[]): Job => ({
  name: `${folder}/${slug}`,
  run: () =>
    stills(
      draw(),
      widths.map(w => [`${folder}/${slug}-${w}.avif`, w] as const),
    ),
})

const jobs: Job[] = [
  ...courses.map(({ slug, draw }) => still('courses', slug, draw, WIDTHS.course)),
  ...heroes.map(({ slug, draw }) => still('heroes', slug, draw, WIDTHS.hero)),
  ...conferenceScenes.map(({ slug, draw }) => still('conferences', slug, draw, WIDTHS.course)),
  ...applicationScenes.map(({ slug, draw }) => still('applications', slug, draw, WIDTHS.course)),
  ...covers.map(({ slug, draw }) => still('blogs', slug, draw, WIDTHS.cover)),
  ...figures.map(({ slug, draw }) => still('research', slug, draw, WIDTHS.cover)),
  ...teachers.map(({ slug, draw }) => still('teachers', slug, draw, WIDTHS.teacher)),
  ...avatars.map(({ slug, draw }): Job => ({
    name: `avatars/${slug}`,
    run: () => stills(draw(), [[`avatars/${slug}.avif`, WIDTHS.avatar]]),
  })),
  ...crests.map(one => still('crests', one.slug, () => crest(one), [480])),
  ...partners.map((partner): Job => ({
    name: `partners/${partner.slug}`,
    run: async () => write(`partners/${partner.slug}.svg`, logo(partner)),
  })),
  { name: 'certificate/ornament', run: async () => write('certificate/ornament.svg', ornament()) },
  {
    name: 'sign-in',
    run: () => stills(strideFrames(), [['../../src/features/accounts/web/stride.avif', 1020]]),
  },
  ...explainers.map((e): Job => ({
    name: `videos/${e.slug}`,
    moves: true,
    run: async () => {
      write(`videos/${e.slug}.en.vtt`, vtt(e.cues))
      await stills(e.render(e.poster), [
        [`videos/${e.slug}.avif`, WIDTHS.poster],
        [`videos/${e.slug}-640.avif`, WIDTHS.posterSmall],
      ])
      await video(join(media, `videos/${e.slug}.mp4`), e.render, {
        seconds: e.seconds,
        width: 1280,
        height: 720,
        crf: 27,
      })
    },
  })),
  ...explainers.map(({ slug, seconds }): Job => ({
    name: `glimpses/${slug}`,
    moves: true,
    run: async () => glimpse(join(media, `videos/${slug}.mp4`), join(media, `videos/${slug}.glimpse.mp4`), seconds),
  })),
  ...heroes.flatMap(({ slug, loop }): Job[] =>
    loop
      ? [
          {
            name: `heroes/${slug}-loop`,
            moves: true,
            run: async () => {
              await stills(loop.at(0), [[`heroes/${slug}.avif`, 1920]])
              await video(join(media, `heroes/${slug}.mp4`), loop.at, {
                seconds: loop.seconds,
                width: WIDTHS.film,
                height: WIDTHS.film / 2,
                crf: 27,
                wholeEvery: 12, // half a second: people drag it
              })
            },
          },
        ]
      : [],
  ),
]

const words = process.argv.slice(2)
const chosen = jobs.filter(job => words.length === 0 || words.some(word => job.name.includes(word)))
if (chosen.length === 0) throw new Error(`No picture or video is named like ${words.join(', ')}.`)
if (chosen.some(job => job.moves)) requireFfmpeg()
for (const job of chosen) {
  const started = performance.now()
  await job.run()
  console.log(`${job.name} made in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
write('catalogue.json', `${JSON.stringify(describe(), null, 2)}\n`)
console.log(`${chosen.length} of ${jobs.length} pictures and videos made.`)
