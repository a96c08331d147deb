import type { Locator } from '@playwright/test'

import { expect, expectAccessible, ready, test } from '../support/journey.ts'

const startOf = (parts: Locator) =>
  parts.evaluateAll(all => all.map(part => Math.round(part.getBoundingClientRect().left)))

for (const width of [820, 1440])
  test(`L-MEM-3 the columns of the comparison stand under the plans at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/pricing')
    await ready(page)
    const [, ...later] = await startOf(page.locator('.plan'))
    const [, , ...columns] = await startOf(page.locator('.plan-comparison thead th'))
    expect(columns).toEqual(later)
  })

test('of the questions the first is open, and the others are opened by keyboard', async ({ page }) => {
  await page.goto('/pricing')
  await ready(page)
  const answer = page.getByText('They are yours without a plan.')
  await expect(page.getByText('A plan that you cancel stays open')).toBeVisible()
  await expect(answer).toBeHidden()
  await page.locator('summary').filter({ hasText: 'What happens to courses I bought?' }).press('Enter')
  await expect(answer).toBeVisible()
  await expectAccessible(page)
})
