// What screens look like, beside pictures of them: `npm run screens` takes those anew, which are then to be looked at. A
// demo academy of its own, to which nobody adds anything; what another day changes is always the same here.
import { demoAccounts } from '@palestra/demo-academy/accounts'
import { comesAsPackage } from '@palestra/test-browser'
import { expect, test as base, type Page } from '@playwright/test'

import { startAcademy } from '../support/start-academy.ts'

const test = base.extend<object, { academy: string }>({
  academy: [
    async ({}, use) => {
      const { url, stop } = await startAcademy()
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ academy }, use) => use(academy),
})

const windows = [
  { name: 'wide-light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const
type Window = (typeof windows)[number]['name']

type Screen = {
  readonly name: string
  /** Both, where the two are laid out in ways of their own. */
  readonly sizes: readonly Window[]
  readonly address: string | ((page: Page) => Promise<string>)
  readonly who?: (typeof demoAccounts)[number]['role']
}

/** The address of the first link on a page whose name fits. */
const linkOn = (address: string, name: RegExp) => async (page: Page) => {
  await page.goto(address)
  return String(await page.getByRole('main').getByRole('link', { name }).first().getAttribute('href'))
}
const course = linkOn('/courses', /^Jump testing/)
/** Of the demo's learner, half way. */
const ownCourse = linkOn('/courses', /^Acceleration/)

const both: readonly Window[] = ['wide-light', 'phone-dark']
const wide: readonly Window[] = ['wide-light']
const phone: readonly Window[] = ['phone-dark']
const screens: readonly Screen[] = [
  { name: 'landing', sizes: both, address: '/' },
  { name: 'catalogue', sizes: wide, address: '/courses' },
  { name: 'course', sizes: both, address: course },
  { name: 'pricing', sizes: wide, address: '/pricing' },
  { name: 'teachers', sizes: phone, address: '/teachers' },
  { name: 'research', sizes: wide, address: '/researches' },
  { name: 'blogs', sizes: phone, address: '/blogs' },
  { name: 'log-in', sizes: phone, address: '/login' },
  { name: 'own-course', sizes: phone, who: 'learner', address: ownCourse },
  {
    name: 'player',
    sizes: both,
    who: 'learner',
    address: async page => {
      await page.goto(await ownCourse(page))
      return String(await page.getByRole('link', { name: /^Continue at/ }).getAttribute('href'))
    },
  },
  { name: 'list', sizes: both, who: 'administrator', address: '/dashboard/manage-courses' },
  {
    name: 'editor',
    sizes: wide,
    who: 'administrator',
    address: async page =>
      (await linkOn('/courses', /^Maximal velocity/)(page)).replace(
        '/course/',
        '/dashboard/manage-courses/update-course/',
      ),
  },
]

async function logIn(page: Page, role: Screen['who']): Promise<void> {
  const account = demoAccounts.find(one => one.role === role)
  if (!account) return
  const { email, password } = account
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/api/login', { data: { email, password }, headers })
  expect(answer.ok()).toBe(true)
}

/** Dates, which go on; and counts, which the days of the week decide. */
const holdTime = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('time')) one.textContent = '1 Nov 2026'
    for (const one of document.querySelectorAll('.manager-list td.num')) one.textContent = '12'
  })

test.describe.configure({ mode: 'default' }) // one academy for all of them
for (const { name: size, ...window } of windows) {
  test.describe(size, () => {
    test.use(window)

    for (const { name, address, who } of screens.filter(({ sizes }) => sizes.includes(size))) {
      test(`the ${name} looks as it did`, async ({ page }) => {
        test.skip(!comesAsPackage, 'another Chromium draws letters of its own')
        await logIn(page, who)
        await page.goto(typeof address === 'string' ? address : await address(page))
        await page.locator('html[data-ready]').waitFor({ state: 'attached' })
        await page.waitForLoadState('networkidle')
        await holdTime(page)
        await expect(page).toHaveScreenshot(`${name}-${size}.png`)
      })
    }
  })
}
