// What a manager typed and did not save is there on another device, and after the browser was closed.
import type { Browser, Page } from '@playwright/test'

import { createApplication, password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, test } from '../support/journey.ts'

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'You typed here in another tab' })
const back = (page: Page) => page.getByRole('status').filter({ hasText: 'What you typed here before is back.' })
const field = (page: Page) => page.getByLabel('Desired development')
const isKept = (page: Page) => expect(page.getByText(/^draft kept \d\d:\d\d$/)).toBeVisible()
const isAlive = (page: Page) => expect(field(page)).toBeEditable()

async function ownApplication(page: Page) {
  await signInAsAdministrator(page)
  const id = await createApplication(page, `Elsewhere ${Date.now().toString(36)}`)
  return {
    at: `/dashboard/manage-applications/update-application/${id}`,
    stored: async () => (await call(page, 'GET', `/application/${id}`)).application.desiredDevelopment,
    remove: async () => call(page, 'DELETE', `/admin/application/${id}`, { password }),
  }
}

async function otherDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAsAdministrator(page)
  return page
}

test('it is offered on another device and brought back there; saved, it is offered nowhere', async ({
  page,
  browser,
}) => {
  const { at, stored, remove } = await ownApplication(page)
  await page.goto(at)
  await isAlive(page)
  await field(page).fill('Typed on the first device')
  await isKept(page)
  const other = await otherDevice(browser)
  await other.goto(at)
  await expect(offer(other)).toBeVisible()
  await expect(field(other), 'nothing is changed unasked').not.toHaveValue('Typed on the first device')
  await offer(other).getByRole('button', { name: 'Bring it back' }).click()
  await expect(field(other)).toHaveValue('Typed on the first device')
  await expect(offer(other)).toHaveCount(0)
  await expect(back(other)).toBeVisible()
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other).toHaveURL(/\/dashboard\/manage-applications$/)
  expect(await stored()).toBe('Typed on the first device')
  await other.goto(at)
  await isAlive(other)
  await other.waitForLoadState('networkidle')
  await expect(offer(other)).toHaveCount(0)
  await other.context().close()
  await remove()
})

// The page of an application describes itself with them.
const otherWords = 'Other words, written on a second device'

test('what nobody answered stays, over another save too; deleted, it is gone', async ({ page, browser }) => {
  const { at } = await ownApplication(page)
  await page.goto(at)
  await isAlive(page)
  await field(page).fill('First words')
  await isKept(page)
  await page.close({ runBeforeUnload: false })
  const other = await otherDevice(browser)
  await other.goto(at)
  await expect(offer(other)).toBeVisible()
  await field(other).fill(otherWords)
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other).toHaveURL(/\/dashboard\/manage-applications$/)
  await other.goto(at)
  await offer(other).getByRole('button', { name: 'Bring it back' }).click()
  await expect(field(other)).toHaveValue('First words')
  await expect(
    other.getByRole('alert').filter({ hasText: 'Someone else saved a newer version' }),
    'it was typed into an older version',
  ).toContainText(otherWords)
  await other.getByRole('button', { name: 'Discard it' }).click()
  await expect(field(other)).toHaveValue(otherWords)
  await other.reload()
  await isAlive(other)
  await other.waitForLoadState('networkidle')
  await expect(offer(other)).toHaveCount(0)
  await field(other).fill('Third words')
  await isKept(other)
  const third = await otherDevice(browser)
  await third.goto(at)
  await offer(third).getByRole('button', { name: 'Delete it' }).click()
  await expect(offer(third)).toHaveCount(0)
  await third.reload()
  await isAlive(third)
  await third.waitForLoadState('networkidle')
  await expect(offer(third)).toHaveCount(0)
  for (const device of [third, other]) await device.context().close()
})

test('what a page that is being left holds is sent on the way', async ({ page, browser }) => {
  const { at } = await ownApplication(page)
  page.on('dialog', dialog => void dialog.accept().catch(() => {}))
  await page.goto(at)
  await isAlive(page)
  await page.waitForLoadState('networkidle')
  await field(page).fill('The last words')
  await page.goto('/about')
  const other = await otherDevice(browser)
  await other.goto(at)
  await offer(other).getByRole('button', { name: 'Bring it back' }).click()
  await expect(field(other)).toHaveValue('The last words')
  await other.context().close()
})
