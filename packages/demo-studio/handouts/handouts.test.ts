import { academy } from '@palestra/demo-academy/content/academy'
import { readMedia } from '@palestra/demo-academy/media'
import { renderToBuffer } from '@react-pdf/renderer'
import { expect, test } from 'vitest'

import { layOut } from './layout.ts'

const handouts = academy.videos.flatMap(video => video.handout ?? [])
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

test.each(handouts)('L-VID-3 the handout $slug is there, as one or two pages of at most 60 kB', async ({ slug }) => {
  const pdf = await readMedia(`handouts/${slug}.pdf`)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThanOrEqual(60_000)
  expect(pagesIn(pdf)).toBeGreaterThanOrEqual(1)
  expect(pagesIn(pdf)).toBeLessThanOrEqual(2)
})

test('a handout gives the same bytes each time', async () => {
  const [handout] = handouts
  if (!handout) throw new Error('no handouts')
  const [one, other] = [await renderToBuffer(layOut(handout)), await renderToBuffer(layOut(handout))]
  expect(one.equals(other)).toBe(true)
})
