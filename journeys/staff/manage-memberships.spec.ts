import type { Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { showPartByKey } from '../support/editor.ts'
import { call, expect, expectAccessible, ready, signUp, test } from '../support/journey.ts'
import { payAtCheckout } from '../support/plans.ts'

/** What is told of a plan when it is made or changed. */
const toldOfAPlan = 'name price duration description benefits discount paymentId link opens courseIds'.split(' ')

type Plan = { _id: string; name: string; duration: string } & Record<string, unknown>

// One plan of each name and duration is on sale (D-6): these journeys are told one after the other.
test.describe.configure({ mode: 'serial' })

const basicYears = async (page: Page): Promise<Plan[]> => {
  const { plans }: { plans: Plan[] } = await call(page, 'GET', '/admin/memberships?limit=100')
  return plans.filter(({ name, duration }) => name === 'Basic' && duration === 'year')
}

const sell = (page: Page, { _id }: Plan, onSale: boolean) =>
  call(page, 'PUT', `/admin/membership/${_id}/sale`, { onSale })

/** The academy's own plan, which is on sale. */
let own: Plan

test.beforeEach(async ({ page }) => {
  await signInAsAdministrator(page)
  const [oldest] = (await basicYears(page)).toSorted((a, b) =>
    String(a['createdAt']).localeCompare(String(b['createdAt'])),
  )
  if (!oldest) throw new Error('the academy has no such plan')
  own = (await call(page, 'GET', `/admin/membership/${oldest._id}`)).plan
})
// A journey that failed leaves no plan behind for the next one, and none for those of who buys.
test.afterEach(async ({ page }) => {
  const made = (await basicYears(page)).filter(({ _id }) => _id !== own._id)
  for (const { _id } of made) await call(page, 'DELETE', `/admin/membership/${_id}`, { password })
  await sell(page, own, true)
})

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
/** The plan that is made here: the academy's own is off sale. */
const rowOfNew = (page: Page) => page.getByRole('row', { name: /Basic, year/ }).filter({ hasNotText: /Off sale/ })

test('A-MEM-1 A-MEM-2 A-MEM-3 D-6 D-74 a plan is created, seen, changed and deleted', async ({ page, browser }) => {
  await sell(page, own, false)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'New Membership' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memberships')
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/new-membership$/)
  await page.goto('/membership/create')
  await expect(page).toHaveURL(/\/dashboard\/new-membership$/)
  const create = page.getByRole('button', { name: 'Create plan' })
  await create.click()
  for (const text of [
    'Please choose a name',
    'Please enter a price, such as 49 or 49.90',
    'Please enter the payment id',
    'Please enter the link',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(field(page, 'Name').getByRole('option')).toHaveText(['Choose a name', 'Basic', 'Silver', 'Gold'])
  await field(page, 'Name').selectOption('Basic')
  await field(page, 'Duration').selectOption('year')
  await field(page, 'Price in USD').fill('190')
  await page.getByLabel('Discount in percent').fill('10')
  await page.getByLabel('Description').fill('For those who begin')
  const benefit = field(page, 'Benefit')
  for (const words of ['   ', ' Every journey ', 'Every journey']) {
    await benefit.fill(words)
    await benefit.press('Enter')
  }
  await benefit.fill('A second one')
  await page.getByRole('button', { name: 'Add benefit' }).click()
  const benefits = page.locator('.benefit-fields li')
  await expect(benefits).toHaveText([/^Every journey/, /^A second one/])
  await page.getByRole('button', { name: 'Remove “A second one”' }).click()
  await expect(benefits).toHaveText([/^Every journey/])
  await field(page, 'Payment ID').fill('price_journey_basic_year')
  await field(page, 'Link').fill('https://evil.example/pay')
  await create.click()
  await expect(page.getByText('Failed to create plan')).toBeVisible()
  await expect(page.getByText(/^A plan is sold at the payment provider's own address/)).toBeVisible()
  await field(page, 'Link').fill('https://buy.stripe.com/test_journey')
  await create.click()
  await expect(page.getByText('No payment link of the payment provider has this address.')).toBeVisible()
  await expect(page.getByText('The payment provider knows no price and no payment link with this id.')).toBeVisible()
  await expect(field(page, 'Payment ID')).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Save it although it differs').check()
  await create.click()
  await expect(page.getByText('Plan Created Successfully')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('')
  await expect(field(page, 'Price in USD')).toHaveValue('')
  await expect(benefits).toHaveCount(0)

  const visitor = await (await browser.newContext()).newPage()
  const basic = visitor.getByRole('region', { name: 'Basic' })
  const open = () => visitor.goto(`${process.env['JOURNEY_URL']}/pricing?duration=year`)
  await open()
  await expect(basic).toContainText('$171')
  await expect(basic.locator('s')).toHaveText('$190')
  await expect(basic).toContainText('Every journey')

  await page.goto('/dashboard/manage-memberships')
  await ready(page)
  const row = rowOfNew(page)
  await row.getByRole('link', { name: 'Edit “Basic, year”' }).click()
  await expect(field(page, 'Price in USD')).toHaveValue('190')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit plan: Basic, year')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Basic, year')
  await expect(page.getByText('No payment link of the payment provider has this address.')).toBeVisible()
  await field(page, 'Price in USD').fill('200')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByLabel('Save it although it differs').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Plan updated successfully')).toBeVisible()
  await open()
  await expect(basic).toContainText('$180')

  await row.getByRole('button', { name: 'Delete “Basic, year”' }).click()
  const prompt = page.getByRole('alertdialog')
  await prompt.getByLabel('Your password').fill('wrong')
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Plan deletion failed')).toBeVisible()
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Plan deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await open()
  await expect(visitor.getByRole('region', { name: 'Gold' })).toBeVisible()
  await expect(basic).toHaveCount(0)
  await visitor.context().close()
})

test('A-MEM-1 D-5 a plan that costs something else at the provider says so when it is opened, and is not saved by chance', async ({
  page,
}) => {
  const asOwn = Object.fromEntries(toldOfAPlan.map(name => [name, own[name]]))
  const address = `/admin/membership/${own._id}`
  await call(page, 'PUT', address, { ...asOwn, price: 12.5, discount: 0 })
  await page.goto(`/dashboard/manage-memberships/update-membership/${own._id}`)
  const difference = page.getByText(/^The payment provider takes \$[\d.]+; members are shown \$12\.50\.$/)
  await expect(difference).toBeVisible()
  await page.getByLabel('Description').fill('Nothing of the terms')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(page.getByText('Failed to update plan').last()).toBeVisible()
  expect((await call(page, 'GET', address)).plan.description).toBe(own['description'])
  await field(page, 'Price in USD').fill(String(own['payable']))
  await expect(difference).toHaveCount(0)
  await save.click()
  await expect(page.getByText('Plan updated successfully')).toBeVisible()
  await call(page, 'PUT', address, asOwn)
})

for (const width of [390, 1440]) {
  test(`A-MEM-1 A-MEM-2 a plan is created with the keyboard alone at ${width} px`, async ({ page }) => {
    await sell(page, own, false)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/new-membership')
    await ready(page)
    await expectAccessible(page)
    const { keyboard } = page
    await field(page, 'Name').focus()
    await keyboard.type('Basic')
    await showPartByKey(page, 'Settings')
    await field(page, 'Duration').focus()
    await keyboard.type('year')
    await keyboard.press('Tab')
    await keyboard.type('19')
    await showPartByKey(page, 'Content')
    await field(page, 'Benefit').focus()
    await keyboard.type('Typed')
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove “Typed”' }).focus()
    await keyboard.press('Space')
    await expect(page.locator('.benefit-fields li')).toHaveCount(0)
    await field(page, 'Payment ID').focus()
    await keyboard.type('price_journey_keys')
    await keyboard.press('Tab')
    await keyboard.type('https://buy.stripe.com/test_keys')
    await page.getByRole('button', { name: 'Create plan' }).focus()
    await keyboard.press('Enter')
    await page.getByLabel('Save it although it differs').focus()
    await keyboard.press('Space')
    await page.getByRole('button', { name: 'Create plan' }).focus()
    await keyboard.press('Enter')
    await expect(page.getByText('Plan Created Successfully')).toBeVisible()
    await page.goto('/dashboard/manage-memberships')
    await ready(page)
    await expectAccessible(page)
    await rowOfNew(page).getByRole('link', { name: 'Basic, year', exact: true }).focus()
    await keyboard.press('Enter')
    await expect(field(page, 'Price in USD')).toHaveValue('19')
    await expectAccessible(page)
  })
}

test('D-64 D-5 a plan that somebody bought is not deleted: it is taken off sale, and put back', async ({
  page,
  browser,
  user,
}) => {
  const buyer = await (await browser.newContext()).newPage()
  await signUp(buyer, user)
  const pricing = `${process.env['JOURNEY_URL']}/pricing?duration=year`
  const choose = buyer.getByRole('link', { name: 'Choose Basic' })
  await buyer.goto(pricing)
  await choose.click()
  await payAtCheckout(buyer, user.email)
  await expect(buyer.getByText('Your membership has started.')).toBeVisible()

  await page.goto('/dashboard/manage-memberships')
  await ready(page)
  const row = page.getByRole('row', { name: /Basic, year/ })
  await row.getByRole('button', { name: 'Delete “Basic, year”' }).click()
  const prompt = page.getByRole('alertdialog', { name: '“Basic, year” cannot be deleted' })
  await expect(prompt).toContainText(/\d+ (person keeps|people keep) it/)
  await expect(prompt.getByRole('button')).toHaveText(['Cancel', 'Take off sale'])
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Take off sale' }).click()
  await expect(page.getByText('Plan taken off sale')).toBeVisible()
  await expect(row).toContainText('Off sale')
  await expect(row.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  await buyer.goto(pricing)
  // L-MEM-5: who holds a plan is warned with the page.
  await buyer.getByRole('button', { name: 'Not now' }).click()
  await expect(buyer.getByRole('region', { name: 'Gold' })).toBeVisible()
  await expect(buyer.getByRole('region', { name: 'Basic' })).toHaveCount(0)
  await buyer.goto(`${process.env['JOURNEY_URL']}/dashboard/membership`)
  await expect(buyer.getByRole('region', { name: 'Basic' })).toContainText('Active')

  await row.getByRole('button', { name: 'More for “Basic, year”' }).click()
  await page.getByRole('menuitem', { name: 'Put back on sale' }).click()
  await expect(page.getByText('Plan back on sale')).toBeVisible()
  await expect(row).not.toContainText('Off sale')
  expect((await call(page, 'GET', '/memberships')).plans).toContainEqual(expect.objectContaining({ _id: own._id }))
  await buyer.context().close()
})
