/** What draws a QR code, one unit to a square. @param code its squares row by row, a bit each, in base64 */
export function codePath(code: string): { size: number; path: string } {
  const bits = Uint8Array.from(atob(code), letter => letter.charCodeAt(0))
  const size = Math.floor(Math.sqrt(bits.length * 8)) // fewer than eight bits fill up the last byte
  const isDark = (index: number) => ((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1
  const squares = Array.from({ length: size * size }, (_, index) =>
    isDark(index) ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  )
  return { size, path: squares.join('') }
}
