import type { Locator, Page } from '@playwright/test'

import { expect, expectAccessible, ready, test, withMotion } from '../support/journey.ts'

test.use(withMotion)

const cards = (page: Page): Locator => page.locator('.catalogue .card')
const filterButton = (page: Page): Locator => page.getByRole('button', { name: /^Filter/ })

/** Waits for the scripts: what stands in the page before them does not answer yet. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

async function pricesOn(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('.price').allTextContents()
  return texts.map(text => (text === 'Free' ? 0 : Number(text.replace('$', ''))))
}

test('L-CAT-2 L-CAT-3 L-CAT-4 L-CAT-5 D-38 filtering by keyboard, with every step in the address', async ({ page }) => {
  await open(page, '/courses')
  const all = await cards(page).count()
  await filterButton(page).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await expect(panel).toBeVisible()
  await expect(panel.locator(':focus')).toHaveCount(1)
  await expect(panel.getByRole('radio', { name: '1 star and up' }), 'K-5').toBeChecked()
  await expect(panel.getByPlaceholder('Min DA')).toBeVisible()
  await expectAccessible(page)

  const category = panel.getByRole('checkbox').first()
  const name = await panel.locator('label:has(input[type=checkbox])').first().locator('span').first().textContent()
  await category.focus()
  await page.keyboard.press('Space')
  await panel.getByLabel('Min price').fill('5')
  await panel.getByLabel('Max price').fill('4')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('The minimum price is higher than the maximum')).toBeVisible()
  await panel.getByLabel('Max price').fill('9')
  await panel.getByRole('radio', { name: '1 star and up' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(panel.getByRole('radio', { name: '2 stars and up' })).toBeChecked()
  await panel.getByRole('button', { name: 'Apply' }).press('Enter')

  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/courses\?minPrice=5&maxPrice=9&categories=[\da-f-]{36}&rating=2$/)
  await expect.poll(async () => cards(page).count()).toBeLessThan(all)
  for (const price of await pricesOn(page)) expect(price >= 5 && price <= 9).toBe(true)
  const active = page.getByRole('list', { name: 'Active filters' })
  await expect(active.getByRole('button')).toHaveText([String(name), 'from $5', 'up to $9', '2 stars and up'])

  await active.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page).toHaveURL('/courses?minPrice=5&maxPrice=9&rating=2')
  await page.goBack()
  await expect(active.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await expect(cards(page)).toHaveCount(all)
  await page.goForward()
  await page.reload()
  await expect(active.getByRole('button')).toHaveCount(4)
  await ready(page)

  await filterButton(page).click()
  await expect(panel.getByLabel('Max price')).toHaveValue('9')
  await panel.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(cards(page)).toHaveCount(all)
})

test('L-CAT-7 L-CAT-8 D-38 searching by title, and finding nothing', async ({ page }) => {
  await open(page, '/courses')
  const search = page.getByRole('searchbox', { name: 'Search by title' })
  await search.fill('load session')
  await search.press('Enter')
  await expect(page).toHaveURL('/courses?title=load+session')
  await expect(page.getByRole('status').filter({ hasText: 'course' })).toHaveText('1 course')
  await expect(cards(page).getByRole('heading')).toHaveText(/session load/i)

  await search.fill('100%_nothing')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No course matches the search!' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Reset filters' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(search).toHaveValue('')
})

test('D-41 a list that could not be read says so and can be read again', async ({ page }) => {
  await open(page, '/courses')
  await page.route('**/api/courses?*', route => route.abort())
  await page.getByRole('searchbox').fill('load')
  await page.getByRole('searchbox').press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: 'The courses could not be loaded' })
  await expect(alert).toBeVisible()
  await expect(page.getByText('No course matches the search!')).toBeHidden()
  await page.unroute('**/api/courses?*')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
})

test('L-CRS-2 L-CRS-3 L-CRS-4 L-CRS-5 L-CRS-8 L-CRS-9 X-CUR-1 a visitor looks at a course', async ({ page }) => {
  await open(page, '/courses?title=force+plate')
  await cards(page).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jump testing on the force plate')
  await expect(page.getByText(/^Updated \d+ (second|minute|hour|day)s? ago$/)).toBeVisible()
  await expect(page.getByText(/^\d+ videos$/).first()).toBeVisible()
  await expect(page.getByText('Lessons open after purchase.')).toBeVisible()
  const list = page.locator('.curriculum')
  await expect(list.getByRole('img', { name: 'Locked' }).first()).toBeVisible()
  await expect(list.getByRole('link')).toHaveCount(1)
  await expect(list.getByRole('link')).toContainText('Free lesson')
  await expect(list.locator('time').first()).toHaveText(/ago$/)
  await expectAccessible(page)

  const preview = page.getByRole('button', { name: 'Preview the thumbnail in full size' })
  await preview.click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toHaveAttribute('src', /\/1440\.avif$/)
  await expect.poll(async () => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1440)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(preview).toBeFocused()

  await page.getByRole('link', { name: 'Explore More Courses' }).click()
  await expect(page).toHaveURL('/courses')
  await page.goBack()
  const address = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Buy for $13' }).first().click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address.replace('/course/', '/payment/'))}`)
})

test('L-CRS-1 an unknown course leads back to the catalogue', async ({ page }) => {
  for (const id of ['6f1c6c5e-8a4c-4a37-9a50-6a0f1c6c5e8a', 'nothing']) {
    await page.goto(`/course/${id}`)
    await expect(page).toHaveURL('/courses')
  }
})

test('L-HOME-9 K-8 cards appear one after the other once 60 % of them is in view', async ({ page }) => {
  await open(page, '/')
  const revealed = page.locator('.reveal')
  const [first, third] = [revealed.nth(0), revealed.nth(2)]
  await expect(first).toHaveAttribute('data-revealed', 'no')
  await expect(first).toHaveCSS('opacity', '0')
  const show = async (share: number) =>
    page.evaluate(part => {
      const card = document.querySelector('.reveal')
      if (!card) return
      const { top, height } = card.getBoundingClientRect()
      scrollTo(0, scrollY + top + height * part - innerHeight)
    }, share)
  await show(0.5)
  await page.waitForTimeout(300)
  await expect(first, 'half of it is not enough').toHaveAttribute('data-revealed', 'no')
  await show(0.7)
  await expect(first).toHaveAttribute('data-revealed', 'yes')
  await expect(third).toHaveCSS('transition-delay', '0.2s')
  await expect(first).toHaveCSS('opacity', '1')
  await expect(third).toHaveCSS('opacity', '1')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('L-CAT-1 L-CRS-4 the catalogue and a course fit, and its one buy button is always in view', async ({ page }) => {
    await open(page, '/courses')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await filterButton(page).tap()
    await expect(page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Apply' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await page.locator('.catalogue .card').getByRole('link').first().tap()
    await page.waitForURL(/\/course\//)
    expect(await overflow()).toBeLessThanOrEqual(0)
    const bar = page.locator('.buy-bar').getByRole('link')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: /^Buy for/ }), 'and no other one').toHaveCount(1)
    await page.locator('#course-content').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect(bar).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('D-38 the search and the courses work all the same', async ({ page }) => {
    await page.goto('/courses?rating=3')
    await page.getByRole('searchbox').fill('force')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/courses\?(rating=3&title=force|title=force&rating=3)$/)
    await expect(page.locator('.catalogue .card').first()).toBeVisible()
    await page.locator('.catalogue .card').getByRole('link').first().click()
    await expect(page.locator('.curriculum li').first()).toBeVisible()
  })

  test('L-HOME-9 the cards of the landing page stand there', async ({ page }) => {
    await page.goto('/')
    const first = page.locator('.reveal').first()
    await first.scrollIntoViewIfNeeded()
    await expect(first).toBeVisible()
    await expect(first).toHaveCSS('opacity', '1')
  })
})

test('among the courses a teacher says something, wherever no row of them is left open; a search is for courses alone', async ({
  page,
}) => {
  const places = () =>
    page.locator('.catalogue > li').evaluateAll(all =>
      all.map(one => {
        const { left, top, width } = one.getBoundingClientRect()
        return { left: Math.round(left), top: Math.round(top), right: Math.round(left + width) }
      }),
    )
  await open(page, '/courses')
  const voice = page.locator('.voice')
  for (const width of [1440, 1100, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(voice).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const all = await places()
    const end = Math.max(...all.map(({ right }) => right))
    for (const top of new Set(all.map(one => one.top)))
      expect(Math.max(...all.filter(one => one.top === top).map(({ right }) => right)), `${width} px`).toBe(end)
  }
  await voice.getByRole('link').click()
  await expect(page).toHaveURL(/\/teacher\//)
  await expect(page.locator('.teacher-words .saying')).toBeVisible()
  await open(page, '/courses?sort=popular')
  await expect(voice).toHaveCount(0)
})
