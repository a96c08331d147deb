// Reads of an MP4 what tells whether it is one (ISO/IEC 14496-12): its boxes, its length, whether anything moves in it.

type Box = { readonly type: string; readonly start: number; readonly end: number }

/** @returns its length in seconds, or undefined for what is no whole MP4 with a video track */
export function readMp4(file: Buffer): number | undefined {
  const boxes = boxesIn(file, { start: 0, end: file.length }) ?? []
  const movie = find(boxes, 'moov')
  if (boxes[0]?.type !== 'ftyp' || !movie || !find(boxes, 'mdat')) return undefined
  const parts = boxesIn(file, movie) ?? []
  const header = find(parts, 'mvhd')
  const hasVideoTrack = parts.some(part => part.type === 'trak' && isVideoTrack(file, part))
  return header && hasVideoTrack ? lengthIn(file.subarray(header.start, header.end)) : undefined
}

const find = (boxes: readonly Box[], type: string): Box | undefined => boxes.find(box => box.type === type)

/** @returns the boxes of a part of the file, or undefined where they do not fill it exactly */
function boxesIn(file: Buffer, { start, end }: Pick<Box, 'start' | 'end'>): Box[] | undefined {
  const boxes: Box[] = []
  for (let at = start; at < end;) {
    const head = headAt(file, at, end)
    if (!head || head.end > end) return undefined
    boxes.push(head)
    at = head.end
  }
  return boxes
}

/** A box says its size in 32 bits, or 1 and then in 64, or 0 for "to the end". */
function headAt(file: Buffer, at: number, end: number): Box | undefined {
  if (end - at < 8) return undefined
  const type = file.toString('latin1', at + 4, at + 8)
  const short = file.readUInt32BE(at)
  if (short === 0) return { type, start: at + 8, end }
  if (short !== 1) return short >= 8 ? { type, start: at + 8, end: at + short } : undefined
  if (end - at < 16) return undefined
  const long = Number(file.readBigUInt64BE(at + 8))
  return long >= 16 ? { type, start: at + 16, end: at + long } : undefined
}

/** A track's handler says of what kind it is. */
function isVideoTrack(file: Buffer, track: Box): boolean {
  const media = find(boxesIn(file, track) ?? [], 'mdia')
  const handler = media && find(boxesIn(file, media) ?? [], 'hdlr')
  return handler !== undefined && file.toString('latin1', handler.start + 8, handler.start + 12) === 'vide'
}

/** Of the movie header: version 0 has its times in 32 bits, version 1 in 64. */
function lengthIn(header: Buffer): number | undefined {
  const isLong = header[0] === 1
  if (header.length < (isLong ? 32 : 20)) return undefined
  const scale = header.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return scale > 0 && length > 0 ? length / scale : undefined
}
