import type { Page } from '@playwright/test'

import { call, codeIn, expect, mailTo, signUp, test, type NewUser } from '../support/journey.ts'
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
