import { readFile } from 'node:fs/promises'

import { readMedia } from '@palestra/demo-academy/media'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import type { Colour } from '#src/server/images/resize-apart.ts'
import { seedCourse } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { readGrounds } from '../commands/read-grounds.ts'
import { grounds } from '../contract/shapes.ts'
import { courses } from '../tables/courses.ts'
import { groundFor } from './ground.ts'

const academy = await keepAcademy()
const { db, storage } = academy.services
const context = { ...academy.services, actor: { kind: 'job', name: 'read-grounds' }, ip: '' } as const

const styles = await readFile('src/ui/tokens/grounds.css', 'utf8')
const drawn = [...styles.matchAll(/data-ground='(\w+)'\] \{\s+--g: #([\da-f]{6})/g)].map(([, name, hex = '']) => ({
  name,
  colour: [0, 2, 4].map(from => Number.parseInt(hex.slice(from, from + 2), 16)),
}))

test('each ground is drawn as it is known', () => {
  expect(drawn.map(({ name }) => name)).toEqual([...grounds])
  for (const { name, colour } of drawn) expect(groundFor(colour as unknown as Colour), name).toBe(name)
})

const partsOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...(new RegExp(`data-ground='${name}'\\] \\{([^}]*)\\}`).exec(styles)?.[1] ?? '').matchAll(
        /--([\w-]+): #(\w{6})/g,
      ),
    ].map(([, part = '', hex = '']) => [part, hex]),
  )
const lightOf = (hex = ''): number => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map(from => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one = '', other = ''): number => {
  const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([...grounds])('1.4.3 words and buttons are legible on %s, and what is followed is seen', name => {
  const { g, 'g-ink': ink, 'g-signal': signal, 'g-button': button, 'g-on-button': onButton } = partsOf(name)
  expect(contrast(g, ink)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(button, onButton)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(g, signal)).toBeGreaterThanOrEqual(3)
  const { 'g-night': night, 'g-night-ink': nightInk } = partsOf(name)
  expect(contrast(night, nightInk), 'by night').toBeGreaterThanOrEqual(4.5)
})

test('a colour that is none of them takes the nearest', () => {
  expect(groundFor([0, 0, 0])).toBe('soot')
  expect(groundFor([255, 255, 255])).toBe('cream')
  expect(groundFor([10, 110, 60])).toBe('green')
  expect(groundFor([250, 190, 60])).toBe('amber')
})

/** A picture whose edge is of one colour and whose middle, which is larger, of another. */
const framed = async (edge: string) => {
  const middle = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const frame = sharp({ create: { width: 960, height: 540, channels: 3, background: edge } })
  return frame
    .composite([{ input: middle }])
    .avif()
    .toBuffer()
}
const groundOf = async (id: string) =>
  (await db.select({ ground: courses.ground, of: courses.groundOf }).from(courses).where(eq(courses.id, id)))[0]

test('a course stands on what the edge of its picture is, and again when it gets another one', async () => {
  const thumbnail = `public/courses/${crypto.randomUUID()}/960.avif`
  await storage.put(thumbnail, await framed('#f3b62e'))
  const { id } = await seedCourse(db, { thumbnail })
  expect(await groundOf(id)).toEqual({ ground: null, of: null })
  expect(await readGrounds(context)).toBe(false)
  expect(await groundOf(id)).toEqual({ ground: 'amber', of: thumbnail })
  const next = `public/courses/${crypto.randomUUID()}/960.avif`
  await storage.put(next, await readMedia('courses/passing-networks-960.avif'))
  await db.update(courses).set({ thumbnail: next }).where(eq(courses.id, id))
  await readGrounds(context)
  expect(await groundOf(id)).toEqual({ ground: 'green', of: next })
  expect((await academy.client().get(`/api/course/${id}`)).body.course.ground).toBe('green')
})

test('a picture that is broken, or lost, leaves a course without, once', async () => {
  const thumbnail = `public/courses/${crypto.randomUUID()}/960.avif`
  await storage.put(thumbnail, Buffer.from('no picture'))
  const [broken, lost] = [
    await seedCourse(db, { thumbnail }),
    await seedCourse(db, { thumbnail: 'public/courses/x/1.avif' }),
  ]
  await readGrounds(context)
  expect(await groundOf(broken.id)).toEqual({ ground: null, of: thumbnail })
  expect(await groundOf(lost.id)).toEqual({ ground: null, of: 'public/courses/x/1.avif' })
})

test('many are read a few at a time', async () => {
  for (let index = 0; index < 25; index += 1) await seedCourse(db, { thumbnail: 'public/courses/x/1.avif' })
  expect(await readGrounds(context)).toBe(true)
  expect(await readGrounds(context)).toBe(false)
})
