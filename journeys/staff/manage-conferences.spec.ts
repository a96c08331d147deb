import type { Page } from '@playwright/test'

import { password, image, signInAsAdministrator } from '../support/applicants.ts'
import { openRow, showPartByKey } from '../support/editor.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const speaker = (page: Page, number: number) => page.getByRole('group', { name: `Speaker ${number}` })

/** Lets go of a file over a place where files are dropped. */
async function drop(page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const given = { name: file.name, type: file.mimeType, bytes: [...file.buffer] }
  const dataTransfer = await page.evaluateHandle(({ name, type, bytes }) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
    return transfer
  }, given)
  await page.locator('.image-field', { hasText: label }).locator('.drop').dispatchEvent('drop', { dataTransfer })
}

test('A-CONF-1 A-CONF-2 A-CONF-3 A-CONF-4 D-43 a conference is created, seen, changed and deleted', async ({
  page,
  browser,
  user,
}) => {
  const name = `Hamstring Days ${user.email.slice(8, 20)}`
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Conference' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferences')
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/new-conference$/)
  const create = page.getByRole('button', { name: 'Create conference' })
  await create.click()
  for (const text of [
    'Please enter a name',
    'Please enter a location',
    'Please choose a start date',
    'Please enter a description',
  ])
    await expect(page.getByText(text)).toBeVisible()

  await expect(speaker(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove speaker/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add speaker' }).click()
  await page.getByRole('button', { name: 'Add speaker' }).click()
  await expect(page.getByRole('button', { name: /^Remove speaker/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove speaker 3' }).click()

  await field(page, 'Name').fill(name)
  await field(page, 'Location').fill('Algiers')
  await field(page, 'Start date').fill('2099-03-04')
  await page.getByLabel('End date').fill('2099-03-01')
  await field(page, 'Description').fill('Two days about one muscle.')
  await drop(page, 'Main image', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('Please upload a valid image file')).toBeVisible()
  await drop(page, 'Main image', await image())
  await expect(page.getByAltText('Preview of the chosen picture')).toBeVisible()
  await openRow(speaker(page, 1))
  await speaker(page, 1).getByLabel('First name').fill('Amel')
  await speaker(page, 1).getByLabel('Last name').fill('Tempo')
  await openRow(speaker(page, 2))
  await speaker(page, 2).getByLabel('First name').fill('Nassim')
  await speaker(page, 2).getByLabel('Last name').fill('Stride')
  await speaker(page, 2)
    .getByLabel('Picture of speaker 2')
    .setInputFiles(await image())
  await create.click()
  await expect(page.getByText('The end date is before the start date')).toBeVisible()
  await page.getByLabel('End date').fill('2099-03-05')

  await page.route('**/api/conference/create', route => route.fulfill({ status: 500, json: {} }))
  await create.click()
  await expect(page.getByText('Conference creation failed')).toBeVisible()
  await expect(field(page, 'Name'), 'nothing that was typed is lost').toHaveValue(name)
  await page.unroute('**/api/conference/create')
  const sent = page.waitForRequest('**/api/conference/create')
  await create.click()
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/)
  await expect(page.getByText('Conference created successfully')).toBeVisible()
  for (const label of ['Name', 'Location', 'Start date', 'Description'])
    await expect(field(page, label)).toHaveValue('')
  await expect(page.getByLabel('End date')).toHaveValue('')
  await expect(page.getByAltText('Preview of the chosen picture')).toHaveCount(0)
  await expect(speaker(page, 2)).toHaveCount(0)
  await expect(speaker(page, 1).getByLabel('First name')).toHaveValue('')

  const { conferences } = await call(page, 'GET', `/admin/conferences?name=${encodeURIComponent(name)}`)
  const address = `${process.env['JOURNEY_URL']}/conferences/${conferences[0]._id}`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${process.env['JOURNEY_URL']}/conferences`)
  await expect(visitor.getByRole('heading', { name })).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByText('Two days about one muscle.').first()).toBeVisible()
  await expect(visitor.getByText('Nassim Stride').first()).toBeVisible()

  await page.goto('/dashboard/manage-conferences')
  await ready(page)
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Upcoming')
  await row.getByRole('link', { name: `Edit “${name}”` }).click()
  await page.getByRole('button', { name: 'Remove speaker 1' }).click()
  await field(page, 'Location').fill('Oran')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Conference updated successfully')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Oran').first()).toBeVisible()
  await expect(visitor.getByText('Amel Tempo')).toHaveCount(0)

  await page.getByRole('button', { name: `Delete “${name}”` }).click()
  const prompt = page.getByRole('alertdialog')
  await prompt.getByLabel('Your password').fill('wrong')
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Conference deletion failed')).toBeVisible()
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Conference deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await visitor.goto(address))?.status()).toBe(404)
  await visitor.context().close()
})

for (const width of [390, 1440]) {
  test(`A-CONF-1 a conference is created with the keyboard alone at ${width} px`, async ({ page, user }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `Keys ${user.email.slice(8, 20)}`
    await page.goto('/dashboard/new-conference')
    await ready(page)
    await expectAccessible(page)
    await field(page, 'Name').focus()
    const { keyboard } = page
    await keyboard.type(name)
    await keyboard.press('Tab')
    await keyboard.type('Constantine')
    await showPartByKey(page, 'Settings')
    await field(page, 'Start date').focus()
    await keyboard.type('04032099')
    await showPartByKey(page, 'Content')
    await field(page, 'Description').focus()
    await keyboard.type('Typed')
    await page.getByRole('button', { name: 'Add speaker' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove speaker 2' }).focus()
    await keyboard.press('Space')
    await expect(speaker(page, 2)).toHaveCount(0)
    await page.getByRole('button', { name: 'Create conference' }).focus()
    await keyboard.press('Enter')
    await expect(page.getByText('Conference created successfully')).toBeVisible()
    await page.goto(`/dashboard/manage-conferences?name=${encodeURIComponent(name)}`)
    await ready(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: `${width === 390 ? 'More for' : 'Delete'} “${name}”` }).focus()
    await keyboard.press('Enter')
    if (width === 390) await page.getByRole('menuitem', { name: 'Delete', exact: true }).press('Enter')
    await expectAccessible(page)
    await expect(page.getByRole('alertdialog').getByLabel('Your password')).toBeFocused()
    await keyboard.type(password)
    await keyboard.press('Enter')
    await expect(page.getByText('Conference deleted successfully')).toBeVisible()
  })
}
