import { afterEach, expect, test, vi } from 'vitest'

import { safeNext } from '#src/wire/next-address.ts'

import { loginAddress } from './session.ts'

test.each(['/', '/courses', '/course/1?lesson=2#notes', '/dashboard/my-courses'])(
  'D-18 T50 %s is a place to come back to',
  path => {
    expect(safeNext(path)).toBe(path)
    expect(new URL(loginAddress(path), 'http://x').searchParams.get('next')).toBe(path)
  },
)

test.each([
  null,
  '',
  'courses',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/courses\\..\\evil',
  '/courses\u0000',
])('T50 %j is not', next => {
  expect(safeNext(next)).toBeUndefined()
})

test('T50 what is accepted stays on this site, whatever a browser makes of it', () => {
  const parts = ['/', '\\', '\t', '.', '@', 'x', ':', '%2f', '%5c']
  const accepted = parts.flatMap(one => parts.flatMap(two => safeNext(`/${one}${two}evil.example`) ?? []))
  const origins = new Set(accepted.map(next => new URL(next, 'https://academy.example').origin))
  expect([...origins]).toEqual(['https://academy.example'])
})

// Whoever has left is led nowhere any more: no other file may get that copy of the module.
afterEach(() => void vi.unstubAllGlobals().resetModules())

/** The module as a new document has it, and where the document is led to. */
async function inNewDocument() {
  vi.resetModules()
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('location', { pathname: '/dashboard/profile', search: '?tab=1', assign })
  return { assign, session: await import('./session.ts') }
}

test('D-18 a session that has ended leads to the log-in, and back from there', async () => {
  const { assign, session } = await inNewDocument()
  void session.endBrowserSession()
  expect(assign.mock.calls).toEqual([['/login?next=%2Fdashboard%2Fprofile%3Ftab%3D1']])
})

test('T14 who has logged out is led nowhere else by an answer that comes late', async () => {
  const { assign, session } = await inNewDocument()
  session.forgetUser()
  void session.endBrowserSession()
  expect(assign.mock.calls).toEqual([])
})
