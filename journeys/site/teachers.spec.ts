import { expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'

test('who teaches is found from the landing page, a card and a course, and leads to what they give', async ({
  page,
}) => {
  await page.goto('/')
  await ready(page)
  await page.getByRole('link', { name: 'All teachers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teachers')
  await ready(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Karim Haddad' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karim Haddad')
  await ready(page)
  await expectAccessible(page)
  const courses = page.getByRole('region', { name: 'Courses by Karim Haddad' })
  await expect(courses.locator('article')).toHaveCount(2)
  await expect(courses.getByText('Karim Haddad'), 'only the heading says it').toHaveCount(1)
  await courses.getByRole('link', { name: 'Jump testing on the force plate' }).click()
  const teacher = page.getByRole('region', { name: 'Your teacher' })
  await expect(teacher).toContainText('The plate does not know what you hoped for.')
  await teacher.getByRole('link', { name: 'Karim Haddad' }).click()
  await expect(page).toHaveURL(/\/teacher\//)
})

test('faces of the first view do not wait, those below it do', async ({ page }) => {
  await page.goto('/teachers')
  const waits = await page.locator('.teachers img').evaluateAll(all => all.map(image => image.getAttribute('loading')))
  expect(waits.slice(0, 4)).toEqual(['eager', 'eager', 'eager', 'lazy'])
  await page.goto('/conferences')
  await expect(page.locator('.next-speakers img').first()).toHaveAttribute('loading', 'eager')
  await expect(page.locator('img[fetchpriority=high]'), 'the field has no picture').toHaveCount(0)
})

for (const width of [390, 820, 1920]) {
  test(`the pages of those who teach fit into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/teachers', '/']) {
      await page.goto(path)
      await ready(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page
      .getByRole('link', { name: /Prof\. Elena Marchetti/ })
      .first()
      .click()
    await ready(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessibleShape(page)
  })
}

test('a teacher who is not there is said so, and a list that cannot be read can be tried again', async ({ page }) => {
  const answer = await page.goto('/teacher/3f2b8a52-1f7e-4a58-9b0e-0d9f3f6f1c11')
  expect(answer?.status()).toBe(404)
  await page.goto('/')
  await ready(page)
  await page.route('**/api/teachers*', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Teachers' }).click()
  await expect(page.getByText('The teachers could not be loaded')).toBeVisible()
  await page.unroute('**/api/teachers*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: 'Karim Haddad' })).toBeVisible()
})
