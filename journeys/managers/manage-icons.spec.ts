import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

test('an icon of a row says what it does, to the pointer and to the keyboard, inside the window', async ({ page }) => {
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/dashboard/manage-blogs')
    await ready(page)
    const remove = page.getByRole('button', { name: /^Delete “/ }).first()
    const name = (await remove.getAttribute('aria-label')) ?? ''
    const tip = page.locator('.tip-place .tip', { hasText: name })
    await remove.hover()
    await expect(tip).toBeVisible()
    const box = await tip.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width, `${width} px: the label is at ${box?.x}`).toBe(true)
    await page.mouse.move(5, 5)
    await expect(tip).toHaveCount(0)

    const edit = page.getByRole('link', { name: /^Edit “/ }).first()
    await edit.focus()
    await page.keyboard.press('Tab')
    await expect(remove).toBeFocused()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await expect(remove, 'Escape takes the label away, and nothing else').toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('.tip-place .tip', { hasText: /^More for “/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^More for “/ }).first()).toBeFocused()
  }
})

test('A-LIST-1 on a phone what is done with a row is in its one menu, and the keys of the menu go through it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const list of ['courses', 'videos', 'blogs', 'conferences', 'applications', 'memberships']) {
    await page.goto(`/dashboard/manage-${list}`)
    await ready(page)
    const row = page.locator('tbody tr').first()
    await expect(row.locator('.manager-acts').getByRole('button'), list).toHaveCount(1)
    const more = row.getByRole('button', { name: /^More for “/ })
    await more.press('Enter')
    for (const name of ['Look inside', 'Edit', 'Delete'])
      await expect(page.getByRole('menuitem', { name, exact: true }), list).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.goto('/dashboard/manage-blogs')
  await ready(page)
  await page
    .getByRole('button', { name: /^More for “/ })
    .first()
    .press('Enter')
  await page.keyboard.press('End')
  await expect(
    page.getByRole('menuitem', { name: 'Duplicate' }),
    'the icons beside it are not said twice',
  ).toBeFocused()
})

test('A-LIST-2 focus stays at the list when the row of its button is gone, or the button itself', async ({ page }) => {
  const { blogs } = await call(page, 'GET', '/admin/blogs')
  const { title } = blogs[0]
  await page.goto('/dashboard/manage-blogs')
  await ready(page)
  await page.getByRole('button', { name: `More for “${title}”` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  await expect(page.getByText('The copy is a draft')).toBeVisible()
  await expect(page.getByRole('button', { name: `More for “${title}”` })).toBeFocused()
  const remove = page.getByRole('button', { name: `Delete “Copy of ${title}”` }).first()
  await remove.press('Enter')
  const prompt = page.getByRole('alertdialog')
  await expect(prompt.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Blog deleted successfully')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Blogs' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Select all on this page'), 'and goes on from there').toBeFocused()
})

test('A-LIST-1 what is done with a row comes with the pointer or the focus, moves nothing, and leaves a finger its menu', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/manage-courses')
  await ready(page)
  const row = page.locator('tbody tr').first()
  const edit = row.getByRole('link', { name: /^Edit “/ })
  const widths = () => row.locator('td').evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().width))
  const [before, icon] = [await widths(), await edit.boundingBox()]
  expect(before.at(-1), 'at rest it takes the room of one button').toBeLessThan(64)
  await expect(edit).toHaveCSS('opacity', '0')
  await row.hover()
  await expect(edit).toHaveCSS('opacity', '1')
  expect([await widths(), await edit.boundingBox()]).toEqual([before, icon])
  await page.mouse.move(5, 5)
  await expect(edit).toHaveCSS('opacity', '0')
  await page.keyboard.press('j')
  await expect(edit).toHaveCSS('opacity', '1')

  const storageState = await page.context().storageState()
  const finger = await browser.newContext({ storageState, hasTouch: true, viewport: { width: 820, height: 1180 } })
  const tablet = await finger.newPage()
  await tablet.goto('/dashboard/manage-courses')
  await ready(tablet)
  const more = tablet.getByRole('button', { name: /^More for “/ }).first()
  await expect(tablet.getByRole('link', { name: /^Edit “/ })).toHaveCount(0)
  await more.click()
  await expect(tablet.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible()
  await finger.close()
})

test('A-LIST-1 on a phone one menu sorts a list, and the mark of the academy stands above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/manage-courses')
  await ready(page)
  await expect(page.getByRole('link', { name: 'Back to site' })).toBeVisible()
  await page.getByRole('button', { name: 'Sort by' }).click()
  await page.getByRole('menuitem', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=price$/)
  await page.getByRole('button', { name: 'Sort by: Price' }).click()
  await page.getByRole('menuitem', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=-price$/)
  const price = page.locator('tbody td.num').first()
  const end = () => price.evaluate(cell => Math.round(cell.getBoundingClientRect().right))
  await expect.poll(end, { message: 'what a row is worth ends where the page does' }).toBe(390 - 16)
})
