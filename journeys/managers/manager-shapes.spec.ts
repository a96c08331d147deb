// Shapes of the managers that come apart where there is little room.
import type { Locator } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return box
}

test('D-43 the days of a conference stand in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/manage-conferences')
  const cell = page.locator('tbody td', { has: page.locator('time + time') }).first()
  const [first, second] = [await boxOf(cell.locator('time').first()), await boxOf(cell.locator('time').last())]
  expect(Math.abs(first.y - second.y)).toBeLessThan(2)
})

test('a title of one long word takes one line of the trail, and as many as it needs where it is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { course } = await call(page, 'POST', '/course/create', { title: 'x'.repeat(189), price: 10 })
  await page.goto(`/dashboard/manage-courses/update-course/${course._id}`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  const [link, title] = [await boxOf(trail.getByRole('link')), await boxOf(trail.locator('li').last())]
  expect(title.y).toBeLessThan(link.y + link.height)
  const typed = page.getByLabel('Title')
  const [above, field] = [await boxOf(trail), await boxOf(typed)]
  expect(above.height).toBeLessThan(32)
  expect(field.y - above.y - above.height).toBeGreaterThanOrEqual(8)
  expect(await typed.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the colour of a slide keeps its distance from the hint above it', async ({ page }) => {
  await page.goto('/dashboard/update-hero?page=1')
  const field = page.locator('.manager-form .field', { has: page.getByLabel('Link') }).first()
  const colour = page.getByRole('group', { name: 'Text colour' })
  const [above, below] = [await boxOf(field), await boxOf(colour)]
  expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(16)
})
