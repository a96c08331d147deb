import { parse } from 'node:querystring'

/**
 * The fields of an address's query, as every call reads them. An empty value means that it was not given (D-68), so that
 * a form may send all of its fields. `name[]`, as some clients write lists, is a list of that name.
 */
export function readQuery(text: string): Record<string, string | string[]> {
  const fields = Object.entries(parse(text)).flatMap(([key, value = '']): [string, string | string[]][] => {
    const given = [value].flat().filter(one => one !== '')
    const [first] = given
    if (first === undefined) return []
    return key.endsWith('[]') ? [[key.slice(0, -2), given]] : [[key, given.length === 1 ? first : given]]
  })
  return Object.fromEntries(fields)
}
