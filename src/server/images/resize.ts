// Draws an image anew. It runs in a process of its own: what its readers take, and keep, goes with that (T51).
import sharp from 'sharp'

// The formats that an image may come in. SVG is none: it is a program, and its reader another one (T52).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(format => `VipsForeignLoad${format}`),
})
// Nothing is drawn twice, and each further thread holds lines of the image of its own.
sharp.cache(false)
sharp.concurrency(1)

const MOST_PIXELS = 50_000_000
/** AVIF is unpacked whole, with 18 bytes for each pixel; a JPEG that comes in steps takes 6. */
const MOST_PIXELS_OF_AVIF = 20_000_000
/** Those that are unpacked whole whatever comes of them, from somebody we do not know; cameras make JPEG. */
const MOST_PIXELS_OF_VISITORS = 20_000_000
const MOST_SECONDS = 10

/**
 * Which widths in px an image is drawn in, and to which width by height it is cut around its middle, if to any. PNG is for
 * what stands in mails and PDFs too.
 */
export type Sizes = {
  readonly widths: readonly [number, ...number[]]
  readonly aspect?: number
  readonly type?: 'avif' | 'png'
  /** How high it is at most: then it fits into that and its width. */
  readonly within?: number
}

export type Drawing = Sizes & { readonly isVisitors?: boolean }

export type SizedImage = { readonly width: number; readonly data: Uint8Array }

/**
 * Decodes an image once, turns it upright, shrinks it to each width and makes AVIF of it, or PNG, without its metadata.
 * @throws Error for what is no image, or one that is too large
 */
export async function resize(
  bytes: Uint8Array,
  { widths, aspect, within, type = 'avif', isVisitors = false }: Drawing,
): Promise<SizedImage[]> {
  const options = {
    limitInputPixels: await mostPixelsOf(bytes, isVisitors),
    failOn: 'error',
    sequentialRead: true,
  } as const
  const sizeOf = (width: number) => ({
    width,
    ...(aspect ? { height: Math.round(width / aspect), fit: 'cover' as const } : { withoutEnlargement: true }),
    ...(within && { height: within, fit: 'inside' as const }),
  })
  const { data: raw, info } = await sharp(bytes, options)
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize(sizeOf(Math.max(...widths)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const drawn: SizedImage[] = []
  for (const one of widths) {
    const image = sharp(raw, { raw: { width, height, channels } }).timeout({ seconds: MOST_SECONDS })
    const sized = image.resize(sizeOf(one))
    const made =
      type === 'png'
        ? sized.png({ palette: true, quality: 90, compressionLevel: 9 })
        : sized.avif({ quality: 60, effort: 2 })
    const data = await made.toBuffer()
    drawn.push({ width: one, data })
  }
  return drawn
}

/** A part of an image as JPEG, for what shows no AVIF: px, and how far from its start it is cut, 0 to 1. */
export type Cut = { readonly width: number; readonly height: number; readonly aim: number; readonly isGrey: boolean }

/** @returns all of an image's height, in its colours or in greys @throws Error like `resize` */
export async function cut(bytes: Uint8Array, { width, height, aim, isGrey }: Cut): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: await mostPixelsOf(bytes, false), failOn: 'error' })
  const { data, info } = await image
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ width, height, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = info
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels } })
    .timeout({ seconds: MOST_SECONDS })
    .extract({
      left: Math.round((info.width - width) * aim),
      top: Math.round((info.height - height) / 2),
      width,
      height,
    })
  return (isGrey ? drawn.toColourspace('b-w') : drawn).jpeg({ quality: 84 }).toBuffer()
}

/** An image is looked at in this size: px. */
const LOOK = { width: 96, height: 54 }
/** Colours count as one that differ by less than this, of 256. */
const NEAR = 16

/** Of a drawing these are nearly all, of a photograph never. */
const FEW_COLOURS = 6

/**
 * @returns the colour that most of an image's edge has: red, green and blue, 0 to 255; and how much of the image its few
 *   commonest colours are, in percent
 * @throws Error like `resize`
 */
export async function readLook(bytes: Uint8Array): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: await mostPixelsOf(bytes, false), failOn: 'error' })
  const small = image.timeout({ seconds: MOST_SECONDS }).removeAlpha().toColourspace('srgb')
  const raw = await small
    .resize({ ...LOOK, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
  const pixels = pixelsOf(raw)
  const [most = []] = alikeIn(pixels.filter((_, index) => isEdge(index)))
  const mean = (part: number) => Math.round(most.reduce((sum, colour) => sum + (colour[part] ?? 0), 0) / most.length)
  const few = alikeIn(pixels).slice(0, FEW_COLOURS)
  const share = few.reduce((sum, { length }) => sum + length, 0) / pixels.length
  return Uint8Array.of(mean(0), mean(1), mean(2), Math.round(share * 100))
}

const pixelsOf = (raw: Uint8Array): Uint8Array[] =>
  Array.from({ length: LOOK.width * LOOK.height }, (_, index) => raw.subarray(3 * index, 3 * index + 3))

function isEdge(index: number): boolean {
  const { width, height } = LOOK
  const [x, y] = [index % width, Math.floor(index / width)]
  return x === 0 || y === 0 || x === width - 1 || y === height - 1
}

/** Colours that are nearly the same beside each other, the commonest first. */
const alikeIn = (pixels: readonly Uint8Array[]): Uint8Array[][] =>
  [...Map.groupBy(pixels, colour => colour.map(part => Math.floor(part / NEAR)).join()).values()].toSorted(
    (one, other) => other.length - one.length,
  )

/** Asked of the head alone: nothing is unpacked for it. */
async function mostPixelsOf(bytes: Uint8Array, isVisitors: boolean): Promise<number> {
  const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  if (format === 'heif') return MOST_PIXELS_OF_AVIF
  return isVisitors && format !== 'jpeg' ? MOST_PIXELS_OF_VISITORS : MOST_PIXELS
}
