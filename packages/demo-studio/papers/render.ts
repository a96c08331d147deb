/** Makes packages/demo-academy/media/papers again: `node packages/demo-studio/papers/render.ts` for all, or with words that slugs must contain. */
import { mkdirSync, writeFileSync } from 'node:fs'

import { research } from '@palestra/demo-academy/content/research'
import { renderToBuffer } from '@react-pdf/renderer'

import { layOut } from './layout.ts'

const folder = new URL('../../demo-academy/media/papers/', import.meta.url)
const MOST_BYTES = 90_000

const wanted = process.argv.slice(2)
const items = research.filter(({ slug }) => wanted.length === 0 || wanted.some(word => slug.includes(word)))
if (items.length === 0) throw new Error(`No paper is named like ${wanted.join(', ')}.`)
mkdirSync(folder, { recursive: true })
for (const item of items) {
  const pdf = await renderToBuffer(layOut(item))
  if (pdf.length > MOST_BYTES) throw new Error(`${item.slug}.pdf takes ${pdf.length} bytes.`)
  writeFileSync(new URL(`${item.slug}.pdf`, folder), pdf)
  console.log(`papers/${item.slug}.pdf  ${(pdf.length / 1024).toFixed(1)} kB`)
}
