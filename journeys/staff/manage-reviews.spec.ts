import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'
import { join } from '../support/watching.ts'

const reason = 'It insults other learners'

for (const width of [390, 1440]) {
  test(`D-37 T99 staff hide a review, its author reads why, and it is shown again at ${width} px`, async ({
    page,
    signedIn,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { addressOf } = await join(page)
    const id = addressOf(0).split('/')[2] ?? ''
    const text = `Only fools take this, ${signedIn.email}`
    await call(page, 'PUT', `/course/${id}/rating`, { stars: 1, text })
    const context = await browser.newContext({
      baseURL: process.env['JOURNEY_URL'] ?? '',
      viewport: { width, height: 900 },
    })
    const office = await context.newPage()
    await signInAsAdministrator(office)
    await office.goto(`/course/${id}`)
    await office.getByRole('link', { name: 'Manage reviews' }).click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Reviews')
    await ready(office)
    await office.getByLabel('Search by author, email or course').fill(signedIn.email)
    await expect(office.getByText('1 review', { exact: true })).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Hide the review of Demo Traveller' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect(dialog.getByText('Please enter a reason')).toBeVisible()
    await dialog.getByLabel('Reason').click()
    await office.keyboard.insertText('x'.repeat(501))
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect(dialog.getByText('Please use at most 500 characters. These are 501.')).toBeVisible()
    await dialog.getByLabel('Reason').fill(reason)
    await expectAccessible(office)
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect(office.getByText('The review of Demo Traveller is hidden')).toBeVisible()
    await expect(office.getByText(`Hidden: ${reason}`)).toBeVisible()
    await expectAccessible(office)

    await page.goto(`/course/${id}`)
    const reviews = page.getByRole('region', { name: 'Reviews' })
    await expect(reviews.getByText(text), 'beside their own name alone').toHaveCount(1)
    await expect(reviews.getByText(`for this reason: ${reason}`)).toBeVisible()
    await expectAccessible(page)

    await office.getByRole('button', { name: 'Show the review of Demo Traveller again' }).click()
    await expect(office.getByText('The review of Demo Traveller is shown again')).toBeVisible()
    await page.reload()
    await expect(reviews.getByText(text)).toHaveCount(2)
    await expect(reviews.getByText(reason)).toHaveCount(0)
    await call(page, 'DELETE', `/course/${id}/rating`)
  })
}
