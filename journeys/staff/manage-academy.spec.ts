// What the academy says of itself. Its name is left alone here: other journeys read it (another-name.test.ts changes it).
import { signInAsAdministrator } from '../support/applicants.ts'
import { showPartByKey } from '../support/editor.ts'
import { call, expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'

test.describe.configure({ mode: 'default' }) // both change what the academy says of itself

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

test('the address of the academy is changed, shown in the preview and kept; what is wrong is said at its field', async ({
  page,
}) => {
  const { identity } = await call(page, 'GET', '/admin/identity')
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Academy' }).click()
  await ready(page)
  await expectAccessible(page)
  const name = page.getByLabel('Name of the academy')
  await expect(name).toHaveValue(identity.name)
  const preview = page.locator('.identity-preview')
  await name.fill('Kinesis')
  await page.getByLabel('Address').fill('1 Track Lane, Lyon')
  await expect(preview.locator('.identity-head')).toHaveText('Kinesis')
  await expect(preview.locator('.identity-mail')).toContainText('Kinesis, 1 Track Lane, Lyon.')

  await page.reload()
  await ready(page)
  await expect(name, 'what was typed is there after a reload').toHaveValue('Kinesis')
  await name.fill('')
  await page.getByLabel('Email', { exact: true }).fill('office')
  await page.getByLabel('Phone').fill('call us')
  await page.getByLabel('LinkedIn').fill('http://www.linkedin.com/company/academy')
  await page.getByRole('button', { name: 'Save changes' }).click()
  for (const wrong of [
    'Please enter a name',
    'Please enter an email address, such as office@academy.example',
    'Please enter a phone number with at least 10 digits, such as +213 21 555 014',
    'Please enter an address that begins with https://',
  ])
    await expect(page.getByText(wrong)).toBeVisible()
  await expect(name).toBeFocused()
  await expectAccessible(page)

  await name.fill(identity.name)
  await page.getByLabel('Email', { exact: true }).fill(identity.email)
  await page.getByLabel('Phone').fill('+213 21 555 014')
  await page.getByLabel('LinkedIn').fill(identity.linkedin)
  await page.route('**/api/admin/identity', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Failed to update the academy')).toBeVisible()
  await page.unroute('**/api/admin/identity')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The academy was updated successfully')).toBeVisible()
  expect((await call(page, 'GET', '/admin/identity')).identity.address).toBe('1 Track Lane, Lyon')
  await page.goto('/dashboard/activity?kind=identity')
  await expect(page.getByText('changed what is said of the academy:').first()).toBeVisible()
})

test('the address is changed with the keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/settings')
  await ready(page)
  await expectAccessibleShape(page)
  await showPartByKey(page, 'Content')
  await page.getByLabel('Address').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2 Track Lane, Lyon')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('The academy was updated successfully')).toBeVisible()
  expect((await call(page, 'GET', '/admin/identity')).identity.address).toBe('2 Track Lane, Lyon')
})
