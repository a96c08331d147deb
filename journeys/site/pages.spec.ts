import { expect, expectAccessible, test } from '../support/journey.ts'

for (const [path, name] of [
  ['/academy-devlopment', 'Academy Development'],
  ['/laboratory-visit', 'Laboratory Visit'],
] as const) {
  test(`P-PH-1 K-18 ${name} says that it is being built, and leads back`, async ({ page }) => {
    await page.goto('/about')
    await page.goto(path)
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.getByRole('heading', { name: 'Under Construction' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
    await expect(page.getByText('Expected completion: Coming Soon')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/about$/)
  })
}

for (const width of [390, 1440]) {
  test(`P-ABT-1 the about page has specialities, course categories and the mission at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    for (const name of ['Our specialities', 'Course categories', 'Our mission']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const categories = page.getByRole('region', { name: 'Course categories' }).getByRole('link')
    expect(await categories.count()).toBeGreaterThan(0)
    await categories.first().click()
    await expect(page).toHaveURL(/\/courses\?categories=/)
  })
}

test('privacy and terms are a click away on every page', async ({ page }) => {
  for (const name of ['Privacy', 'Terms']) {
    await page.goto('/courses')
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
  }
})
