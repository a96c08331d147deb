// Which video files are taken, and how their first bytes tell them.

/** The two families of containers: MP4 and QuickTime (ISO 14496-12), WebM and Matroska (RFC 9559). */
export type Container = 'mp4' | 'matroska'
export type VideoType = { readonly ending: string; readonly container: Container }

/** By the type that a browser says. What it says only names the file: the bytes have to be of the same family. */
const types: Readonly<Record<string, VideoType>> = {
  'video/mp4': { ending: 'mp4', container: 'mp4' },
  'video/x-m4v': { ending: 'mp4', container: 'mp4' },
  'video/quicktime': { ending: 'mov', container: 'mp4' },
  'video/webm': { ending: 'webm', container: 'matroska' },
  'video/x-matroska': { ending: 'mkv', container: 'matroska' },
  'video/matroska': { ending: 'mkv', container: 'matroska' },
}

/** @returns undefined for a type that is not taken */
export const videoTypeOf = (claimed: string): VideoType | undefined =>
  Object.hasOwn(types, claimed) ? types[claimed] : undefined

/** @returns the family of a file with this ending, which our own keys have */
export const containerOfKey = (key: string): Container | undefined =>
  Object.values(types).find(({ ending }) => key.endsWith(`.${ending}`))?.container

/** How much of a file is enough to tell. */
export const HEAD_BYTES = 4096

/** Boxes that an old QuickTime video may begin with instead of naming its brand. */
const firstBoxes = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])
/** Pictures and sound in the same container. */
const otherBrands = /^(avif|avis|heic|heix|mif1|msf1|M4A |M4B )$/
const EBML = Buffer.from('1a45dfa3', 'hex')
/** The element's id, its size in one to eight bytes, and its word. */
const DOC_TYPE = /\x42\x82.{1,8}?(webm|matroska)/s

/** @param head the first bytes @returns the family that they belong to, or undefined when it is no video */
export function containerOf(head: Buffer): Container | undefined {
  if (head.subarray(0, 4).equals(EBML)) return DOC_TYPE.test(head.toString('latin1')) ? 'matroska' : undefined
  if (head.length < 12) return undefined
  const box = head.toString('latin1', 4, 8)
  if (box === 'ftyp') return otherBrands.test(head.toString('latin1', 8, 12)) ? undefined : 'mp4'
  return firstBoxes.has(box) ? 'mp4' : undefined
}
