// An academy of its own writes invoices, as what is issued stands there for ever.
import { admin, learner, visit } from '../support/demo-people.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { withoutHeaders } from '../support/payment.ts'
import { payAtCheckout } from '../support/plans.ts'
import { startAcademy } from '../support/start-academy.ts'

test.use(withoutHeaders)

const seller = { isOn: true, legalName: 'Sprint Science GmbH', address: 'Friedrichstraße 12', country: 'DE' }

test('D-8 a member moves from month to year, sees and pays the difference, finds its papers, ends and keeps', async ({
  browser,
}) => {
  const academy = await startAcademy()
  try {
    const office = await visit(browser, academy.url, admin)
    const headers = { 'sec-fetch-site': 'same-origin' }
    await office.request.post('/api/session/confirm', { headers, data: { password: admin.password } })
    const { settings } = await (await office.request.get('/api/admin/settings/invoices')).json()
    const on = await office.request.put('/api/admin/settings/invoices', { headers, data: { ...settings, ...seller } })
    expect(on.ok()).toBe(true)

    const page = await visit(browser, academy.url, learner)
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Choose Silver' }).click()
    await payAtCheckout(page, learner.email)
    await expect(page.getByText('Your membership has started.')).toBeVisible()

    await test.step('what a change takes is seen before it is agreed to, and then proven with the password', async () => {
      await page.goto('/dashboard/billing')
      await expect(page.locator('.next-payment')).toContainText('$9.00')
      await expect(page.locator('.next-payment')).toContainText('Visa ending in 4242')
      await page.getByRole('link', { name: 'Change or cancel Silver, monthly' }).click()
      await page.getByRole('link', { name: 'Change plan' }).click()
      await page.getByRole('radio', { name: /^Silver, yearly/ }).check()
      const terms = page.getByRole('region', { name: 'What it takes' })
      await expect(terms).toContainText('$81.00')
      await expect(terms).toContainText(/\$90\.00 on \d+ \w+ \d{4}, and every year/)
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page)
      await terms.getByRole('button', { name: 'Change to Silver, yearly' }).click()
      const asked = page.getByRole('dialog')
      await asked.getByLabel('Your password').fill(learner.password)
      await asked.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('Your plan is Silver now')).toBeVisible()
      await expect(page.locator('.membership')).toContainText('$90 per year')
    })

    await test.step('the difference is an order with its receipt and its invoice', async () => {
      const row = page.getByRole('listitem').filter({ hasText: 'Silver, yearly' })
      await expect(async () => {
        await page.goto('/dashboard/billing')
        await expect(row).toContainText('$81', { timeout: 1000 })
      }).toPass()
      const receipt = (await row.getByRole('link', { name: /^Receipt/ }).getAttribute('href')) ?? ''
      await page.request.post(`/api/my-orders/${receipt.split('/').at(-1)}/invoices`, { headers, data: {} })
      await page.reload()
      await expect(row.getByRole('link', { name: /^Invoice INV-\d{4}-\d+, PDF$/ })).toBeVisible()
      await expect(page.locator('.next-payment')).toContainText('$90.00')
      await expectAccessible(page)
    })

    await test.step('it ends with what is paid, cannot be changed then, and is kept after all', async () => {
      await page.getByRole('link', { name: 'Change or cancel Silver, yearly' }).click()
      const change = await page.getByRole('link', { name: 'Change plan' }).getAttribute('href')
      await page.getByRole('button', { name: 'Cancel membership' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel membership' }).click()
      await expect(page.locator('.membership')).toContainText(/Ends on \d/)
      await page.goto(change ?? '')
      await expect(page.getByText('Keep it first, then change the plan.')).toBeVisible()
      await page.getByRole('link', { name: 'To your membership' }).click()
      await page.getByRole('button', { name: 'Keep membership' }).click()
      await expect(page.locator('.membership')).toContainText('Active')
    })

    await office.goto('/dashboard/manage-users?name=Lina%20Haddadi')
    await office.getByRole('link', { name: 'Lina Haddadi' }).first().click()
    await expect(office.getByText(/renews on .* for \$90$/)).toBeVisible()
    await expect(office.getByRole('link', { name: /^Invoice INV-.*PDF$/ })).toBeVisible()
  } finally {
    await academy.stop()
  }
})
