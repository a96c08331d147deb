// Ctrl K: everything that staff can open or do, by the first letters of its name.
import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, signUp, test } from '../support/journey.ts'

const NAME = 'Search or run a command'

test('A-SH-1 Ctrl K finds a course by its letters, opens it with Enter and its page with Ctrl Enter', async ({
  page,
  user,
}) => {
  await signInAsAdministrator(page)
  const title = `Quickfind ${user.email.slice(8, 22)}`
  const { course } = await call(page, 'POST', '/course/create', { title, price: 12 })
  await page.goto('/dashboard/manage-blogs')
  await ready(page)
  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: NAME })
  const words = palette.getByRole('combobox', { name: NAME })
  await expect(words).toBeFocused()
  // Others work with the same account at the same time: theirs may stand before it.
  await expect(palette.getByRole('group', { name: 'Changed last' })).toContainText(title)
  await expect(palette.getByRole('group', { name: 'Do' }).getByRole('option').first()).toHaveText(/New course/)
  await page.keyboard.type(title.toUpperCase())
  const option = palette.getByRole('option', { name: new RegExp(title) }).first()
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(option.locator('mark').first()).toHaveText('Quickfind')
  await expect(words).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none')
  await expect(palette.getByRole('complementary')).toContainText('$12')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/update-course/${course._id}$`))
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+K')
  await expect(words).toBeFocused()
  await page.keyboard.type(title)
  // At once: what the words find is what is meant.
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(new RegExp(`/course/${course._id}$`))
  await call(page, 'DELETE', `/course/${course._id}`, { password: 'Admin-2026' })
})

test('A-SH-1 what is not found by name is searched for in orders and people, and Escape gives the focus back', async ({
  page,
}) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard')
  await ready(page)
  const open = page.getByRole('button', { name: NAME })
  await open.press('Enter')
  const palette = page.getByRole('dialog', { name: NAME })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('nothing has this name 4711')
  await expect(palette.getByText('Nothing has this name.')).toBeVisible()
  await expect(palette.getByRole('option')).toHaveText([/^Show orders for/, /^Find a user/])
  await page.keyboard.press('ArrowUp')
  await expect(palette.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('new conf')
  await expect(palette.getByRole('option').first()).toHaveText(/^New conference/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/new-conference$/)
  await page.goBack()
  await expect(page, 'the palette leaves no step of its own').toHaveURL(/\/dashboard$/)
})

test('A-SH-1 a search that is not answered says so, and on a phone the palette takes the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsAdministrator(page)
  await page.goto('/dashboard/manage-users')
  await ready(page)
  await page.getByRole('button', { name: NAME }).click()
  const palette = page.getByRole('dialog', { name: NAME })
  expect(await palette.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await page.route('**/api/admin/search*', route => route.abort())
  await palette.getByRole('combobox').fill('sprint')
  await expect(palette.getByText('The search could not be answered. Please type again.')).toBeVisible()
  await page.unroute('**/api/admin/search*')
  await palette.getByRole('combobox').fill('sprints')
  await expect(palette.getByText('could not be answered')).toHaveCount(0)
  await palette.getByRole('option', { name: 'Find a user “sprints”' }).click()
  await expect(page).toHaveURL(/\/manage-users\?name=sprints$/)
  await page.getByRole('button', { name: NAME }).click()
  await palette.getByRole('button', { name: 'Close the search' }).click()
  await expect(palette).toBeHidden()
})

test('A-SH-1 learners have no such search', async ({ page, user }) => {
  await signUp(page, user)
  await page.goto('/dashboard/profile')
  await ready(page)
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: NAME })).toHaveCount(0)
})

test('WCAG 2.4.3 a page that comes late leaves the focus in the palette that was opened meanwhile', async ({
  page,
}) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard/manage-blogs')
  await ready(page)
  let answer = () => {}
  const asked = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/api/**courses**', async route => {
    await asked
    await route.continue()
  })
  await page.getByRole('link', { name: 'Courses', exact: true }).first().click()
  await page.keyboard.press('Control+K')
  const words = page.getByRole('combobox', { name: NAME })
  await expect(words).toBeFocused()
  answer()
  await expect(page).toHaveURL(/manage-courses$/)
  await page.waitForTimeout(300)
  await page.keyboard.type('sprint')
  await expect(words).toHaveValue('sprint')
})
