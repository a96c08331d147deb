// How the first bytes of a file tell whether it is a video. The browser asks before it sends one, the server when it has come.

/** The two families of containers: MP4 and QuickTime (ISO 14496-12), WebM and Matroska (RFC 9559). */
export type Container = 'mp4' | 'matroska'

/** How much of a file is enough to tell. */
export const HEAD_BYTES = 4096

/** Boxes that an old QuickTime video may begin with instead of naming its brand. */
const firstBoxes = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])
/** Images and sound in the same container. */
const otherBrands = /^(avif|avis|heic|heix|mif1|msf1|M4A |M4B )$/
const EBML = '\x1a\x45\xdf\xa3'
/** The element's id, its size in one to eight bytes, and its word. */
const DOC_TYPE = /\x42\x82.{1,8}?(webm|matroska)/s

/** @param bytes the first ones @returns the family that they belong to, or undefined when it is no video */
export function containerOf(bytes: Uint8Array): Container | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  if (head.startsWith(EBML)) return DOC_TYPE.test(head) ? 'matroska' : undefined
  if (head.length < 12) return undefined
  const box = head.slice(4, 8)
  if (box === 'ftyp') return otherBrands.test(head.slice(8, 12)) ? undefined : 'mp4'
  return firstBoxes.has(box) ? 'mp4' : undefined
}
