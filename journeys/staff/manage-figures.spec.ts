// D-71: figures that learners move, as staff write them.
import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'
import { entriesOf, makeCourse } from '../support/playlists.ts'

test('D-71 an interactive figure is written, tried while it is, kept as a draft and published', async ({ page }) => {
  await signInAsAdministrator(page)
  const { id } = await makeCourse(page)
  await page.goto(`/dashboard/manage-courses/course-playlist?course=${id}`)
  await ready(page)
  await page.getByRole('link', { name: 'New figure' }).click()
  await expect(page).toHaveURL(/new-lesson/)
  await ready(page)
  await page.getByLabel('Title').fill('Two numbers make a sprint')
  await page.getByLabel('Minutes').fill('5')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page, 'a draft needs no figure').toHaveURL(/update-lesson/)
  await ready(page)
  await expect(page.getByText('The figure appears here as soon as')).toBeVisible()

  const axes = page.locator('.figure-axis')
  for (const [index, [name, unit, to]] of [
    ['Time', 's', '6'],
    ['Speed', 'm/s', '12'],
  ].entries()) {
    await axes
      .nth(index)
      .getByLabel('Name')
      .fill(name ?? '')
    await axes
      .nth(index)
      .getByLabel('Unit')
      .fill(unit ?? '')
    await axes.nth(index).getByLabel('From').fill('0')
    await axes
      .nth(index)
      .getByLabel('To', { exact: true })
      .fill(to ?? '')
  }
  const quantity = page.getByRole('group', { name: 'Quantity 1' })
  for (const [label, value] of [
    ['Name', 'Time constant'],
    ['From', '0,5'],
    ['To', '2'],
    ['Sign in formulas', 'tau'],
    ['At the start', '1'],
    ['Step', '0.1'],
  ] as const)
    await quantity.getByLabel(label, { exact: true }).fill(value)
  const curve = page.getByRole('group', { name: 'Curve 1' })
  await curve.getByLabel('Name').fill('Speed')
  await curve.getByLabel('Formula').fill('9 * (1 - exp(-x / t))')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(curve.getByText('“t” is not known here')).toBeVisible()
  await expect(curve.getByLabel('Formula')).toBeFocused()
  await curve.getByLabel('Formula').fill('9 * (1 - exp(-x / tau))')
  await page.getByRole('button', { name: 'Add result' }).click()
  const result = page.getByRole('group', { name: 'Result 1' })
  await result.getByLabel('Name').fill('At the start')
  await result.getByLabel('Formula').fill('9 / tau')
  const preview = page.getByRole('region', { name: 'Interactive figure: Two numbers make a sprint' })
  await expect(preview.getByRole('status')).toHaveText('9')
  await preview.getByRole('slider', { name: 'Time constant' }).focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
  await expect(preview.getByRole('status')).toHaveText('18')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Lesson updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/course-playlist/)
  await expect(page.locator('.ordered-list > li').last()).toContainText('Interactive figure')
  const { _id } = (await entriesOf(page, id)).at(-1) ?? {}
  const { lesson } = await call(page, 'GET', `/admin/lesson/${_id}`)
  expect(lesson).toMatchObject({ state: 'Published', figure: { quantities: [{ sign: 'tau', from: 0.5, start: 1 }] } })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dashboard/manage-lessons/update-lesson/${_id}`)
  await ready(page)
  await expectAccessibleShape(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview).toBeVisible()
  await call(page, 'DELETE', `/course/${id}`, { password })
})
