import type { Locator, Page } from '@playwright/test'

import { club, createApplication, password, image, register, signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, mailTo, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const row = (page: Page, name: string): Locator => page.getByRole('row', { name })
const step = (page: Page, number: number): Locator => page.getByRole('group', { name: `Step ${number}` })

test('A-APP-1 A-APP-5 A-APP-6 A-APP-7 A-APP-8 A-SH-8 D-25 an application is created, seen, changed and deleted', async ({
  page,
  browser,
  user,
}) => {
  const name = `Camp ${user.email.slice(8, 20)}`
  await open(page, '/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applications')
  await expect(page.getByRole('link', { name: 'Application', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New', exact: true }).click()

  const create = page.getByRole('button', { name: 'Create application' })
  await create.click()
  for (const text of [
    'Please enter a name',
    'Please choose who applies',
    'Please choose a deadline',
    'Please enter a title',
    'Please enter a description',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove step' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Applicant type').selectOption('Clubs')
  await page.getByLabel('Level').selectOption('Amateur')
  const past = page.getByText('This has passed: nobody can register.')
  await page.getByLabel('Deadline').fill('2019-03-01')
  await expect(past).toBeVisible()
  await expect(page.getByLabel('Deadline'), 'it is taken all the same').not.toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Deadline').fill('2099-03-01')
  await expect(past).toHaveCount(0)
  await page
    .getByLabel('Image')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Please upload a valid image file')).toBeVisible()
  await page.getByLabel('Image').setInputFiles(await image())
  await step(page, 1).getByLabel('Title').fill('Test days')
  await step(page, 1).getByLabel('Description').fill('Five of them')
  await page.getByRole('button', { name: 'Add step' }).click()
  await step(page, 2).getByLabel('Title').fill('Register first')
  await step(page, 2).getByLabel('Description').fill('Four minutes')
  await step(page, 2)
    .getByLabel('Picture of step 2')
    .setInputFiles(await image())
  await page.getByRole('button', { name: 'Move step 2 up' }).click()
  await expect(step(page, 1).getByLabel('Title')).toHaveValue('Register first')
  await expect(step(page, 1).getByAltText('Preview of the chosen picture')).toBeVisible()
  await create.click()
  await expect(page.getByText('Application created successfully!')).toBeVisible()
  await expect(row(page, name)).toContainText('In Progress')
  await expect(row(page, name)).toContainText('1 Mar 2099')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${process.env['JOURNEY_URL']}/applications/team`)
  await page.getByLabel('Search by name').fill(name)
  await expect(page.getByText('1 application', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `More for “${name}”` }).click()
  await page.getByRole('menuitem', { name: 'View on site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('.steps h3')).toHaveText(['Register first', 'Test days'])
  const address = page.url()
  await visitor.goto(address)
  await expect(visitor.locator('.step-image img')).toHaveCount(1)

  await page.goto(`/dashboard/manage-applications/update-blog/${address.split('/').at(-1)}`)
  await expect(page).toHaveURL(/\/dashboard\/manage-applications\/update-application\//)
  await ready(page)
  await expect(page.getByLabel('Deadline')).toHaveValue('2099-03-01')
  await expect(page.getByLabel('Time')).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove step 2' }).click()
  await page.getByLabel('Name').fill(`${name} two`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Application updated successfully')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${name} two`)
  await expect(visitor.locator('.steps h3')).toHaveText(['Register first'])
  await expect(visitor.locator('.step-image img')).toHaveCount(1)

  await page.getByRole('button', { name: `Delete “${name} two”` }).click()
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText('There are no registrations.')
  await expectAccessible(page)
  await prompt.getByLabel('Your password').fill('wrong')
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(prompt.getByText('Password incorrect')).toBeVisible()
  await expect(page.getByText('Application deletion failed')).toBeVisible()
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Application deleted successfully')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  expect((await visitor.reload())?.status()).toBe(404)
  await visitor.context().close()
})

for (const width of [390, 1440]) {
  test(`A-APP-2 A-APP-3 A-APP-4 D-47 X-STATE-3 clubs are read, accepted and rejected at ${width} px`, async ({
    page,
    browser,
    user,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `Intake ${user.email.slice(8, 20)}`
    const applicationId = await createApplication(page, name)
    const second = user.email.replace('@', '-second@')
    await register(browser, 'club', { ...club, applicationId, name: 'Widad Athletic', contactEmail: user.email })
    await register(browser, 'club', { ...club, applicationId, name: 'Atlas Runners', contactEmail: second })
    await open(page, `/dashboard/manage-applications?name=${encodeURIComponent(name)}`)
    await expect(row(page, name)).toContainText('2 registrations')
    await expect(row(page, name)).toContainText('2 pending')
    await row(page, name).getByRole('link', { name: '2 registrations, 2 pending' }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Widad Athletic', exact: true }).click()
    const drawer = page.getByRole('dialog')
    for (const text of ['Oran', '1926', 'Amateur', '140', 'https://club.example/', user.email, '0555123456', 'Pending'])
      await expect(drawer.getByText(text, { exact: true })).toBeVisible()
    const shown = drawer.getByAltText('Picture that Widad Athletic sent')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Accept' }).click()
    const prompt = page.getByRole('alertdialog')
    await expect(prompt).toContainText(user.email)
    await prompt.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Registration accepted')).toBeVisible()
    await expect(row(page, 'Widad Athletic')).toContainText('Approved')
    await expect(row(page, 'Widad Athletic').getByRole('button', { name: 'Accept' })).toHaveCount(0)
    expect(await mailTo(user.email, 2)).toContain(`Subject: You are accepted: ${name}`)

    await page.getByRole('button', { name: 'Reject Atlas Runners' }).click()
    await prompt.getByRole('button', { name: 'Cancel' }).click()
    await expect(prompt).toHaveCount(0)
    await page.getByRole('button', { name: 'Reject Atlas Runners' }).click()
    await prompt.getByRole('button', { name: 'Reject' }).click()
    await expect(row(page, 'Atlas Runners')).toContainText('Rejected')
    expect(await mailTo(second, 2)).toContain('Not this time')

    const status = page.getByRole('combobox', { name: 'Status' })
    await expect(status.getByRole('option')).toHaveText(['All', 'Pending', 'Rejected', 'Approved'])
    await status.selectOption('Approved')
    await expect(row(page, 'Atlas Runners')).toHaveCount(0)
    await expect(row(page, 'Widad Athletic')).toBeVisible()
    await status.selectOption('Pending')
    await expect(page.getByText('No results')).toBeVisible()

    await open(page, `/dashboard/manage-applications?name=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `${width === 390 ? 'More for' : 'Delete'} “${name}”` }).click()
    if (width === 390) await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await expect(prompt).toContainText('2 registrations, all decided, and the pictures')
    await prompt.getByLabel('Your password').fill(password)
    await prompt.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Application deleted successfully')).toBeVisible()
  })
}

test('A-APP-4 D-47 several applicants are rejected at once with one reason, and the list leaves as a file', async ({
  page,
  browser,
  user,
}) => {
  const applicationId = await createApplication(page, `Many ${user.email.slice(8, 20)}`)
  const emails = [user.email, user.email.replace('@', '-second@')]
  for (const [index, contactEmail] of emails.entries())
    await register(browser, 'club', { ...club, applicationId, name: `Club ${index}`, contactEmail })
  await open(page, `/dashboard/manage-applications/clubs/${applicationId}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await bar.getByRole('button', { name: 'Reject' }).click()
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText('Reject 2 registrations?')
  await expectAccessible(page)
  await prompt.getByLabel('Reason').fill('x'.repeat(1001))
  await prompt.getByRole('button', { name: 'Reject' }).click()
  await expect(prompt.getByText('Please use at most 1,000 characters. These are 1,001.')).toBeVisible()
  await prompt.getByLabel('Reason').fill('All places are taken.')
  await prompt.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('2 registrations rejected')).toBeVisible()
  await expect(bar, 'nothing is left to decide').toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Club 0' }).getByRole('checkbox')).toHaveCount(0)
  for (const email of emails) expect(await mailTo(email, 2)).toContain('All places are taken.')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Your password').fill(password)
  const download = page.waitForEvent('download')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toMatch(/^registrations-.*\.csv$/)
  await open(page, '/dashboard/activity')
  await expect(page.getByText('Club 0, Many').first()).toBeVisible()
})
