// What captions are, for who takes them and for who chooses them.

/** In bytes; a lecture of three hours has a tenth of this. */
export const CAPTIONS_MAX_BYTES = 2_000_000

/** @returns the captions as WebVTT with the line ends of Unix; undefined for what is neither WebVTT nor SubRip */
export const webVttOf = (bytes: ArrayBuffer): string | undefined => asWebVtt(readUtf8(bytes) ?? '')

function readUtf8(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n')
  } catch {
    return undefined
  }
}

/** Most tools write SubRip, which differs in its head and in the comma before the milliseconds. */
function asWebVtt(text: string): string | undefined {
  if (isWebVtt(text)) return text
  const timing = /^(\d{2,3}:\d{2}:\d{2}),(\d{3})([ \t]+-->[ \t]+)(\d{2,3}:\d{2}:\d{2}),(\d{3})/gm
  const converted = `WEBVTT\n\n${text.trim().replaceAll(timing, '$1.$2$3$4.$5')}\n`
  return isWebVtt(converted) ? converted : undefined
}

const TIME = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`)

/** The grammar of W3C WebVTT, section 4: a head, then blocks with an empty line between them. */
function isWebVtt(text: string): boolean {
  const [head = '', ...blocks] = text.split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t].*)?(?:\n(?!.*-->).*)*$/.test(head.trimEnd())) return false
  const cues = blocks.filter(block => block.trim() !== '' && !/^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/.test(block))
  return cues.length > 0 && cues.every(isCue)
}

/** An optional name, the times, and words that do not hold the sign between times. */
function isCue(block: string): boolean {
  const lines = block.trim().split('\n')
  const at = lines[0]?.includes('-->') ? 0 : 1
  const [, ...times] = TIMING.exec(lines[at] ?? '') ?? []
  const [from, to] = [secondsOf(times.slice(0, 4)), secondsOf(times.slice(4, 8))]
  return times.length > 0 && from < to && !lines.slice(at + 1).some(line => line.includes('-->'))
}

const secondsOf = ([hours = '0', minutes, seconds, milliseconds]: readonly string[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000
