import { call, expect, expectAccessible, test } from '../support/journey.ts'
import { payAtCheckout, planOf } from '../support/plans.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('L-MEM-1 L-MYC-1 D-4 what a plan opens is told before it is bought, after it was paid, and in My Courses', async ({
  page,
  signedIn,
}) => {
  const basicId = await planOf(page, 'Basic')
  const { courses, total } = await call(page, 'GET', `/courses?plan=${basicId}&limit=50`)
  const titles: string[] = courses.map(({ title }: { title: string }) => title)
  await page.goto('/pricing')
  const basic = page.getByRole('region', { name: 'Basic' })
  await expect(basic.getByRole('link', { name: 'Choose Basic' })).toBeVisible()
  for (const title of titles) await expect(basic.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Gold' }).getByRole('link', { name: 'All courses' })).toBeVisible()
  await expectAccessible(page)
  await basic.getByRole('link', { name: titles[0] ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')

  await page.goto('/pricing')
  await basic.getByRole('link', { name: 'Choose Basic' }).click()
  await payAtCheckout(page, signedIn.email)
  await expect(page.getByText('Your membership has started.')).toBeVisible()
  for (const title of titles) await expect(basic.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Courses' }).click()
  const shelf = page.getByRole('region', { name: 'Opened by your Basic plan' })
  await expect(shelf.getByRole('link')).toHaveCount(titles.length)
  await expectAccessible(page)
  await shelf.getByRole('link', { name: titles[0] ?? '' }).click()
  await expect(page.getByRole('link', { name: 'Start Learning' }).first()).toBeVisible()

  await page.goto(`/courses?plan=${basicId}`)
  await expect(page.locator('.catalogue .card')).toHaveCount(total)
  await page.getByRole('button', { name: 'Remove Opened by Basic' }).click()
  await expect(page).toHaveURL('/courses')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
