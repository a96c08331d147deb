// The few attributes of authors' elements, read from the text of a tag.

/** @returns the value of an attribute, decoded, or undefined when the tag has none of this name */
export function attributeIn(text: string, name: string): string | undefined {
  for (const [, found, double, single] of text.matchAll(/(?<![a-z-])([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)) {
    if (found?.toLowerCase() === name) return decode(double ?? single ?? '').trim()
  }
  return undefined
}

/** @returns the attributes that are whole numbers from 1 to `max`, under the names that React has for them */
export function spanIn<N extends string>(
  text: string,
  names: Readonly<Record<string, N>>,
  max: number,
): Partial<Record<N, number>> {
  const found: Partial<Record<N, number>> = {}
  for (const [name, property] of Object.entries(names)) {
    const value = attributeIn(text, name)
    if (value && /^[1-9]\d{0,4}$/.test(value) && Number(value) <= max) found[property] = Number(value)
  }
  return found
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Replaces character references by their characters. */
export function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole
  })
}
