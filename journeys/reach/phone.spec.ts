import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test.use({ viewport: { width: 390, height: 800 } })

test('L-DASH-1 L-DASH-2 the bar of a learner has words, and nothing beside them that logs out', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/dashboard/membership')
  const bar = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(bar.getByRole('link'), 'what is rare stands in the profile').toHaveCount(5)
  for (const word of ['Home', 'Profile', 'My Courses', 'Certificates', 'Membership'])
    await expect(bar.getByText(word, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  const cut = await bar
    .getByRole('link')
    .evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).length)
  expect(cut, 'ways whose words are cut').toBe(0)
  await expect(page.getByRole('link', { name: 'Choose Silver' })).toHaveAttribute('href', /client_reference_id=/)
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expect(page.getByRole('region', { name: 'Silver' })).toContainText('per year')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden()
  await expectAccessible(page)
  await bar.getByRole('link', { name: 'Profile' }).click()
  await expect(bar.getByText('Notes', { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').getByRole('link', { name: 'Membership' })).toHaveAttribute(
    'href',
    '/dashboard/membership',
  )
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/api/refresh')).status()).toBe(401)
})

test('X-NAV-8 the menu that was opened before the scripts came stays open when they do', async ({ page }) => {
  await page.route('**/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const drawer = page.locator('#site-drawer')
  const before = await page.evaluate(() => history.length)
  await expect(drawer).toBeVisible()
  await expect(page.locator('html[data-ready]'), 'opened before').toHaveCount(0)
  await ready(page)
  // It comes to life after the rest of the page, and then the way back closes it.
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(before)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('D-25 a word of 100 letters that somebody looks for pushes nothing off the screen', async ({ page }) => {
  const word = 'w'.repeat(100)
  for (const address of ['/search?q=', '/courses?title=', '/researches?title=', '/blogs?title=']) {
    await page.goto(address + word)
    await expect(page.locator('main .empty')).toBeVisible()
    const width = await page.locator('main').evaluate(main => main.scrollWidth)
    expect.soft(width, address).toBeLessThanOrEqual(390)
  }
})

test('X-FORM-1 what is wrong first stands below the bar with its label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/login?panel=sign-up')
  const form = page.getByRole('form', { name: 'Sign up' })
  await expect(form.locator('button[type=submit]')).toBeEnabled()
  const bar = await page.getByRole('banner').boundingBox()
  await form.getByLabel('First name').evaluate((field, from) => {
    scrollBy({ top: field.getBoundingClientRect().top - from + 10, behavior: 'instant' })
    field.closest('form')?.requestSubmit()
  }, bar?.height ?? 0)
  await expect(form.getByLabel('First name')).toBeFocused()
  const label = await form.getByText('First name', { exact: true }).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

for (const [type, title] of [
  ['team', 'Club registration'],
  ['coach', 'Coach registration'],
] as const)
  test(`P-APP-3 'Register' leads to the form and not to what stands above it: ${type}`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(await openApplication(page, type))
      await ready(page)
      await page.getByRole('link', { name: 'Register' }).click()
      const heading = page.getByRole('heading', { name: title })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(page.locator('form.application-box input').first()).toBeInViewport({ ratio: 1 })
      await page.reload()
      await expect(heading, 'and so does its address').toBeInViewport({ ratio: 1 })
    }
  })

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('P-CLUB-1 a place for a picture speaks of choosing, and not of what a finger cannot do', async ({ page }) => {
    await page.goto((await openApplication(page, 'team')).replace('/application/', '/club-application-form/'))
    const place = page.locator('form.application-box .drop')
    await expect(place.getByText('Browse files').last()).toBeVisible()
    await expect(place.getByText('or drop')).toBeHidden()
  })
})

/** The address of an application that is open. */
async function openApplication(page: Page, type: 'team' | 'coach'): Promise<string> {
  const applicantType = type === 'team' ? 'ClubApplication' : 'CoachApplication'
  const { applications } = await call(page, 'GET', `/applications?applicantType=${applicantType}&limit=10`)
  const open = applications.find(({ isOpen }: { isOpen: boolean }) => isOpen)
  return `/application/${open._id}`
}
