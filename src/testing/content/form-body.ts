/** What is sent of these fields: with a file it is a form. */
export function bodyOf(fields: object): object {
  const values = Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) && value[0] instanceof File
      ? value.map(one => [name, one] as const)
      : [[name, value] as const],
  )
  if (!values.some(([, value]) => value instanceof File)) return fields
  const body = new FormData()
  for (const [name, value] of values)
    body.append(name, value instanceof File || typeof value === 'string' ? value : JSON.stringify(value))
  return body
}
