import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { READING_SPEED, vtt } from './captions.ts'
import { courses, describe as description, heroes } from './catalogue.ts'
import { at, range, sum } from './drawing/geometry.ts'
import { palettes } from './drawing/palette.ts'
import { explainers } from './explainers.ts'
import { applicationScenes } from './scenes/applications.ts'
import { conferenceScenes } from './scenes/conferences.ts'
import { contactAt, FILM_SECONDS } from './scenes/hero-contact.ts'
import { READING_PACE } from './videos/kit.ts'

const media = join(fileURLToPath(new URL('.', import.meta.url)), '../../demo-academy/media')
const sizeOf = (file: string) => statSync(join(media, file)).size
const catalogue = description()
const stills = [
  ...catalogue.courses,
  ...catalogue.heroes,
  ...catalogue.blogs,
  ...catalogue.research,
  ...catalogue.conferences,
  ...catalogue.applications,
  ...catalogue.teachers,
].flatMap(one => one.images.map(i => i.file))

describe('catalogue', () => {
  test('the written description is the one of the drawings', () => {
    expect(JSON.parse(readFileSync(join(media, 'catalogue.json'), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(catalogue)),
    )
  })

  test('slugs are unique, and sixteen courses cover eight categories twice', () => {
    for (const list of [
      catalogue.courses,
      catalogue.videos,
      catalogue.heroes,
      catalogue.partners,
      catalogue.blogs,
      catalogue.conferences,
      catalogue.applications,
      catalogue.research,
      catalogue.avatars,
      catalogue.teachers,
    ]) {
      expect(new Set(list.map(one => one.slug)).size).toBe(list.length)
    }
    for (const category of Object.keys(palettes)) expect(courses.filter(c => c.category === category)).toHaveLength(2)
  })

  test('every video names courses that exist, and every course has at least three videos', () => {
    const slugs = courses.map(c => c.slug)
    for (const video of explainers) expect(slugs).toEqual(expect.arrayContaining([...video.courses]))
    const counts = slugs.map(slug => explainers.filter(e => e.courses.includes(slug)).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
  })
})

describe('files', () => {
  test.each([...stills, ...catalogue.avatars.map(a => a.file)])('%s is a small AVIF', file => {
    expect(readFileSync(join(media, file)).subarray(4, 12).toString('latin1')).toBe('ftypavif')
    expect(sizeOf(file)).toBeLessThan(180_000)
  })

  test.each(catalogue.videos)('$slug has a video, captions and two posters within limits', video => {
    const mp4 = readFileSync(join(media, video.file))
    expect(mp4.subarray(4, 8).toString('latin1')).toBe('ftyp')
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
    expect(mp4.length).toBeGreaterThan(50_000)
    expect(mp4.length).toBeLessThan(1_300_000)
    expect(readFileSync(join(media, video.glimpse)).subarray(4, 8).toString('latin1')).toBe('ftyp')
    expect(sizeOf(video.glimpse)).toBeLessThan(120_000)
    expect(sizeOf(video.poster)).toBeLessThan(60_000)
    expect(sizeOf(video.posterSmall)).toBeLessThan(30_000)
    expect(readFileSync(join(media, video.captions), 'utf8')).toBe(
      vtt(
        at(
          explainers.filter(e => e.slug === video.slug),
          0,
        ).cues,
      ),
    )
  })

  test.each(catalogue.videos)('$slug has no caption that is read faster than in 17 characters a second', video => {
    const seconds = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const shown = readFileSync(join(media, video.captions), 'utf8').matchAll(/^(\S+) --> (\S+) .*\n((?:.+\n)+)/gm)
    const rates = [...shown].map(([, from = '', to = '', words = '']) => {
      const rate = words.trim().length / (seconds(to) - seconds(from))
      return rate > READING_SPEED + 0.05 ? `${rate.toFixed(1)} ${words}` : undefined
    })
    expect(rates.length).toBeGreaterThan(3)
    expect(rates.filter(Boolean)).toEqual([])
  })

  test('the loop is short, small and closes without a jump', () => {
    const moving = heroes.flatMap(h => (h.loop ? [{ slug: h.slug, ...h.loop }] : []))
    expect(moving).toHaveLength(2)
    for (const { slug, seconds } of moving) {
      expect(seconds).toBeLessThanOrEqual(8)
      expect(sizeOf(`heroes/${slug}.mp4`)).toBeLessThan(1_200_000)
      expect(existsSync(join(media, `heroes/${slug}.avif`))).toBe(true)
    }
    const numbers = (svg: string) => (svg.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const [first, last] = [numbers(contactAt('day', 0)), numbers(contactAt('day', FILM_SECONDS))]
    expect(last).toHaveLength(first.length)
    expect(Math.max(...first.map((v, k) => Math.abs(v - at(last, k))))).toBeLessThan(0.25)
  })

  test('logos and ornament are small, and the folder stays under 25 MB', () => {
    for (const partner of catalogue.partners) expect(sizeOf(partner.file)).toBeLessThan(25_000)
    expect(sizeOf(catalogue.certificate.file)).toBeLessThan(20_000)
    const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter(f => f.isFile())
    expect(sum(files.map(f => statSync(join(f.parentPath, f.name)).size))).toBeLessThan(25_000_000)
  })
})

describe.each(explainers.map(e => [e.slug, e] as const))('video %s', (_, video) => {
  test('cues cover it without gap or overlap and can be read', () => {
    expect(at(video.cues, 0)[0]).toBe(0)
    expect(at(video.cues, -1)[1]).toBeCloseTo(video.seconds, 6)
    video.cues.forEach(([from, to, words], i) => {
      expect(to).toBeGreaterThan(from)
      if (i > 0) expect(from).toBe(at(video.cues, i - 1)[1])
      expect(words.split(' ').length / (to - from)).toBeLessThan(READING_PACE * 1.5)
    })
  })

  test('lasts 15 to 60 seconds, draws a changing picture, and the same one each time', () => {
    expect(video.seconds).toBeGreaterThanOrEqual(15)
    expect(video.seconds).toBeLessThanOrEqual(60)
    const moments = [0, 0.25, 0.5, 0.75].map(k => video.render(k * video.seconds))
    expect(new Set(moments).size).toBeGreaterThan(2)
    expect(video.render(video.poster)).toBe(video.render(video.poster))
  })

  test('draws no number that is not one', () => {
    for (const k of range(0, 1, 0.2)) expect(video.render(k * video.seconds)).not.toMatch(/NaN|Infinity|undefined/)
  })
})

const scenes = [...courses, ...conferenceScenes, ...applicationScenes]
describe.each(scenes.map(c => [c.slug, c] as const))('picture %s', (_, course) => {
  test('is the same each time and has no broken number', () => {
    const drawing = course.draw()
    expect(drawing).toBe(course.draw())
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/)
  })
})
