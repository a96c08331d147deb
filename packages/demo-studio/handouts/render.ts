/** Makes packages/demo-academy/media/handouts again: `node packages/demo-studio/handouts/render.ts` for all, or with words that slugs must contain. */
import { mkdirSync, writeFileSync } from 'node:fs'

import { academy } from '@palestra/demo-academy/content/academy'
import { renderToBuffer } from '@react-pdf/renderer'

import { layOut } from './layout.ts'

const folder = new URL('../../demo-academy/media/handouts/', import.meta.url)
const MOST_BYTES = 60_000

const words = process.argv.slice(2)
const handouts = academy.videos
  .flatMap(video => video.handout ?? [])
  .filter(({ slug }) => words.length === 0 || words.some(word => slug.includes(word)))
if (handouts.length === 0) throw new Error(`No handout is named like ${words.join(', ')}.`)
mkdirSync(folder, { recursive: true })
for (const handout of handouts) {
  const pdf = await renderToBuffer(layOut(handout))
  if (pdf.length > MOST_BYTES) throw new Error(`${handout.slug}.pdf takes ${pdf.length} bytes.`)
  writeFileSync(new URL(`${handout.slug}.pdf`, folder), pdf)
  console.log(`handouts/${handout.slug}.pdf  ${(pdf.length / 1024).toFixed(1)} kB`)
}
