const MAX_LENGTH = 300

/** What a browser says of itself, fit to be kept and shown: one line of bounded length, without control characters. */
export function readUserAgent(header: string | undefined): string {
  return (header ?? '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
}
