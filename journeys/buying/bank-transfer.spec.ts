// A course that is paid by bank transfer, from the account that staff name to the course that opens. In an academy of its own: the
// other journeys pay by card alone.
import sharp from 'sharp'

import { admin, enter, learner, phoneOf } from '../support/demo-people.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'
import { startAcademy } from '../support/start-academy.ts'

const account = 'Holder: Demo Academy\nIBAN: FR76 3000 6000 0112 3456 7890 189\nBIC: AGRIFRPP'

const slip = async () => ({
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer(),
})

test('L-PAY-1 T29 a learner orders by transfer on a phone, staff decline a proof and confirm the next one', async ({
  page,
  browser,
}) => {
  test.slow()
  const academy = await startAcademy()
  try {
    await enter(page, admin, academy.url)
    await test.step('staff say where transfers go to, and prove that it is them', async () => {
      await page.goto(`${academy.url}/dashboard/settings/payments`)
      await ready(page)
      await page.getByRole('checkbox', { name: 'Buyers may pay by bank transfer' }).check()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Please say where transfers go to').first()).toBeVisible()
      await page.getByLabel('Where transfers go to').fill(account)
      await page.getByRole('button', { name: 'Save changes' }).click()
      const asked = page.getByRole('dialog')
      await asked.getByLabel('Your password').fill(admin.password)
      await asked.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('The academy was updated successfully').first()).toBeVisible()
      await expectAccessible(page)
    })

    const coupon = { code: 'SPRINT-10', kind: 'percent', value: 10 }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const made = await page.request.post(`${academy.url}/api/admin/coupons`, { headers, data: coupon })
    expect(made.ok(), await made.text()).toBe(true)

    const phone = await phoneOf(browser)
    await enter(phone, learner, academy.url)
    const { courses } = await (await phone.request.get(`${academy.url}/api/courses?limit=50`)).json()
    const course = courses.find((one: { price: number; title: string }) => one.title.startsWith('Expected goals'))
    await test.step('the learner chooses to transfer, by keyboard, and is told where to', async () => {
      await phone.goto(`${academy.url}/payment/${course._id}`)
      await expect(phone.getByRole('button', { name: 'Pay Now' })).toBeVisible({ timeout: 20_000 })
      await phone.getByRole('radio', { name: /Card/ }).focus()
      await phone.keyboard.press('ArrowDown')
      await expect(phone.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible()
      await phone.getByText('Have a coupon?').tap()
      await phone.getByLabel('Coupon code').fill(coupon.code)
      await phone.getByRole('button', { name: 'Apply' }).tap()
      await expect(phone.locator('.pay-coupon')).toContainText(coupon.code)
      await expect(phone.getByRole('radio', { name: /transfer/ }), 'another price changes no choice').toBeChecked()
      await expectAccessible(phone)
      await phone.getByRole('button', { name: 'Order and see the account' }).click()
      await phone.waitForURL('**/transfer/**')
      await ready(phone)
      for (const word of ['FR76 3000 6000 0112 3456 7890 189', 'AGRIFRPP', 'Demo Academy'])
        await expect(phone.getByRole('main')).toContainText(word)
      await expectAccessible(phone)
    })
    const reference = await phone.locator('.transfer-reference b').innerText()

    await test.step('a file that is none is told, a picture is taken', async () => {
      await phone.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(phone.getByText('Please choose a file first')).toBeVisible()
      const text = { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('paid, honestly') }
      await phone.locator('input[type=file]').setInputFiles(text)
      await phone.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(phone.getByText('Please upload a valid image file')).toBeVisible()
      await phone.locator('input[type=file]').setInputFiles(await slip())
      await phone.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(phone.getByRole('heading', { name: 'We are looking for your transfer' })).toBeVisible()
      await expect(phone.getByRole('link', { name: 'Proof 1' })).toBeVisible()
    })

    await test.step('staff see it wait, and decline with a reason', async () => {
      await page.goto(`${academy.url}/dashboard/home`)
      await page.getByRole('link', { name: 'View: Bank transfer to check' }).click()
      await ready(page)
      await expect(page.getByRole('main')).toContainText(reference)
      await expectAccessible(page)
      await page.getByRole('button', { name: `Decline: ${reference}` }).click()
      const asked = page.getByRole('alertdialog')
      await asked.getByRole('button', { name: 'Decline' }).click()
      await expect(asked.getByText('Please say why')).toBeVisible()
      await asked.getByLabel('Reason').fill('The slip shows no sum')
      await asked.getByRole('button', { name: 'Decline' }).click()
      await expect(page.getByRole('main')).not.toContainText(reference)
    })

    await test.step('the learner reads why, and sends another one', async () => {
      await phone.goto(`${academy.url}/dashboard/billing`)
      await phone.getByRole('link', { name: `Transfer: ${course.title}` }).click()
      await ready(phone)
      await expect(phone.getByRole('main')).toContainText('The slip shows no sum')
      await phone.locator('input[type=file]').setInputFiles(await slip())
      await phone.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(phone.getByRole('link', { name: 'Proof 2' })).toBeVisible()
    })

    await test.step('staff find it by its reference and confirm; the course opens', async () => {
      await page.goto(`${academy.url}/dashboard/manage-orders/transfers?words=${reference}`)
      await ready(page)
      await page.getByRole('button', { name: `Confirm: ${reference}` }).click()
      const asked = page.getByRole('alertdialog')
      await asked.getByLabel('Note').fill('Statement of today, line 3')
      await asked.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText(`${course.title} is open for`)).toBeVisible()
      await phone.reload()
      await expect(phone.getByRole('heading', { name: 'Your transfer has arrived' })).toBeVisible()
      await phone.getByRole('link', { name: 'Receipt' }).click()
      await expect(phone.getByRole('heading', { name: 'Receipt' })).toBeVisible()
      await phone.goto(`${academy.url}/course/${course._id}`)
      await expect(phone.getByRole('main')).toContainText('Start Learning')
    })
    await phone.context().close()
  } finally {
    await academy.stop()
  }
})
