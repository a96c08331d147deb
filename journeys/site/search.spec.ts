import { expect, expectAccessible, ready, test } from '../support/journey.ts'

for (const width of [390, 1440]) {
  test(`one box finds courses, videos, blogs, research and conferences at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const box = page.getByRole('searchbox', { name: 'Search the academy' })
    await expect(box).toBeFocused()
    await page.keyboard.type('spri')
    await expect(page).toHaveURL(/q=spri$/)
    const courses = page.getByRole('region', { name: 'Courses' })
    await expect(courses.getByRole('link').first()).toBeVisible()
    await expect(courses.locator('mark').first()).toHaveText(/^spri$/i)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await box.fill('sprnit')
    await expect(page.getByText('Did you mean')).toBeVisible()
    await box.fill('xqzzv')
    await expect(page.getByRole('heading', { name: 'Nothing found for “xqzzv”' })).toBeVisible()

    await box.fill('sprint')
    await expect(page).toHaveURL(/q=sprint$/)
    await courses.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/course\//)
    await page.goBack()
    await expect(box).toHaveValue('sprint')
  })
}

test('whoever opens a result while words still wait is not called back by them', async ({ page }) => {
  await page.goto('/search?q=sprint')
  await ready(page)
  await page.getByRole('searchbox', { name: 'Search the academy' }).focus()
  await page
    .getByRole('region', { name: 'Courses' })
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => {
      document.execCommand('insertText', false, 's')
      link.click()
      for (const end = Date.now() + 400; Date.now() < end;);
    })
  await expect(page).toHaveURL(/\/course\//)
  await page.waitForTimeout(400)
  await expect(page).toHaveURL(/\/course\//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox').fill('lactate')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=lactate$/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
})
