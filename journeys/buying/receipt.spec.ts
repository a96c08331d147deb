import { call, expect, expectAccessible, test } from '../support/journey.ts'
import { cards, findCourse, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

test('a receipt says what was bought, for how much, and by which number', async ({ page, signedIn: _ }) => {
  const course = await findCourse(page)
  await page.goto(`/payment/${course._id}`)
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const { orders } = await call(page, 'GET', '/my-orders')
  const [{ _id: id }] = orders
  await page.goto(`/receipt/${id}`)
  const sheet = page.getByRole('article')
  await expect(sheet.locator('.receipt-items')).toContainText(course.title)
  await expect(sheet.locator('.total')).toContainText(`$${course.price}.00`)
  await expect(sheet.getByText(id.slice(0, 8).toUpperCase(), { exact: true }), 'short').toBeVisible()
  await expect(sheet.getByText(id, { exact: true }), 'and whole').toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sheet.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  await page.setViewportSize({ width: 390, height: 844 })
  const number = await sheet.getByText(id, { exact: true }).boundingBox()
  expect(number?.height, 'on one line, on a phone too').toBeLessThan(24)
  await expectAccessible(page)
})
