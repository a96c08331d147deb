import type { Page } from '@playwright/test'

import { call, codeIn, expect, expectAccessible, mailTo, signUp, test, type NewUser } from '../support/journey.ts'
import { findCourse } from '../support/payment.ts'
import { payAtCheckout, planOf } from '../support/plans.ts'

/** By way of the login, as a visitor who chose something there. */
async function logInFor(page: Page, { email, password }: NewUser, address: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(address)}`)
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('L-MEM-6 D-18 a visitor finds a plan beside a course, chooses it, signs up, and stands at its checkout', async ({
  page,
  user,
}) => {
  const course = await findCourse(page)
  await page.goto(`/course/${course._id}`)
  await page.getByRole('link', { name: 'Included in Silver, $9 a month' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.getByRole('link', { name: 'Choose Silver' }).click()
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('First name').fill(user.firstName)
  await form.getByLabel('Last name').fill(user.lastName)
  await form.getByLabel('Email').fill(user.email)
  await form.getByLabel('Password', { exact: true }).fill(user.password)
  await form.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Activation code').fill(codeIn(await mailTo(user.email)))
  await page.getByRole('button', { name: 'Activate' }).click()

  await expect(page).toHaveURL(/\/sandbox-pay\/c\//)
  await expect(page.getByText('Silver').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(user.email)
  await test.step('the way back leads to the plans, and not to the checkout again', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('link', { name: 'Choose Silver' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Choose Silver' })).toBeVisible()
    await expect(page).toHaveURL('/pricing')
  })
})

test('L-MEM-5 L-MEM-6 a plan chosen before the login: held, as a second one, or gone meanwhile', async ({
  page,
  user,
}) => {
  const [silver, gold] = [await planOf(page, 'Silver'), await planOf(page, 'Gold')]
  await signUp(page, user)
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose Silver' }).click()
  await payAtCheckout(page, user.email)
  await expect(page.getByText('Your membership has started.')).toBeVisible()
  await call(page, 'POST', '/logout')

  await logInFor(page, user, `/pricing?plan=${silver}`)
  const warning = page.getByRole('alertdialog', { name: 'You already have a Silver membership' })
  await expect(page.getByText('You already have the plan you chose, Silver.')).toBeVisible()
  await warning.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('link', { name: 'Your plan' })).toBeVisible()
  await call(page, 'POST', '/logout')

  await logInFor(page, user, `/pricing?plan=${gold}`)
  await warning.getByRole('button', { name: 'Not now' }).click()
  await expect(page, 'who does not accept stays').toHaveURL('/pricing')
  await page.goto(`/pricing?plan=${gold}`)
  await warning.getByRole('button', { name: 'I Accept' }).click()
  await expect(page).toHaveURL(/\/sandbox-pay\/c\//)
  await expect(page.getByText('Gold').first()).toBeVisible()

  await page.goto('/pricing?plan=00000000-0000-4000-8000-000000000000')
  await warning.getByRole('button', { name: 'Not now' }).press('Tab')
  await expect(page.getByText('The plan you chose is not on sale any more.')).toBeVisible()
  await warning.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/pricing')
})

/** The server refuses to let anybody go and pay. */
const refuseToLeave = (page: Page, status: number, code: string) =>
  page.route('**/api/memberships/*/checkout', route =>
    route.fulfill({ status, json: { code, message: 'Refused', error: 'Refused' } }),
  )

test('L-MEM-6 D-64 whose plan left the sale while the page was open reads which one, and what is on sale now', async ({
  page,
  signedIn,
}) => {
  await page.goto('/pricing')
  const gold = page.getByRole('region', { name: 'Gold' })
  await expect(gold).toContainText('$17.10')
  await refuseToLeave(page, 409, 'plan-off-sale')
  await page.route('**/api/memberships', async route => {
    const response = await route.fetch()
    const { plans, ...rest } = await response.json()
    const left = plans.filter(({ name }: { name: string }) => name !== 'Gold')
    await route.fulfill({ response, json: { plans: left, ...rest } })
  })
  await page.getByRole('link', { name: 'Choose Gold' }).click()
  const words = page.getByText(
    'Gold, monthly, has just left the sale, so nothing was charged. These are the plans that are on sale now.',
  )
  await expect(words, `to ${signedIn.email}`).toBeInViewport()
  await expect(page.locator('.plan-refused')).toBeFocused()
  await expect(gold).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Silver' })).toBeVisible()
  await expectAccessible(page)
})

test('X-LOAD-1 a page of the plans that the server does not understand any more offers to be loaded again', async ({
  page,
  signedIn,
}) => {
  await page.goto('/pricing')
  await refuseToLeave(page, 400, 'invalid')
  await page.getByRole('link', { name: 'Choose Gold' }).click()
  await expect(page.getByText('A newer version of this site is available. Reload the page')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('link', { name: 'Choose Gold' }), `for ${signedIn.email}`).toBeVisible()
})
