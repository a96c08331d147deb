// An academy of its own: the free days that its plan gets would be those of all other journeys too.
import { admin, learner, phoneSize, visit } from '../support/demo-people.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'
import { withoutHeaders } from '../support/payment.ts'
import { typeCard } from '../support/plans.ts'
import { startAcademy } from '../support/start-academy.ts'

test.use(withoutHeaders)

test('a plan whose link gives free days says so, opens at once, and says when it is first charged', async ({
  browser,
}) => {
  const academy = await startAcademy()
  try {
    const office = await visit(browser, academy.url, admin)
    await office.goto('/dashboard/manage-memberships')
    await office
      .getByRole('link', { name: /Silver, month/ })
      .first()
      .click()
    await ready(office)
    const token = (await office.getByLabel('Link', { exact: true }).inputValue()).split('/').at(-1)
    const given = await office.request.post(`/sandbox-pay/links/${token}/trial`, {
      form: { days: '14' },
      maxRedirects: 0,
    })
    expect(given.status()).toBe(303)
    await office.reload()
    await ready(office)
    await expect(office.getByText('The link gives 14 days for free before the first payment.')).toBeVisible()
    await expectAccessible(office)
    await office.getByLabel('Description').fill('For who begins')
    await office.getByRole('button', { name: 'Save changes' }).click()
    await expect(office.getByText('Plan updated successfully', { exact: true })).toBeVisible()

    const phone = await visit(browser, academy.url, learner, phoneSize)
    await phone.goto('/pricing')
    await ready(phone)
    await expect(phone.getByRole('region', { name: 'Silver' })).toContainText('14 days free, then $9 per month')
    await expectAccessible(phone)
    await phone.getByRole('link', { name: 'Choose Silver' }).click()
    await typeCard(phone, '4242424242424242')
    await phone.getByRole('button', { name: 'Start trial' }).click()
    await expect(phone.getByText('Your membership has started.')).toBeVisible()
    const card = phone.getByRole('region', { name: 'Silver' })
    await expect(card).toContainText(/Free until \d+ \w+ \d{4}/)
    await expect(card).toContainText('First payment')
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Cancel membership' }).click()
    await expect(phone.getByRole('alertdialog')).toContainText('will not be charged')
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Cancel membership' }).click()
    await expect(card).toContainText(/Ends on \d+ \w+ \d{4}/)
    await phone.goto('/pricing')
    await expect(phone.getByRole('region', { name: 'Silver' })).toContainText('Your plan')
    await expect(phone.getByRole('region', { name: 'Silver' })).not.toContainText('free')
  } finally {
    await academy.stop()
  }
})
