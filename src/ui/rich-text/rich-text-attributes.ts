// The few attributes of authors' elements, read from the text of a tag.

/** @returns the value of an attribute, decoded, or undefined when the tag has none of this name */
export function attributeIn(text: string, name: string): string | undefined {
  for (const [found, value] of readAttributes(text)) if (found === name) return value
  return undefined
}

function* readAttributes(text: string): Generator<[name: string, value: string]> {
  for (const [, name = '', double, single] of text.matchAll(/(?<![a-z-])([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi))
    yield [name.toLowerCase(), decode(double ?? single ?? '').trim()]
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

/** @returns those of the named attributes whose value is `allowed` */
export function attributesIn<N extends string>(
  text: string,
  names: readonly N[],
  allowed: (value: string) => boolean,
): Partial<Record<N, string>> {
  const found: Partial<Record<N, string>> = {}
  for (const [name, value] of readAttributes(text)) {
    const known = names.find(one => one === name)
    if (known && allowed(value)) found[known] ??= value
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
