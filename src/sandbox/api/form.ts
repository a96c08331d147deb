import { invalidRequest } from '../errors.ts'

export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

type Branch = { [key: string]: Branch | string }

/** `metadata[order][]` → `metadata`, `order`, '' */
const keysOf = (name: string): string[] => name.replaceAll(']', '').split('[')

function place(root: Branch, keys: string[], value: string): void {
  let branch = root
  for (const [index, raw] of keys.entries()) {
    const key = raw === '' ? String(Object.keys(branch).length) : raw
    if (index === keys.length - 1) {
      branch[key] = value
      return
    }
    const next = branch[key] ?? newBranch()
    if (typeof next === 'string') throw invalidRequest(`Invalid object: ${keys[0]}`, { param: keys[0] ?? '' })
    branch[key] = next
    branch = next
  }
}

// Without a prototype, so that a field called `__proto__` is only a field.
const newBranch = (): Branch => Object.create(null)

function finish(branch: Branch): Form {
  return Object.fromEntries(
    Object.entries(branch).map(([key, value]) => [key, typeof value === 'string' ? value : finishValue(value)]),
  )
}

function finishValue(branch: Branch): FormValue {
  const form = finish(branch)
  const isList = Object.keys(form).every((key, index) => key === String(index))
  return isList ? Object.values(form) : form
}

/**
 * Parses `application/x-www-form-urlencoded` with the provider's bracket nesting: `metadata[order]=1`, `expand[]=a`, `expand[0]=a`.
 * @param encoded a body or a query string
 * @throws ApiError for more than 500 fields or 5 levels
 */
export function parseForm(encoded: string): Form {
  const root = newBranch()
  const fields = [...new URLSearchParams(encoded)]
  if (fields.length > 500) throw invalidRequest('Too many parameters')
  for (const [name, value] of fields) {
    const keys = keysOf(name)
    if (keys.length > 5) throw invalidRequest(`Parameter is nested too deeply: ${name.slice(0, 100)}`)
    place(root, keys, value)
  }
  return finish(root)
}
