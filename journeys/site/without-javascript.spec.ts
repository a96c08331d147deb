import { call, expect, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('the landing page reads without scripts', async ({ page }) => {
  const { pages } = await call(page, 'GET', '/page?name=hero')
  await page.goto('/')
  await expect(page.locator('h1')).toHaveText(pages[0].h1)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.popular .card')).toHaveCount(4)
  await expect(page.locator('.fresh > .reveal').last()).toHaveCSS('opacity', '1')
  for (const title of ['Elevating the Game', 'What we teach', 'Partners']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Pause slides' }), 'what cannot work is not there').toBeHidden()
  await expect(page.getByRole('button', { name: 'System theme' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeDisabled()
  await page.locator('.popular .card').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/course\//)
})

test('X-NAV-3 X-NAV-8 the groups and the drawer open without scripts', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
  await menu.locator('summary', { hasText: 'Services' }).click()
  await menu.getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL('/courses')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.locator('#site-drawer').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the catalogue and a course read without scripts', async ({ page }) => {
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cards = page.locator('.catalogue .card')
  await expect(cards.first()).toBeVisible()
  const title = await cards.first().getByRole('heading').textContent()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title))
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})

test('the log-in page says that it needs scripts', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeDisabled()
  await expect(page.getByText(/JavaScript/).first()).toBeVisible()
})
