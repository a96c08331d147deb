import { expect, test, vi } from 'vitest'

import { dropTyped, keepTyped, noteKey, readTyped } from './typed.ts'

const typed = (title: string, at = 1) => ({ version: undefined, began: {}, values: { title }, at })

/** A storage whose keys can be listed, as a browser's can. */
function stubStorage(): Record<string, string> {
  const items: Record<string, string> = {}
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => void (items[key] = text),
    removeItem: (key: string) => void delete items[key],
  }
  for (const name of Object.keys(storage))
    Object.defineProperty(items, name, { enumerable: false, value: storage[name as keyof typeof storage] }) // its own names
  vi.stubGlobal('sessionStorage', items)
  return items
}

test('what was typed is kept without its files', () => {
  stubStorage()
  keepTyped('form', {
    ...typed('One'),
    values: { title: 'One', file: new File(['x'], 'x.png'), rows: [{ file: new File([], 'y') }] },
  })
  expect(readTyped('form')?.values).toEqual({ title: 'One', rows: [{}] })
})

test('one text too long is not kept, and of too many forms the oldest goes', () => {
  const items = stubStorage()
  keepTyped('long', typed('a'))
  keepTyped('long', typed('a'.repeat(1_000_000)))
  expect(readTyped('long'), 'what is kept is never an older state').toBeUndefined()
  for (let at = 1; at <= 30; at += 1) keepTyped(`form ${at}`, typed('b', at))
  expect(Object.keys(items)).toHaveLength(20)
  expect(readTyped('form 10')).toBeUndefined()
  expect(readTyped('form 30')).toBeDefined()
})

test('R33 what is kept knows its key while it may be made, and a key alone keeps nothing', () => {
  stubStorage()
  const key = crypto.randomUUID()
  keepTyped('form', typed('One'))
  noteKey('form', key)
  expect(readTyped('form')).toMatchObject({ values: { title: 'One' }, key })
  noteKey('form', undefined)
  expect(readTyped('form')?.key).toBeUndefined()
  dropTyped('form')
  noteKey('form', key)
  expect(readTyped('form')).toBeUndefined()
})

test('T14 who logs out leaves nothing, and nobody else loses anything', async () => {
  const items = stubStorage()
  keepTyped('form', typed('One'))
  items['toast'] = 'success:Saved'
  vi.resetModules()
  const { forgetUser } = await import('../calls/session.ts')
  forgetUser()
  vi.resetModules() // whoever has left is led nowhere any more: no other test may get that copy of the module
  expect(Object.keys(items)).toEqual(['toast'])
})

test.each(['{', 'null', '[]', '{"values":1}', '{"values":{},"began":[],"at":1}'])(
  'what somebody else wrote is not read: %s',
  text => {
    const items = stubStorage()
    items['typed:form'] = text
    expect(readTyped('form')).toBeUndefined()
  },
)
