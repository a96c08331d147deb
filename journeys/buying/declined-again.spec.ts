import { expect, test } from '../support/journey.ts'
import { cards, findCourse, openPayment, payButton, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

test('L-PAY-6 Pay Now stays below the finger while a refused card is tried again', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await openPayment(page, (await findCourse(page))._id)
  await payWith(page, cards.declined)
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible()
  await expect(payButton(page)).not.toHaveAttribute('aria-busy')
  await page.evaluate(() => {
    const tops = new Set<number>()
    const note = () => {
      const button = document.querySelector('.pay-form > .btn')
      if (button) tops.add(button.getBoundingClientRect().top + scrollY)
    }
    note()
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true })
    Object.assign(window, { tops })
  })
  const declined = page.waitForResponse(response => /\/confirm\b/.test(response.url()))
  await payButton(page).click()
  await declined
  await expect(payButton(page)).not.toHaveAttribute('aria-busy')
  expect(await page.evaluate<number>('tops.size')).toBe(1)
})
