// What an academy asks its database while a test does something.
import pg from 'pg'
import { vi } from 'vitest'

export type Statement = { text: string; values: unknown[] }

/** Its reads meanwhile, apart from those of the queue and the sandbox. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const found: Statement[] = []
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to its client right here
  const real = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [statement, values] = given
    const text = typeof statement === 'string' ? statement : textOf(statement)
    const parameters = Array.isArray(values) ? values : valuesOf(statement)
    if (/^\(?(select|with) /i.test(text.trim()) && !/pgboss|sandbox\.|pg_/.test(text))
      found.push({ text, values: parameters })
    return Reflect.apply(real, this, given)
  })
  await act()
  spy.mockRestore()
  return found
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value && 'text' in value ? String(value.text) : ''
const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value && 'values' in value && Array.isArray(value.values) ? value.values : []
