import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

test('A-SH-1 the icons of the rail have their words below them on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/dashboard/manage-users')
  const words = page.getByRole('navigation', { name: 'Dashboard' }).locator('.dash-word')
  await expect(words).toHaveCount(19)
  for (const word of await words.all()) await expect(word).toBeVisible()
  await expect(words.filter({ hasText: 'Users' })).toBeInViewport({ ratio: 1 })
})

test('A-SH-1 on a phone the bar holds five ways, and where somebody is stands there in the place of the last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Dashboard' })
  const more = page.getByRole('button', { name: 'More dashboard pages' })
  for (const [list, ways] of Object.entries({
    '': ['Profile', 'Courses', 'Orders'],
    '/manage-courses/categories': ['Profile', 'Courses', 'Orders'],
    '/manage-users': ['Profile', 'Courses', 'Users'],
  })) {
    await page.goto(`/dashboard${list}`)
    await expect(bar.getByRole('link')).toHaveText(ways)
    for (const way of [...(await bar.getByRole('link').all()), bar.getByRole('button', { name: 'Search' }), more])
      await expect(way).toBeInViewport({ ratio: 1 })
    await expect(bar.locator('[aria-current]')).toHaveCount(1)
  }
  // A ribbon above the page does not push the bar below the window.
  await page.evaluate(() => document.documentElement.style.setProperty('--ribbon', '1.75rem'))
  for (const way of [bar.getByRole('link').first(), more]) await expect(way).toBeInViewport({ ratio: 1 })
  await ready(page)
  await more.click()
  const menu = page.getByRole('menu', { name: 'More dashboard pages' })
  await expect(menu.getByRole('menuitem')).toHaveCount(18)
  await menu.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('A-SH-1 every way of the rail is in reach: in a low window, and on a phone, where all have words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 620 })
  await page.goto('/dashboard')
  await ready(page)
  const rail = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(rail.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, name] of Object.entries({ 'manage-orders': 'Orders', profile: 'Account', partners: 'Partners' })) {
    await page.goto(`/dashboard/${path}`)
    await expect(rail.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await ready(page)
  await page.getByRole('button', { name: 'More dashboard pages' }).press('Enter')
  const menu = page.getByRole('menu', { name: 'More dashboard pages' })
  for (const item of await menu.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 })
  await menu.getByRole('menuitem', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
  await expect(menu).toBeHidden()
})
