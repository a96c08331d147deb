import type { Browser, Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { learner } from '../support/demo-people.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

const reason = 'Somebody else watched the videos'

/** A browser of its own in which nobody is signed in. */
const stranger = async (browser: Browser, width: number): Promise<Page> => {
  const baseURL = process.env['JOURNEY_URL'] ?? ''
  return (await browser.newContext({ baseURL, viewport: { width, height: 900 } })).newPage()
}

async function confirm(page: Page, button: string): Promise<void> {
  const prompt = page.getByRole('alertdialog')
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: button }).click()
  await expect(prompt).toHaveCount(0)
}

for (const { width, name } of [
  { width: 1440, name: 'Lina Haddadi' },
  { width: 390, name: 'Ines Carvalho' },
]) {
  test(`D-34 D-35 A17 staff revoke a certificate with a reason, everybody reads it, and it is restored at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await signInAsAdministrator(page)
    await page.goto('/dashboard/manage-users')
    await page.getByRole('navigation', { name: 'Users' }).getByRole('link', { name: 'Certificates' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certificates')
    await ready(page)
    await page.getByLabel('Number, name, email or course').fill(name)
    await expect(page.getByText('1 certificate', { exact: true })).toBeVisible()
    const number = (await page.getByRole('link', { name: /^PAL-/ }).textContent()) ?? ''
    const visitor = await stranger(browser, width)
    await visitor.goto(`/certificates/${number}`)
    await expect(visitor.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible()

    await page.getByRole('button', { name: `Revoke ${number}` }).click()
    const prompt = page.getByRole('alertdialog', { name: `Revoke the certificate of ${name}?` })
    await expect(prompt.getByText('Public: whoever checks the number reads it')).toBeVisible()
    await expectAccessible(page)
    await prompt.getByLabel('Your password').fill(password)
    await prompt.getByRole('button', { name: 'Revoke' }).click()
    await expect(prompt.getByText('Please enter a reason')).toBeVisible()
    await prompt.getByLabel('Reason').fill(reason)
    await prompt.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText(`${number} revoked`)).toBeVisible()
    await expect(page.getByRole('row', { name: number }).getByText(reason)).toBeVisible()
    await expectAccessible(page)

    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'This certificate was revoked' })).toBeVisible()
    await expect(visitor.getByText(reason)).toBeVisible()
    await expectAccessible(visitor)
    if (name === 'Lina Haddadi') await expectTold(visitor)

    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const held = page.getByRole('region', { name: 'Certificates' })
    await expect(held.getByText(reason)).toBeVisible()
    await ready(page)
    await held.getByRole('button', { name: `Restore ${number}` }).click()
    await expect(page.getByText('as if it had never been revoked')).toBeVisible()
    await confirm(page, 'Restore')
    await expect(page.getByText(`${number} is valid again`)).toBeVisible()
    await expect(held.getByRole('button', { name: `Revoke ${number}` })).toBeVisible()
    await visitor.goto(`/certificates/${number}`)
    await expect(visitor.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible()
  })
}

/** The holder reads what happened, why and what to do, and still has the PDF, which says so as well. */
async function expectTold(page: Page): Promise<void> {
  await call(page, 'POST', '/login', learner)
  await page.goto('/dashboard/certificates')
  await expect(page.getByText('Revoked on')).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByText('please write to us')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  await expectAccessible(page)
  const file = await page.request.get((await page.getByRole('link', { name: 'View PDF' }).getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
}
