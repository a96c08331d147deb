import { days } from '#src/wire/durations.ts'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, signUp, test } from '../support/journey.ts'

for (const width of [1280, 390])
  test(`staff give somebody a plan, then sell them more of it in cash, at ${width} px`, async ({
    page,
    browser,
    user,
  }) => {
    await signInAsAdministrator(page)
    const learner = await (await browser.newContext({ baseURL: process.env['JOURNEY_URL'] ?? '' })).newPage()
    await signUp(learner, user)
    await page.setViewportSize({ width, height: 844 })
    const { users } = await call(page, 'GET', `/admin/users?name=${user.email}`)
    await page.goto(`/dashboard/manage-users/${users[0]._id}`)
    await ready(page)

    await page.getByRole('button', { name: 'Give a plan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Number of months').fill('0')
    await dialog.getByRole('button', { name: 'Give it' }).click()
    await expect(dialog.getByText('Please give a number from 1 to 36')).toBeVisible()
    await expect(dialog.getByText('Please say why, in three letters or more')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Number of months').fill('3')
    await dialog.getByLabel('Reason').fill('Spoke at the congress')
    await dialog.getByRole('button', { name: 'Give it' }).click()
    await expect(page.getByText(/^Demo Traveller has .+ now$/)).toBeVisible()
    await expect(page.getByText(/until .+, given by hand$/)).toBeVisible()
    await learner.goto('/dashboard/membership')
    await expect(learner.getByText('Nothing: we gave it to you')).toBeVisible()

    await page.getByRole('button', { name: /^End / }).click()
    const ending = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(ending.getByText(/^It ends at once: what it opens is closed to Demo Traveller/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(ending).toBeHidden()

    await page.getByRole('button', { name: 'Give a plan' }).click()
    await expect(dialog.getByText(/^They have it until /)).toBeVisible()
    await dialog.getByText('Until a day').click()
    const inAYear = new Date(Date.now() + days(400)).toISOString().slice(0, 10)
    await dialog.getByLabel('Last day').fill(inAYear)
    await dialog.getByLabel('Paid in USD').fill('70')
    await dialog.getByLabel('Reason').fill('Cash at the door')
    await dialog.getByRole('button', { name: 'Give it' }).click()
    const prompt = page.getByRole('dialog').filter({ has: page.getByLabel('Your password') })
    await prompt.getByLabel('Your password').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/until .+, paid in cash$/)).toBeVisible()
    await expect(page.getByText('$70.00').first()).toBeVisible()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await learner.goto('/dashboard/membership')
    await expect(learner.getByText('$70.00')).toBeVisible()
  })
