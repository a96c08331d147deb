import { demoAccounts } from '@palestra/demo-academy/accounts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { call, expect, ready, test } from '../support/journey.ts'
import { expectTexts } from '../support/texts.ts'

/** Waits for the scripts: what stands in the page before them does not answer yet. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** The first thing of a list of the demo academy that fits. */
async function find(page: Page, path: string, fits: (one: Record<string, unknown>) => boolean = () => true) {
  const [list = []] = Object.values<Record<string, unknown>[]>(await call(page, 'GET', path)).filter(Array.isArray)
  const found = list.find(fits)
  if (!found) throw new Error(`no such thing in ${path}`)
  return String(found['_id'])
}

test('X-NAV-2 X-NAV-5 X-FOOT-2 L-HOME-6 P-ABT-1 P-PH-1 the texts of the frame, the landing page and its neighbours', async ({
  page,
}) => {
  await open(page, '/')
  await expectTexts(page, 'every page', 'opened')
  await expectTexts(page, '/', 'opened')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
  await menu.locator('summary', { hasText: 'Services' }).click()
  await expectTexts(page, 'every page', 'Services open')
  await menu.locator('summary', { hasText: 'Academic' }).click()
  await expectTexts(page, 'every page', 'Academic open')
  await page.goto('/about')
  await expectTexts(page, '/about', 'opened')
  await page.goto('/academy-devlopment')
  await expectTexts(page, '/academy-devlopment', 'opened')
  await page.goto('/laboratory-visit')
  await expectTexts(page, '/laboratory-visit', 'opened')
})

test('L-CAT-5 L-CAT-7 L-CRS-3 L-CRS-8 L-CRS-10 the texts of the catalogue and of a course', async ({ page }) => {
  await open(page, '/courses')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expectTexts(page, '/courses', 'filter open')
  await page.goto('/courses?title=xyzzy')
  await expectTexts(page, '/courses', 'nothing found')
  await page.goto(`/course/${await find(page, '/courses', ({ price }) => price !== 0)}`)
  await expectTexts(page, '/course/{id}', 'opened by a visitor')

  await open(page, '/courses')
  await page.route('**/api/course/*-*', async route => {
    const { course, ...rest } = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...rest, course: { ...course, videos: [], lessons: [], sections: [], lessonCount: 0 } },
    })
  })
  await page.locator('.catalogue .card').first().getByRole('link').first().click()
  await expectTexts(page, '/course/{id}', 'without videos')
})

test('L-BLOG-2 L-BLOG-4 L-BLOG-5 L-BLOG-6 L-BLOG-8 L-BLOG-10 the texts of the blogs', async ({ page }) => {
  await open(page, '/blogs')
  await expectTexts(page, '/blogs', 'opened')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expectTexts(page, '/blogs', 'filter open')
  await page.goto('/blogs?title=xyzzy')
  await expectTexts(page, '/blogs', 'nothing found')
  await page.goto(`/blog/${await find(page, '/blogs')}`)
  await expectTexts(page, '/blog/{id}', 'opened')
  const [, { email, password }] = demoAccounts
  await call(page, 'POST', '/login', { email, password })
  await page.goto('/blogs')
  await expectTexts(page, '/blogs', 'opened by an administrator')
})

test('L-MEM-1 L-MEM-3 L-MEM-4 L-MEM-7 L-MEM-8 L-MEM-9 the texts of the plans, also of those that are not there', async ({
  page,
}) => {
  await open(page, '/pricing')
  await expectTexts(page, '/pricing', 'opened')
  const choose = (name: RegExp) => page.getByRole('radio', { name }).check()
  await choose(/Yearly/)
  await expectTexts(page, '/pricing', 'yearly')
  await page.route('**/api/memberships', route =>
    route.fulfill({ json: { plans: [], IsUserMemberships: false, membershipId: null } }),
  )
  await choose(/Monthly/)
  await expectTexts(page, '/pricing', 'no plans')
  await choose(/Yearly/)
  await expectTexts(page, '/pricing', 'no yearly plans')
  await page.route('**/api/memberships', route => route.fulfill({ status: 503, json: {} }))
  await choose(/Monthly/)
  await expectTexts(page, '/pricing', 'not readable')
})

const register = (page: Page) => page.locator('form.application-box button[type=submit]')

test('P-APP-2 P-APP-3 P-CLUB-2 P-CLUB-3 P-CLUB-4 P-CLUB-5 P-CLUB-6 P-CLUB-7 P-CLUB-8 P-CLUB-9 the texts of the applications and of the clubs’ form', async ({
  page,
}) => {
  await page.goto('/applications/team')
  await expectTexts(page, '/applications/{type}', 'opened')
  const id = await find(page, '/applications?applicantType=ClubApplication', ({ isOpen }) => isOpen === true)
  await page.goto(`/application/${id}`)
  await expectTexts(page, '/application/{id}', 'opened')
  await open(page, `/club-application-form/${id}`)
  await register(page).click()
  await expectTexts(page, '/club-application-form/{id}', 'faults')
})

test('P-COACH-2 P-COACH-3 P-COACH-4 the texts of the coaches’ form', async ({ page, user }) => {
  const id = await find(page, '/applications?applicantType=CoachApplication', ({ isOpen }) => isOpen === true)
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c70039' } })
    .png()
    .toBuffer()
  const fill = async () => {
    await open(page, `/coach-application-form/${id}`)
    await page.getByLabel('Name', { exact: true }).fill('Amel Tempo')
    await page.getByLabel('Date of birth').fill('1988-04-30')
    await page.getByLabel('Years of experience').fill('12')
    await page.getByLabel('Contact email').fill(user.email)
    await page.getByLabel('Contact phone').fill('0555 123 456')
    await page.getByLabel('Coaching level').selectOption('Youth')
    await page.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  }
  await open(page, `/coach-application-form/${id}`)
  await register(page).click()
  await expectTexts(page, '/coach-application-form/{id}', 'faults')

  await fill()
  await page.route('**/api/coach/application', route => route.fulfill({ status: 503, json: { message: 'Busy' } }))
  await register(page).click()
  await expectTexts(page, '/coach-application-form/{id}', 'failed')
  await page.unroute('**/api/coach/application')
  await register(page).click()
  await expect(page.getByRole('heading', { name: 'Application Success' })).toBeVisible()
  await fill()
  await register(page).click()
  await expectTexts(page, '/coach-application-form/{id}', 'done before')
})

test('P-CONF-2 P-CONF-4 the texts of the conferences', async ({ page }) => {
  await page.goto('/conferences')
  await expectTexts(page, '/conferences', 'opened')
  await page.goto(`/conferences/${await find(page, '/conferences')}`)
  await expectTexts(page, '/conferences/{id}', 'opened')
})
