// What a stream was changed by before it was packed (ISO 32000-1, 7.4.4.4).
import type { PdfObject } from './parse-pdf.ts'

const TIFF = 2
const PNG = 10

/** @returns the bytes as they were; 'unknown' for a way that packed objects are never written */
export function undoPredictor(bytes: Buffer, parameters: Map<string, PdfObject>): Buffer | 'unknown' {
  const numberOf = (key: string, otherwise: number) => {
    const value = parameters.get(key)
    return value === undefined ? otherwise : typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : NaN
  }
  const predictor = numberOf('Predictor', 1)
  if (predictor === 1) return bytes
  const bits = numberOf('Colors', 1) * numberOf('BitsPerComponent', 8)
  const row = Math.ceil((bits * numberOf('Columns', 1)) / 8)
  if (!(row > 0)) return 'unknown'
  if (predictor === TIFF && numberOf('BitsPerComponent', 8) === 8) return undoTiff(bytes, row, bits >> 3)
  return predictor >= PNG ? undoPng(bytes, row, Math.max(1, bits >> 3)) : 'unknown'
}

/** TIFF 6.0, section 14: each byte is the difference to the one of the pixel before. */
function undoTiff(bytes: Buffer, row: number, pixel: number): Buffer {
  const undone = Buffer.from(bytes)
  for (let at = 0; at < undone.length; at += 1)
    if (at % row >= pixel) undone[at] = ((undone[at] ?? 0) + (undone[at - pixel] ?? 0)) & 255
  return undone
}

/** PNG, part 9: each row begins with the number of its filter. */
function undoPng(bytes: Buffer, row: number, pixel: number): Buffer {
  const rows = Math.ceil(bytes.length / (row + 1))
  const undone = Buffer.alloc(rows * row)
  for (let line = 0; line < rows; line += 1) {
    const from = line * (row + 1)
    const length = Math.min(row, bytes.length - from - 1)
    const [to, filter] = [line * row, bytes[from] ?? 0]
    for (let at = 0; at < length; at += 1)
      undone[to + at] = (bytes[from + 1 + at] ?? 0) + foretold(filter, neighbours(undone, { to, at, row, pixel }))
  }
  return undone
}

type Neighbours = { readonly left: number; readonly above: number; readonly corner: number }

function neighbours(undone: Buffer, { to, at, row, pixel }: Record<'to' | 'at' | 'row' | 'pixel', number>): Neighbours {
  const [isInner, isLower] = [at >= pixel, to > 0]
  return {
    left: isInner ? (undone[to + at - pixel] ?? 0) : 0,
    above: isLower ? (undone[to + at - row] ?? 0) : 0,
    corner: isInner && isLower ? (undone[to + at - row - pixel] ?? 0) : 0,
  }
}

function foretold(filter: number, { left, above, corner }: Neighbours): number {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter !== 4) return 0
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
