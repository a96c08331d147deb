// Reads of a WebM what tells whether it is one (RFC 8794 and RFC 9559): its elements, its length, whether anything moves
// in it.

const IDS = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
}
const IMAGE = 1
const NANOSECONDS = 1e9

type Element = { readonly id: number; readonly body: Buffer }

/** @returns its length in seconds, or undefined for what is no whole WebM with a video track */
export function readWebm(file: Buffer): number | undefined {
  const [head, segment] = elementsIn(file)
  if (head?.id !== IDS.head || find(head.body, IDS.docType)?.toString('latin1') !== 'webm') return undefined
  return segment?.id === IDS.segment ? lengthOfSegment(segment.body) : undefined
}

function lengthOfSegment(segment: Buffer): number | undefined {
  const parts = elementsIn(segment)
  const bodyOf = (id: number) => parts.find(part => part.id === id)?.body
  const [info, tracks] = [bodyOf(IDS.info), bodyOf(IDS.tracks)]
  if (!info || !tracks || !bodyOf(IDS.cluster)) return undefined
  const isMoving = elementsIn(tracks).some(
    ({ id, body }) => id === IDS.track && wholeNumberOf(find(body, IDS.trackType)) === IMAGE,
  )
  return isMoving ? lengthIn(info) : undefined
}

const find = (body: Buffer, id: number): Buffer | undefined => elementsIn(body).find(element => element.id === id)?.body

function lengthIn(info: Buffer): number | undefined {
  const scale = wholeNumberOf(find(info, IDS.timestampScale)) ?? 1_000_000
  const length = find(info, IDS.duration)
  const ticks = length?.length === 4 ? length.readFloatBE() : length?.length === 8 ? length.readDoubleBE() : 0
  return ticks > 0 ? (ticks * scale) / NANOSECONDS : undefined
}

const wholeNumberOf = (body: Buffer | undefined): number | undefined =>
  body && body.length > 0 && body.length <= 6 ? body.readUIntBE(0, body.length) : undefined

/** @returns the elements one after the other, up to the first that does not fit; one of unknown size goes to the end */
function elementsIn(body: Buffer): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < body.length;) {
    const id = variableAt(body, at)
    const size = id && variableAt(body, at + id.width)
    if (!size) return elements
    const start = at + id.width + size.width
    const end = size.isUnknown ? body.length : start + size.value
    if (end > body.length) return elements
    elements.push({ id: id.marked, body: body.subarray(start, end) })
    at = end
  }
  return elements
}

/** A number whose first byte says by its leading zeros how many bytes it has. An id keeps the mark, a size loses it. */
function variableAt(body: Buffer, at: number) {
  const first = body[at] ?? 0
  const width = Math.clz32(first) - 23
  if (first === 0 || at + width > body.length) return undefined
  const bytes = body.subarray(at, at + width)
  const marked = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  return { width, marked, ...sizeOf(bytes) }
}

/** All bits set means that nobody knew the size while it was written. */
function sizeOf(bytes: Buffer): { value: number; isUnknown: boolean } {
  let value = 0
  let isUnknown = true
  bytes.forEach((byte, index) => {
    const most = index === 0 ? 0xff >> bytes.length : 0xff
    value = value * 256 + (byte & most)
    if ((byte & most) !== most) isUnknown = false
  })
  return { value, isUnknown }
}
