// Whoever makes addresses up pushes no page off the shelf that others read.
import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { shelfOf } from '#src/server/pages/pages.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { minutes } from '#src/wire/durations.ts'

const academy = await keepAcademy({ environment: { PAGE_CACHE_MB: '2' } })
const client = academy.client()
/** A page says in its data when it was drawn: the same text is the same drawing. */
const read = async (path: string) => {
  academy.clock.now = new Date(academy.clock.now.getTime() + minutes(1))
  const { status, text } = await client.get(path)
  expect([path, status]).toEqual([path, 200])
  return text
}

test.each([
  [
    '/courses',
    '?utm_source=x',
    '?plan=zzz',
    '?page=1&rating=1',
    '?page=abc',
    '?minPrice=-1',
    '?categories=zzz',
    '?title=+',
  ],
  ['/courses?rating=4', '?rating=4&rating=5', '?rating=04', '?page=0&rating=4&made=up'],
  ['/blogs', '?title=+&page=0', '?categories=,', '?number=7'],
  ['/researches', '?tag=&category=zzz', '?page=1'],
  ['/login', '?next=//evil.example', '?next=nowhere', '?panel=zzz', '?title=x'],
  ['/forget-password', '?next=https://evil.example', '?panel=sign-up'],
  ['/pricing', '?duration=zzz', '?duration=month', '?plan=zzz'],
  ['/certificates', '?number=+', '?title=x'],
  ['/search', '?q=+', '?page=2'],
  ['/applications/team', '?page=zzz', '?page=1', '?next=/'],
  ['/about', '?next=/', '?page=2'],
])('L11 %s is the same page with values that mean nothing to it', async (path, ...queries) => {
  const drawn = await read(path)
  const [bare] = path.split('?')
  for (const query of queries) expect(await read(bare + query), query).toBe(drawn)
})

test(
  'L11 R8 a stranger who makes addresses up has no page of others drawn anew',
  async () => {
    const paths = [
      '/',
      '/courses',
      '/courses?rating=4',
      '/login',
      '/login?panel=sign-up',
      '/pricing',
      '/blogs',
      '/search',
    ]
    const before = await Promise.all(paths.map(read))
    const madeUp = (n: number) => [
      `/courses?title=${n}`,
      `/courses?plan=${randomUUID()}`,
      `/courses?minPrice=${n}`,
      `/courses?page=${n + 30}`,
      `/login?next=/${n}`,
      `/forget-password?next=/${n}`,
      `/pricing?plan=${randomUUID()}`,
      `/search?q=${n}`,
      `/blogs?categories=${randomUUID()}`,
      `/researches?tag=${n}`,
      `/applications/${n}`,
      `/applications/team?page=${n + 30}`,
      `/${'abOUt'.slice(0, n % 5)}${'about'.slice(n % 5)}`,
      `/%${(0x61).toString(16)}bout`,
    ]
    for (let n = 1; n <= 6; n += 1) for (const path of madeUp(n)) await client.get(path)
    for (const [index, path] of paths.entries()) expect((await read(path)) === before[index], path).toBe(true)
  },
  minutes(2),
)

test('L11 spellings of an address that the router takes for the same share the small shelf', () => {
  for (const url of ['/About', '/%61bout', '/about/%C3%A9', '/a,b', '//about'])
    expect([url, shelfOf(url, {})]).toEqual([url, 'many'])
  for (const url of ['/', '/about', '/course/6f9619ff-8b86-4011-b42d-00c04fc964ff'])
    expect([url, shelfOf(url, {})]).toEqual([url, 'few'])
})
