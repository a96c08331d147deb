import type { Page } from '@playwright/test'

import { expect, expectAccessible, ready, test } from '../support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

for (const [address, words, count] of [
  ['/courses', 'sprint', /^\d+ courses?$/],
  ['/blogs', 'the', /^\d+ (blogs?|posts?|articles?)/],
  ['/researches', 'sprint', /^\d+ papers?$/],
] as const) {
  test(`L-CAT-7 ${address} follows what is typed, says how many, and the way back is one step`, async ({ page }) => {
    await page.goto('/about')
    await open(page, address)
    const box = page.getByRole('searchbox')
    const said = page.getByRole('status').filter({ hasText: count })
    const all = await said.textContent()
    await box.focus()
    await page.keyboard.type(words.slice(0, 2))
    await expect(page).toHaveURL(`${address}?title=${words.slice(0, 2)}`)
    await page.keyboard.type(words.slice(2))
    await expect(page).toHaveURL(`${address}?title=${words}`)
    await expect(box, 'whoever types goes on typing').toBeFocused()
    await expect(box).toHaveValue(words)
    await expect(said).not.toHaveText(all ?? '')
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(box).toHaveValue('')
    await expect(said).toHaveText(all ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
}

test('L-CAT-2 L-CAT-7 a filter keeps what stands in the search box', async ({ page }) => {
  await open(page, '/courses')
  const box = page.getByRole('searchbox')
  await box.fill('load')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByRole('checkbox', { name: /load monitoring/ }).check()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/title=load&categories=/)
  await expect(box).toHaveValue('load')
  await expectAccessible(page)
})

test('L-BLOG-2 a topic that is pressed before the search has gone keeps its words', async ({ page }) => {
  await open(page, '/blogs')
  await page.route('**/api/blogs*', async route => {
    await new Promise(resolve => setTimeout(resolve, 600)) // a slow line
    await route.continue()
  })
  const topic = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1)
  for (const pause of [0, 600]) {
    await page.getByRole('searchbox').fill(pause ? 'what' : 'the')
    await page.waitForTimeout(pause)
    await topic.click()
    await expect(page).toHaveURL(pause ? /title=what/ : /title=the/)
    await expect(page).toHaveURL(/categories=/)
    await open(page, '/blogs')
  }
})
