// Who types an address wrong is told that there is no such page, never that something broke.
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
})
afterAll(() => academy[Symbol.asyncDispose]())

const dashboard = '/dashboard/'
/** Every address that holds an id, a slug or a number. */
const addresses = [
  '/blog/:id',
  '/research/:id',
  '/conferences/:id',
  '/teacher/:id',
  '/application/:id',
  '/club-application-form/:id',
  '/coach-application-form/:id',
  '/video/:courseId/:videoId',
  '/lesson/:courseId/:lessonId',
  '/payment/:id',
  '/payment/plan/:id',
  '/receipt/:id',
  '/transfer/:id',
  `${dashboard}membership/:id/change`,
  '/course/:id/seats',
  '/plans/:id/seats',
  '/seats/:id',
  '/seats/:id/pay',
  `${dashboard}manage-users/:id`,
  `${dashboard}manage-orders/:id`,
  `${dashboard}manage-coupons/:id`,
  `${dashboard}manage-coupons/update-coupon/:id`,
  `${dashboard}manage-courses/update-course/:id`,
  `${dashboard}manage-videos/update-video/:videoId`,
  `${dashboard}manage-lessons/update-lesson/:id`,
  `${dashboard}manage-lessons/results/:id`,
  `${dashboard}manage-blogs/update-blog/:id`,
  `${dashboard}manage-researches/update-research/:id`,
  `${dashboard}manage-conferences/update-conference/:id`,
  `${dashboard}manage-teachers/update-teacher/:id`,
  `${dashboard}manage-memberships/update-membership/:id`,
  `${dashboard}manage-pages/update-page/:slug`,
  `${dashboard}manage-applications/update-application/:id`,
  `${dashboard}manage-applications/clubs/:id`,
  `${dashboard}manage-applications/coaches/:id`,
]
/** Those with another answer: secrets that ran out, numbers that are checked, and what is specified to lead on. */
const own = [
  'course/:id',
  'applications/:type',
  'activation/:id',
  'reset-password/:token',
  'undo/:token',
  'invitation/:token',
  'place/:code',
  'setup/:token',
  'newsletter/confirm/:token',
  'newsletter/unsubscribe/:token',
  'certificates/:number',
  'update-blog/:id',
]

test('the addresses below are all that the pages have', async () => {
  const names = globSync('../../{app/*pages.tsx,features/*/web/{site,dashboard}.ts}', { cwd: import.meta.dirname })
  const files = await Promise.all(names.map(name => readFile(join(import.meta.dirname, name), 'utf8')))
  const paths = files.flatMap(file => [...file.matchAll(/path: '([^']*:[^']*)'/g)].map(([, path = '']) => path))
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter(path => !own.includes(path) && !addresses.some(one => one.endsWith(`/${path}`)))).toEqual([])
})

test.each(addresses)('X-ERR-1 %s with what is no id, or nobody’s, is a page that does not exist', async address => {
  const admin = (await seedUser(academy, { role: 'admin' })).client
  const odd = ['xyz', '0', '00000000-0000-4000-8000-000000000000', "'%20or%201=1", '%F0%9F%92%A5', 'x'.repeat(300)]
  const answers = await Promise.all(odd.map(async id => admin.get(address.replaceAll(/:\w+/g, id))))
  const seen = answers.map(({ status, text }) => [status, text.includes('This page does not exist')])
  expect(seen).toEqual(odd.map(() => [404, true]))
})
