import type { Page } from '@playwright/test'

import { codeIn, expect, mailTo, ready, signUp, test } from '../support/journey.ts'
import { findCourse, withoutHeaders } from '../support/payment.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
/** It lies over the page when it has its entry in the history, a moment after it is seen. */
const overlays = (page: Page) => page.evaluate(() => Number(history.state?.overlays ?? 0))
const goBackFromOverlay = async (page: Page) => {
  await expect.poll(() => overlays(page)).toBe(1)
  await goBack(page)
}
/** Playwright's own waits for a step that is over, and never ends where a page takes another one meanwhile. */
const goBack = (page: Page) => page.evaluate(() => history.back())
const goForward = (page: Page) => page.evaluate(() => history.forward())
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(drawer(page)).toBeVisible()
}

test('X-NAV-8 the way back closes the menu, and the next one leads to the page before', async ({ page }) => {
  await page.goto('/about')
  await openDrawer(page)
  await drawer(page).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(drawer(page)).toBeHidden()
  await openDrawer(page)
  await goBackFromOverlay(page)
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL('/pricing')
  await goForward(page)
  await expect(page, 'forward opens nothing').toHaveURL('/pricing')
  await expect(drawer(page)).toBeHidden()
  await goBack(page)
  await expect(page, 'one step, whatever was open').toHaveURL('/about')
  await goForward(page)
  await expect(page).toHaveURL('/pricing')

  await test.step('who closes it, too, is one step from the page before', async () => {
    for (let time = 0; time < 2; time += 1) {
      await openDrawer(page)
      await drawer(page).getByRole('button', { name: 'Close' }).click()
      await expect(drawer(page)).toBeHidden()
    }
    await goBack(page)
    await expect(page).toHaveURL('/about')
  })

  await test.step('a page that was loaded again with the menu open is left in one step', async () => {
    await goForward(page)
    await expect(page).toHaveURL('/pricing')
    await openDrawer(page)
    await page.reload()
    await goBack(page)
    await expect(page).toHaveURL('/about')
  })
})

test('L-CRS-2 the way back closes the filters and the large picture', async ({ page }) => {
  await page.goto('/')
  await page.goto('/courses')
  const filter = page.getByRole('button', { name: /^Filter/ })
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await filter.click()
  const best = panel.getByRole('radio', { name: '5 stars' })
  await best.check()
  await goBackFromOverlay(page)
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/courses')
  await filter.click()
  await expect(best, 'what was chosen is still there').toBeChecked()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\/courses\?rating=/)
  await goBack(page)
  await expect(page).toHaveURL('/courses')

  await page.locator('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/course\//)
  await page.getByRole('button', { name: 'Preview the thumbnail in full size' }).click()
  const large = page.locator('dialog.lightbox')
  await expect(large).toBeVisible()
  await goBackFromOverlay(page)
  await expect(large).toBeHidden()
  await expect(page).toHaveURL(/\/course\//)
  await goBack(page)
  await expect(page).toHaveURL('/courses')
})

test('L-PROF-2 what somebody typed in a dialog is not lost by one press', async ({ page, signedIn }) => {
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Edit Name' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('First name')
  await name.fill('Marguerite')
  await goBackFromOverlay(page)
  await expect(page.getByText('What you typed is not saved')).toBeVisible()
  await expect(name).toHaveValue('Marguerite')
  await goBack(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/dashboard/profile')
  await expect(page.getByText(signedIn.firstName).first()).toBeVisible()

  await page.getByRole('button', { name: 'Edit Name' }).click()
  await expect(dialog).toBeVisible()
  await goBackFromOverlay(page)
  await expect(dialog, 'nothing was typed').toBeHidden()
})

test.describe(() => {
  test.use(withoutHeaders)
  for (const by of ['signing up', 'logging in'] as const)
    test(`D-18 the way back from a payment leads to the course, past the screens of ${by}`, async ({ page, user }) => {
      if (by === 'logging in') {
        await signUp(page, user)
        await page.context().clearCookies()
      }
      const course = await findCourse(page)
      await page.goto(`/course/${course._id}`)
      await ready(page)
      await page
        .getByRole('link', { name: `Buy for $${course.price}` })
        .first()
        .click()
      await expect(page).toHaveURL(/\/login\?next=/)
      if (by === 'signing up')
        await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
      const form = page.locator('form.auth-form:not([inert])')
      if (by === 'signing up') {
        await form.getByLabel('First name').fill(user.firstName)
        await form.getByLabel('Last name').fill(user.lastName)
      }
      await form.getByLabel('Email').fill(user.email)
      await form.getByLabel('Password', { exact: true }).fill(user.password)
      await form.getByLabel('Password', { exact: true }).press('Enter')
      if (by === 'signing up') {
        await page.getByLabel('Activation code').fill(codeIn(await mailTo(user.email)))
        await page.getByRole('button', { name: 'Activate' }).click()
      }
      await expect(page).toHaveURL(`/payment/${course._id}`)
      await page.goBack()
      await expect(page).toHaveURL(`/course/${course._id}`)
    })
})
