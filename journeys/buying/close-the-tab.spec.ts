import { expect, mailTo, test } from '../support/journey.ts'
import { cards, findCourse, openPayment, owns, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

test('R29 D-2 who closes the tab at the moment of paying owns the course, and has a receipt', async ({
  page,
  context,
  signedIn,
}) => {
  const course = await findCourse(page)
  const tab = await context.newPage()
  await openPayment(tab, course._id)
  const confirmed = tab.waitForResponse(response => /\/confirm\b/.test(response.url()))
  await payWith(tab, cards.succeeds)
  await confirmed
  await tab.close()

  await expect.poll(() => owns(page, course._id)).toBe(true)
  expect(await mailTo(signedIn.email, 2)).toContain(`Subject: Your receipt for ${course.title}`)
  await page.goto('/dashboard/my-courses')
  await expect(page.getByText(course.title).first()).toBeVisible()
})
