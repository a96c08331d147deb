// Cards of Algeria: an academy of its own sells in dinars, and a stand-in has the page of Chargily.
import type { Page } from '@playwright/test'

import { chargilyKey, openChargilyStandIn } from '#src/testing/services/chargily.ts'

import { password } from '../support/applicants.ts'
import { expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'
import { withoutHeaders } from '../support/payment.ts'
import { startAcademy } from '../support/start-academy.ts'

test.use(withoutHeaders)

const choice = (page: Page) => page.getByRole('radio', { name: /CIB or EDAHABIA card/ })
const go = (page: Page) => page.getByRole('button', { name: 'Pay at Chargily' })

test('D-2 R6 a course is bought with a card of Algeria, at the second try', async ({ page, browser }) => {
  const standIn = await openChargilyStandIn()
  const environment = {
    ACADEMY_CURRENCY: 'dzd',
    CHARGILY_SECRET_KEY: chargilyKey,
    CHARGILY_API_URL: standIn.apiUrl,
  }
  const academy = await startAcademy(async () => ({ environment, close: standIn.close }))
  const visit = async (who: Page, path: string) => {
    await who.goto(academy.url + path)
    await ready(who)
  }
  const signIn = async (who: Page, email: string, secret: string) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await who.request.post(`${academy.url}/api/login`, { headers, data: { email, password: secret } })
    expect(answer.status()).toBe(200)
  }
  try {
    const { courses } = await (await page.request.get(`${academy.url}/api/courses?limit=50`)).json()
    const [dear, cheap] = courses.filter(({ price }: { price: number }) => price > 0)

    await test.step('an administrator switches it on, and gives a course a price in dinars', async () => {
      await signIn(page, 'admin@demo.palestra.example', password)
      await visit(page, '/dashboard/settings/payments')
      await expect(page.getByText('The key of Chargily is of its test mode')).toBeVisible()
      await page.getByLabel('Buyers may pay by CIB or EDAHABIA card').check()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('textbox', { name: 'Your password' }).fill(password)
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('The academy was updated successfully')).toBeVisible()
      await visit(page, `/dashboard/manage-courses/update-course/${dear._id}`)
      await page.getByLabel('Price in DZD').fill('4900')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.waitForURL('**/dashboard/manage-courses')
    })

    const buyer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await test.step('a price below 75 dinars is paid by other means alone', async () => {
      await signIn(buyer, 'learner@demo.palestra.example', 'Learner-2026')
      await visit(buyer, `/payment/${cheap._id}`)
      await expect(buyer.getByRole('button', { name: 'Pay Now' })).toBeVisible()
      await expect(choice(buyer)).toHaveCount(0)
    })

    await test.step('who chooses it reads what happens, goes to Chargily and fails there', async () => {
      await visit(buyer, `/payment/${dear._id}`)
      await choice(buyer).check()
      await expect(buyer.getByText('we take you to Chargily')).toBeVisible()
      await expectAccessible(buyer)
      await buyer.setViewportSize({ width: 1280, height: 860 })
      await expectAccessibleShape(buyer)
      await go(buyer).click()
      await buyer.getByText('4900 DZD').waitFor()
      await buyer.getByRole('button', { name: 'Fail' }).click()
      await expect(buyer.getByRole('heading', { name: 'Payment Failed or Pending!' })).toBeVisible()
      await expectAccessible(buyer)
    })

    await test.step('who left that page finds it chosen, and goes on where they were', async () => {
      await buyer.getByRole('link', { name: 'Try again' }).click()
      await choice(buyer).check()
      await go(buyer).click()
      await buyer.getByText('4900 DZD').waitFor()
      const place = buyer.url()
      await visit(buyer, `/payment/${dear._id}`)
      await expect(choice(buyer)).toBeChecked()
      await go(buyer).click()
      await expect(buyer).toHaveURL(place)
    })

    await test.step('who comes back before Chargily says that it is paid waits for that', async () => {
      const [checkout] = [...standIn.checkouts.values()].slice(-1)
      await visit(buyer, new URL(checkout?.success_url ?? '').pathname + new URL(checkout?.success_url ?? '').search)
      await expect(buyer.getByText('We are asking what became of your payment.')).toBeVisible()
      await expectAccessible(buyer)
      await standIn.move(checkout?.id ?? '', 'paid')
      await expect(buyer.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
      await buyer.getByRole('link', { name: 'Start Learning' }).click()
      await buyer.waitForURL('**/video/**')
    })

    await test.step('staff note how the money went back', async () => {
      await visit(page, '/dashboard/manage-orders?status=paid&time=today')
      await page.getByRole('main').getByRole('link', { name: dear.title }).first().click()
      await page.getByRole('button', { name: 'Refund', exact: true }).click()
      await expect(page.getByText('Chargily gives no money back by itself')).toBeVisible()
      await expectAccessible(page, { include: '[role=dialog], [role=alertdialog]' })
    })
    await buyer.context().close()
  } finally {
    await academy.stop()
  }
})
