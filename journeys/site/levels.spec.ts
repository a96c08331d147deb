import { expect, expectAccessible, ready, test } from '../support/journey.ts'

test('one press leaves the courses of a level or a length, another brings all back', async ({ page }) => {
  await page.goto('/courses')
  await ready(page)
  const cards = page.locator('.catalogue .card')
  const all = await cards.count()
  const level = page.getByRole('navigation', { name: 'Level' })
  await level.getByRole('link', { name: 'Advanced' }).click()
  await expect(page).toHaveURL('/courses?level=advanced')
  await expect(level.getByRole('link', { name: 'Advanced' })).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => cards.count()).toBeLessThan(all)
  for (const card of await cards.all()) await expect(card).toContainText('Advanced')
  await expectAccessible(page)
  const length = page.getByRole('navigation', { name: 'Length' })
  await length.getByRole('link', { name: '30 min to 2 h' }).click()
  await expect(page).toHaveURL('/courses?level=advanced&length=medium')
  const areAllOfIt = async () => (await cards.allTextContents()).map(text => /[345]\d min|\d h/.test(text))
  await expect.poll(async () => [...new Set(await areAllOfIt())]).toEqual([true])
  await page.getByRole('list', { name: 'Active filters' }).getByRole('button', { name: 'Remove 30 min to 2 h' }).click()
  await expect(page).toHaveURL('/courses?level=advanced')
  await level.getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(cards).toHaveCount(all)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('level and length are chosen in the panel, and courses stand as rows', async ({ page }) => {
    await page.goto('/courses')
    await ready(page)
    await expect(page.getByRole('navigation', { name: 'Level' })).toBeHidden()
    const [first, second] = [page.locator('.catalogue .card').nth(0), page.locator('.catalogue .card').nth(1)]
    const widths = await Promise.all(
      [first, second].map(async card => (await card.locator('.media').boundingBox())?.width),
    )
    expect(widths[0]).toBeGreaterThan(340)
    expect(widths[1]).toBeLessThan(160)
    const rows = await page.locator('.catalogue > li').evaluateAll(all =>
      all.map(row => {
        const { top, bottom } = row.getBoundingClientRect()
        const [facts, price] = ['.facts', '.aside'].map(part => row.querySelector(part)?.getBoundingClientRect())
        return { top, bottom, pricesAside: !facts || !price || Math.abs(facts.bottom - price.bottom) < 6 }
      }),
    )
    expect(rows.slice(1).map(({ top }) => top)).toEqual(rows.slice(0, -1).map(({ bottom }) => bottom))
    expect(rows.filter(({ pricesAside }) => !pricesAside)).toEqual([])
    await page.getByRole('button', { name: /^Filter/ }).tap()
    const panel = page.getByRole('dialog', { name: 'Filter' })
    await panel.getByRole('radio', { name: 'Foundation' }).check()
    await panel.getByRole('radio', { name: 'Under 30 min' }).check()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Apply' }).tap()
    await expect(page).toHaveURL('/courses?level=foundation&length=short')
    await expect(page.getByRole('button', { name: /^Filter/ })).toContainText('2')
    await expectAccessible(page)
  })
})
