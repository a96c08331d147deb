// What the demo says of its pictures without looking is what a look at them finds.
import { academy } from '@palestra/demo-academy/content/academy'
import { research } from '@palestra/demo-academy/content/research'
import { readMedia } from '@palestra/demo-academy/media'
import { expect, test } from 'vitest'

import { groundFor } from '#src/features/courses/engine/ground.ts'
import { isDrawnOnPaper } from '#src/server/images/on-paper.ts'
import { lookIn } from '#src/server/images/resize-apart.ts'
import { readLook } from '#src/server/images/resize.ts'

const lookOf = async (file: string) => lookIn(await readLook(await readMedia(file)))

test('the figures of its papers are drawn on paper', async () => {
  expect(research.length).toBeGreaterThan(20)
  for (const { slug } of research) expect(isDrawnOnPaper(await lookOf(`research/${slug}-960.avif`)), slug).toBe(true)
})

test('its courses stand on the grounds of their pictures', async () => {
  expect(academy.courses.length).toBeGreaterThan(10)
  for (const { slug, ground } of academy.courses)
    expect(groundFor((await lookOf(`courses/${slug}-960.avif`)).colour), slug).toBe(ground)
})
