// The first day of an academy: from the link that its start prints, over what is still missing, to the first learner.
import sharp from 'sharp'

import { expect, expectAccessible, expectAccessibleShape, mailTo, ready, test } from '../support/journey.ts'
import { startAcademy } from '../support/start-academy.ts'

const admin = { first: 'Ada', last: 'Lovelace', email: 'ada@kinesis.example', password: 'Zephyr-quartz-81!' }

const drawing = async (width: number, height: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 4, background: '#0a5fd7' } })
    .png()
    .toBuffer(),
})

test('an empty academy is set up, gets a face, and lets in whom it invited', async ({ page, browser }) => {
  const academy = await startAcademy(async () => ({ environment: { DEMO: 'off' } }))
  try {
    await test.step('the printed link opens it, once', async () => {
      const [link = ''] = /http:\S+\/setup\/[\w-]+/.exec(academy.said()) ?? []
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(link)
      await ready(page)
      await expectAccessible(page)
      await expectAccessibleShape(page)
      await page.getByRole('button', { name: 'Open the academy' }).click()
      await expect(page.getByText('Please enter a name')).toBeVisible()
      await expect(page.getByLabel('Name of the academy')).toBeFocused()
      await page.getByLabel('Name of the academy').fill('Kinesis')
      await page.getByLabel('First name').fill(admin.first)
      await page.getByLabel('Last name').fill(admin.last)
      await page.getByRole('main').getByLabel('Email').fill(admin.email)
      await page.getByLabel('Password', { exact: true }).fill('kinesis')
      await page.getByRole('button', { name: 'Open the academy' }).click()
      await expect(page.getByText('Password does not meet all requirements').first()).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill(admin.password)
      await page.getByRole('button', { name: 'Open the academy' }).click()
      await page.waitForURL('**/dashboard**')
      await expect(page.getByRole('heading', { name: 'Complete your academy' })).toBeVisible()
      await page.goto(link)
      await expect(page.getByText('This academy is set up already')).toBeVisible()
    })
    await page.setViewportSize({ width: 1280, height: 860 })

    await test.step('its colour and its logo stand on its pages', async () => {
      await page.goto(`${academy.url}/dashboard/settings/appearance`)
      await ready(page)
      const code = page.getByLabel('Code of the colour')
      await code.fill('blue')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Please enter a colour such as #0a5fd7')).toBeVisible()
      await code.fill('#ffe066')
      await expect(page.getByText('drawn as #').first(), 'a pale colour is drawn darker').toBeVisible()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await drawing(400, 100))
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('The academy was updated successfully')).toBeVisible()
      await page.goto(`${academy.url}/about`)
      await expect(page.getByRole('banner').getByRole('img', { name: 'Kinesis' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('style', /--accent:/)
      await expectAccessible(page)
    })

    await test.step('its imprint has a page', async () => {
      await page.goto(`${academy.url}/dashboard/settings/legal`)
      await ready(page)
      await page.getByLabel('Imprint').fill('Kinesis e.V.\nLyon')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('The academy was updated successfully')).toBeVisible()
      await page.goto(academy.url)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
      await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible()
      await expect(page.getByText('Kinesis e.V.')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('nobody signs up by themselves, and who was invited does', async () => {
      await page.goto(`${academy.url}/dashboard/settings/access`)
      await ready(page)
      await page.getByLabel('New accounts').selectOption({ label: 'Only who was invited' })
      await page.getByLabel('Administrators').selectOption({ label: 'need a second factor' })
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Please set up a second factor of your own first').first()).toBeVisible()
      await page.getByLabel('Administrators').selectOption({ label: 'may have a second factor' })
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('The academy was updated successfully')).toBeVisible()

      await page.goto(`${academy.url}/dashboard/manage-users/invitations`)
      await ready(page)
      await page.getByRole('button', { name: 'Invite people' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email addresses').fill('guest@example.org, nobody')
      await dialog.getByRole('button', { name: 'Send invitations' }).click()
      await expect(dialog.getByText('nobody is no email address')).toBeVisible()
      await dialog.getByLabel('Email addresses').fill(`guest@example.org; ${admin.email}`)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Send invitations' }).click()
      await expect(page.getByText('1 invitation is on the way')).toBeVisible()
      await expect(page.getByText(`Has an account already: ${admin.email}`)).toBeVisible()
      await expect(page.getByRole('cell', { name: 'guest@example.org' })).toBeVisible()

      const guest = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const visitor = await guest.newPage()
      await visitor.goto(`${academy.url}/login?panel=sign-up`)
      await expect(visitor.getByRole('heading', { name: 'By invitation' })).toBeVisible()
      const mail = await mailTo('guest@example.org', 1, academy)
      const [link = ''] = /http:\S+\/invitation\/[\w-]+/.exec(mail) ?? []
      await visitor.goto(link)
      await ready(visitor)
      await expectAccessible(visitor)
      await expect(visitor.getByRole('main').getByLabel('Email')).toHaveValue('guest@example.org')
      await visitor.getByLabel('First name').fill('Grace')
      await visitor.getByLabel('Last name').fill('Hopper')
      await visitor.getByLabel('Password', { exact: true }).fill('cobol-1959')
      await visitor.getByRole('button', { name: 'Sign up' }).click()
      await visitor.waitForURL('**/activation/**')
      await guest.close()
    })
  } finally {
    await academy.stop()
  }
})
