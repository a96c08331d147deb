// A list of the dashboard, narrowed and sorted, under a name.
import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test('a list is saved as it is narrowed, found again with its count, and forgotten', async ({ page, user }) => {
  const name = `View ${user.email.slice(8, 22)}`
  await signInAsAdministrator(page)
  await page.goto('/dashboard/manage-courses')
  await ready(page)
  const views = page.getByRole('navigation', { name: 'Saved views' })
  const save = page.getByRole('button', { name: 'Save view' })
  await expect(save).toBeHidden()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Published')
  await page.getByRole('searchbox').fill('sprint')
  await expect(page).toHaveURL(/title=sprint/)
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toContainText('Please give the view a name')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const link = views.getByRole('link', { name: new RegExp(name) })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(save).toBeHidden()
  const count =
    (await page
      .getByRole('status')
      .filter({ hasText: /\d+ courses?$/ })
      .textContent()) ?? ''
  await expect(link).toHaveText(`${name}${Number.parseInt(count, 10)}`)

  await views.getByRole('link', { name: /^All/ }).click()
  await expect(page).toHaveURL('/dashboard/manage-courses')
  await page.reload()
  await ready(page)
  await link.click()
  await expect(page).toHaveURL('/dashboard/manage-courses?state=Published&title=sprint')
  await expect(page.getByRole('searchbox')).toHaveValue('sprint')
  await expectAccessible(page)
  await views.getByRole('button', { name: `Delete the view “${name}”` }).click()
  await expect(link).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('sprint')
  await expect(save).toBeVisible()
})

test('A-LIST-1 every list counts what a view of it holds', async ({ page }) => {
  await signInAsAdministrator(page)
  const of = 'courses videos teachers blogs researches conferences memberships certificates applications users orders'
  const below = ['orders/needs-review', 'courses/reviews', 'courses/course-playlist']
  const lists = [...of.split(' '), ...below].map(name => `/dashboard/manage-${name}`)
  for (const list of [...lists, '/dashboard/activity']) {
    const { _id } = await call(page, 'PUT', '/views', { list, name: 'Counted', search: 'time=all' })
    await page.goto(list)
    const links = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link')
    await expect(links.filter({ hasText: /^Counted[\d,]+\+?$/ }), list).toBeVisible()
    await expect(page.locator('.manager-list'), list).toBeVisible()
    await call(page, 'DELETE', `/views/${_id}`)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the views stand in one line that is moved sideways', async ({ page }) => {
    await signInAsAdministrator(page)
    const saved = await Promise.all(
      ['refunded', 'paid', 'cancelled', 'disputed'].map(status =>
        call(page, 'PUT', '/views', {
          list: '/dashboard/manage-orders',
          name: `Only ${status}`,
          search: `status=${status}`,
        }),
      ),
    )
    await page.goto('/dashboard/manage-orders')
    await ready(page)
    const views = page.getByRole('navigation', { name: 'Saved views' })
    await expect(views.getByRole('link', { name: /^All \d/ })).toBeVisible()
    expect((await views.boundingBox())?.height).toBeLessThan(56)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await views.getByRole('link', { name: /^Only refunded/ }).click()
    await expect(page).toHaveURL(/status=refunded/)
    for (const { _id } of saved) await call(page, 'DELETE', `/views/${_id}`)
  })
})
