// An academy's own drawings: its logo, its icon, the signature on its certificates. They are small, may be transparent, and
// stand in mails and PDFs too, so they are kept as PNG.
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { ImageContext } from '../images/images.ts'
import { resizeApart } from '../images/resize-apart.ts'
import { publicFileUrl, type Storage } from '../storage/storage.ts'

/** Storage key, and size in px. */
export type BrandImage = { readonly key: string; readonly width: number; readonly height: number }

/** The largest that any of them is shown, for screens with two px where others have one. They come with every mail. */
const [WIDTH, HEIGHT] = [640, 320]
/** How many times as wide as high it is at most, and as high as wide: beyond, nothing of it is seen in a line. */
const [WIDEST, HIGHEST] = [12, 3]

/** Draws an image anew and stores it. Refuses what is no image, a strip, and one too many of who asks. */
export async function storeBrandImage(context: ImageContext, file: Blob): Promise<BrandImage | Refused> {
  const drawn = await resizeApart(file, { widths: [WIDTH], within: HEIGHT, type: 'png' }, context)
  if (isRefused(drawn)) return drawn
  const [image] = drawn
  if (!image) return refuse('not-an-image')
  const data = Buffer.from(image.data)
  const { width, height } = sizeOf(data)
  if (width > height * WIDEST || height > width * HIGHEST) return refuse('image-shape')
  const key = `public/brand/${randomUUID()}.png`
  await context.storage.put(key, data)
  return { key, width, height }
}

/** @param png our own, whose head says its size */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** As pages show it: its address, and its size in px. */
export const shownBrandImage = ({ key, width, height }: BrandImage) => ({ src: publicFileUrl(key), width, height })

/** @returns the file; undefined where there is none, or it cannot be read now: nothing waits for a logo */
export async function readBrandImage(
  storage: Pick<Storage, 'read'>,
  image: BrandImage | null | undefined,
): Promise<Buffer | undefined> {
  return image ? storage.read(image.key).then(buffer, () => undefined) : undefined
}
