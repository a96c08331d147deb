// Measures what the time lines of the demo's videos are drawn as, which an encoded video is measured for by itself:
// `npm run demo:art` ends with it.
import { readFile, writeFile } from 'node:fs/promises'

import { mediaPath } from '@palestra/demo-academy/media'
import { z } from 'zod'

import { measureSignal } from '#src/features/videos/engine/signal.ts'
import { findVideoTools } from '#src/features/videos/engine/tools.ts'

const Catalogue = z.object({ videos: z.array(z.object({ slug: z.string(), file: z.string(), seconds: z.number() })) })

const tools = await findVideoTools('ffmpeg')
if (!tools) throw new Error('ffmpeg and ffprobe are not here')
const catalogue = Catalogue.parse(JSON.parse(await readFile(mediaPath('catalogue.json'), 'utf8')))
const signals: Record<string, string | null> = {}
for (const { slug, file, seconds } of catalogue.videos) {
  const video = { durationSeconds: seconds, hasSound: false }
  signals[slug] = await measureSignal({ tools, video, file: mediaPath(file) })
}
await writeFile(mediaPath('signals.json'), `${JSON.stringify(signals, undefined, 2)}\n`)
