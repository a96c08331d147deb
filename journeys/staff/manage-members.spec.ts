import { readFile } from 'node:fs/promises'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, signUp, test } from '../support/journey.ts'

for (const width of [1280, 390])
  test(`T80 an administrator finds somebody’s membership among all, follows it to the person, and takes the list along, at ${width} px`, async ({
    page,
    browser,
    user,
  }) => {
    await signInAsAdministrator(page)
    const learner = await (await browser.newContext({ baseURL: process.env['JOURNEY_URL'] ?? '' })).newPage()
    await signUp(learner, user)
    const { users } = await call(page, 'GET', `/admin/users?name=${user.email}`)
    const { plans } = await call(page, 'GET', '/admin/memberships')
    const plan = plans.find(({ name, duration }: Record<string, string>) => name === 'Gold' && duration === 'month')
    const given = { planId: plan._id, periods: 2, heldUntil: null, reason: 'Spoke at the congress' }
    await call(page, 'POST', `/admin/users/${users[0]._id}/memberships`, given)

    await page.setViewportSize({ width, height: 844 })
    await page.goto('/dashboard/manage-orders')
    await ready(page)
    await page.getByRole('main').getByRole('link', { name: 'Memberships', exact: true }).click()
    await expect(page).toHaveURL(/manage-orders\/memberships$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
    await expect(page).toHaveTitle(/^Memberships/)
    await ready(page)
    // People of the demo hold plans by card.
    await expect(page.getByRole('row').filter({ hasText: 'Card' }).first()).toContainText(/\$\d/)
    await expectAccessible(page)

    await page.getByRole('searchbox', { name: 'Name or email' }).fill(user.email)
    await expect(page.getByText('1 membership', { exact: true })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: user.email })
    await expect(row).toContainText('Given by hand')
    await expect(row).toContainText('Active')
    await expect(row).toContainText('Ends')
    await page.getByLabel('Status').selectOption('Ending')
    await expect(page.getByText('No results')).toBeVisible()
    await page.getByLabel('Status').selectOption('Active')
    await page.getByLabel('Paid by').selectOption('Nothing paid')
    await page.getByLabel('Plan', { exact: true }).selectOption('Gold, monthly')
    await expect(page).toHaveURL(/words=.+&state=active&way=free&plan=/)
    await expect(row).toBeVisible()
    await expectAccessible(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)

    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    const prompt = page.getByRole('dialog').filter({ has: page.getByLabel('Your password') })
    await prompt.getByLabel('Your password').fill(password)
    await page.keyboard.press('Enter')
    const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"Demo Traveller","${user.email}","Gold","month","given","","active",`)

    await row.getByRole('link', { name: 'Demo Traveller' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo Traveller')
    await expect(page.getByText(/until .+, given by hand$/)).toBeVisible()
    await page.goBack()
    await expect(row).toBeVisible()
    await page.route('**/api/admin/members?*', route => route.fulfill({ status: 503, json: {} }))
    await page.getByLabel('Paid by').selectOption('Any payment')
    await expect(page.getByText('This list could not be loaded')).toBeVisible()
    await page.unroute('**/api/admin/members?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(row).toBeVisible()
    await learner.context().close()
  })
