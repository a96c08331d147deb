// The categories in view, and the order of the catalogue.
import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, expectAccessibleShape, test } from '../support/journey.ts'

const prices = async (page: Page): Promise<number[]> => {
  const ids = await page
    .locator('.catalogue .card-title a')
    .evaluateAll(links => links.map(link => link.getAttribute('href')?.split('/').at(-1)))
  const { courses } = await call(page, 'GET', '/courses?limit=100')
  return ids.map(id => courses.find(({ _id }: { _id: string }) => _id === id)?.price)
}

test('D-38 a category is one press away, on the ground of its courses, and all of them another', async ({ page }) => {
  // A job reads the grounds of the pictures, soon after the academy was filled.
  await expect.poll(async () => (await call(page, 'GET', '/courses')).categoryGrounds.length).toBeGreaterThan(1)
  await page.goto('/courses')
  const blocks = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(blocks.first()).toBeVisible()
  const all = await page.locator('.catalogue > li').count()
  // More of them get a ground meanwhile: it stays the one that was the second.
  const name = await blocks.and(page.locator('[data-ground]')).nth(1).locator('span').textContent()
  const second = blocks.and(page.locator('[data-ground]')).filter({ hasText: String(name) })
  const count = Number(await second.locator('b').textContent())
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(all)
  await expectAccessible(page)
  await second.click()
  await expect(page).toHaveURL(/categories=/)
  await expect(page.locator('.catalogue > li')).toHaveCount(count)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await second.press('Enter')
  await expect(page).toHaveURL(/\/courses$/)
  await expect(page.locator('.catalogue > li')).toHaveCount(all)

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleShape(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('D-38 the order that somebody chooses stands in the address, outlives a reload and a search', async ({ page }) => {
  await page.goto('/courses')
  const sort = page.getByLabel('Sort')
  await sort.selectOption('Lowest price')
  await expect(page).toHaveURL(/\?sort=cheapest$/)
  await expect.poll(async () => (await prices(page))[0]).toBe(0)
  const cheap = await prices(page)
  expect(cheap).toEqual(cheap.toSorted((one, other) => one - other))
  await page.reload()
  await expect(sort).toHaveValue('cheapest')
  await page.getByRole('searchbox').fill('a')
  await expect(page).toHaveURL(/title=a/)
  await expect(page).toHaveURL(/sort=cheapest/)
  await sort.selectOption('Newest first')
  await expect(page).toHaveURL(/\?title=a$/)
})
