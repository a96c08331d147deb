import { admin } from '../support/demo-people.ts'
import { call, expect, ready, test } from '../support/journey.ts'

test('fields for numbers, prices and phones take the digits of Arabic and Persian keyboards', async ({ page }) => {
  await call(page, 'POST', '/login', admin)
  const title = `Digits ${Date.now()}`
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  await page.waitForLoadState('networkidle')
  const price = page.getByLabel('Price in USD')
  await price.pressSequentially('٤٩٫٩٠')
  await expect(price).toHaveValue('49.90')
  await price.fill('')
  await price.pressSequentially('۱۲۵')
  await expect(price).toHaveValue('125')
  await price.press('ArrowLeft')
  await price.pressSequentially('٠')
  await expect(price, 'the caret stays where it was').toHaveValue('1205')
  await page.getByLabel('Title').fill(`${title} ٣`)
  await expect(page.getByLabel('Title'), 'a text keeps them').toHaveValue(`${title} ٣`)
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.locator('.toast').last()).toBeVisible()
  const { courses } = await call(page, 'GET', `/admin/courses?title=${encodeURIComponent(title)}`)
  expect(courses).toMatchObject([{ price: 1205 }])
  await call(page, 'DELETE', `/course/${courses[0]._id}`, { password: admin.password })

  // A field that the page itself holds.
  await page.goto('/courses')
  await ready(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const least = page.getByRole('dialog').getByRole('textbox').first()
  await least.pressSequentially('٥٠')
  await expect(least).toHaveValue('50')
})
