import { invalidRequest } from '../errors.ts'

type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

// Maps, so that a field called `__proto__` is only a field.
type Branch = Map<string, Branch | string>

/** `metadata[order][]` → `metadata`, `order`, '' */
const keysOf = (name: string): string[] => name.replaceAll(']', '').split('[')

function place(root: Branch, keys: string[], value: string): void {
  let branch = root
  for (const [index, raw] of keys.entries()) {
    const key = raw === '' ? String(branch.size) : raw
    if (index === keys.length - 1) {
      branch.set(key, value)
      return
    }
    const next = branch.get(key) ?? new Map<string, Branch | string>()
    if (typeof next === 'string') throw invalidRequest(`Invalid object: ${keys[0]}`, { param: keys[0] ?? '' })
    branch.set(key, next)
    branch = next
  }
}

function finish(branch: Branch): Form {
  const entries = [...branch].map(([key, value]): [string, FormValue] => [
    key,
    typeof value === 'string' ? value : finishValue(value),
  ])
  return Object.fromEntries(entries)
}

function finishValue(branch: Branch): FormValue {
  const form = finish(branch)
  const isList = [...branch.keys()].every((key, index) => key === String(index))
  return isList ? Object.values(form) : form
}

/**
 * Parses `application/x-www-form-urlencoded` with the provider's bracket nesting: `metadata[order]=1`, `expand[]=a`, `expand[0]=a`.
 * @param encoded a body or a query string
 * @throws ApiError for more than 500 fields or 5 levels
 */
export function parseForm(encoded: string): Form {
  const root: Branch = new Map()
  const fields = [...new URLSearchParams(encoded)]
  if (fields.length > 500) throw invalidRequest('Too many parameters')
  for (const [name, value] of fields) {
    const keys = keysOf(name)
    if (keys.length > 5) throw invalidRequest(`Parameter is nested too deeply: ${name.slice(0, 100)}`)
    place(root, keys, value)
  }
  return finish(root)
}
