// Whoever changes a thing from a list comes back to the list as it was, and the way back does not lead into the form again.
import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const lists = [
  ['manage-videos', 'page=2&sort=title', 'Save changes'],
  ['manage-blogs', 'sort=-title&state=published', 'Save changes'],
  ['manage-researches', 'sort=title', 'Save changes'],
] as const

for (const [list, query, button] of lists)
  test(`A-LIST-1 A-LIST-3 a change leads back to the list as it was: ${list}`, async ({ page }) => {
    const asked = new RegExp(`/dashboard/${list}\\?${query}$`)
    await page.goto(`/dashboard/${list}?${query}`)
    await page.locator('tbody .manager-thing').first().click()
    await expect(page).toHaveURL(/\/update-/)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/${list}?${query}`,
    )
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(asked)
    await page.goBack()
    await expect(page).toHaveURL(asked)
  })

test('A-LIST-1 a page behind the last one leads to that one', async ({ page }) => {
  await page.goto('/dashboard/manage-videos?page=99&sort=title')
  await expect(page.getByText('There is nothing on this page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect(page).toHaveURL(/\?sort=title&page=\d$/)
  await expect(page.locator('tbody tr').first()).toBeVisible()
})
