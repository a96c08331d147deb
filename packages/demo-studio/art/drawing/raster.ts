/** Drawings to pixels and AVIF, and frames to H.264. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'

import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

import { range } from './geometry.ts'

const rendered = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()

/** AVIF of a drawing at a width in px. */
export const avif = (svg: string, width: number): Promise<Buffer> => {
  const image = rendered(svg, width)
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .avif({ quality: 56, effort: 2, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Throws when ffmpeg with libx264 is not on the path. */
export function requireFfmpeg(): void {
  const answer = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (answer.error || !answer.stdout.includes('libx264'))
    throw new Error('Videos need ffmpeg with libx264 on the path.')
}

const FPS = 25
/** The same output on every run: fixed thread count, no dates and no encoder names in the file. */
const codec = [
  '-an',
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-tune',
  'animation',
  '-threads',
  '2',
  '-pix_fmt',
  'yuv420p',
  '-flags:v',
  '+bitexact',
  '-fflags',
  '+bitexact',
  '-map_metadata',
  '-1',
]
const colour = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
]

/**
 * Encodes `seconds` of frames drawn at 25 per second into an MP4 file; width and height in px, crf of x264. `wholeEvery`:
 * how many frames from one that needs no other to the next; the fewer, the sooner a moment is shown that somebody asks for.
 */
export async function video(
  file: string,
  draw: (t: number) => string,
  o: { seconds: number; width: number; height: number; crf: number; wholeEvery?: number },
): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${o.width}x${o.height}`, '-r', String(FPS), '-i', '-']
  const args = [
    '-v',
    'error',
    '-y',
    ...input,
    ...codec,
    '-crf',
    String(o.crf),
    ...colour,
    '-g',
    String(o.wholeEvery ?? 100),
    '-movflags',
    '+faststart',
    file,
  ]
  const encoder = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] })
  const closed = new Promise<void>((done, fail) =>
    encoder.on('close', code => (code ? fail(new Error(`ffmpeg ended with ${code} on ${file}`)) : done())),
  )
  let last: { svg: string; pixels: Buffer } = { svg: '', pixels: Buffer.alloc(0) }
  for (const i of range(0, Math.round(o.seconds * FPS) - 1)) {
    const svg = draw(i / FPS)
    if (svg !== last.svg) last = { svg, pixels: rendered(svg, o.width).pixels }
    if (!encoder.stdin.write(last.pixels))
      await Promise.race([closed, new Promise<void>(ready => encoder.stdin.once('drain', ready))])
  }
  encoder.stdin.end()
  await closed
}

/** Cuts six seconds of a video for cards: small, from after its title, in the words of the academy's own encoder. */
export function glimpse(from: string, file: string, seconds: number): void {
  const start = Math.max(0, Math.min(seconds * 0.2, seconds - 6)).toFixed(2)
  const small = ['-vf', 'fps=12,scale=640:360', '-crf', '30', '-movflags', '+faststart']
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-ss', start, '-i', from, '-t', '6', ...codec, ...small, file])
}
