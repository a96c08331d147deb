import type { Page } from '@playwright/test'
import sharp from 'sharp'

import {
  application,
  createApplication,
  fillClub,
  registerButton,
  signInAsAdministrator,
} from '../support/applicants.ts'
import { call, expect, expectAccessible, mailTo, ready, test } from '../support/journey.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

async function image(name = 'logo.png') {
  const create = { width: 60, height: 40, channels: 3, background: '#c70039' } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

for (const width of [390, 1440]) {
  test(`P-APP-2 P-APP-3 P-CLUB-1 P-CLUB-10 a club registers at ${width} px, by keyboard, and is told so`, async ({
    page,
    user,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { name } = await application(page, 'Club')
    await open(page, '/applications/team')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Club applications')
    await expect(page.getByText('In Progress').first()).toBeVisible()
    await expect(page.getByText('Deadline Passed').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Register' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/club-application-form\//)
    await ready(page)
    await expectAccessible(page)

    const typeFrom = async (label: string, texts: string[]) => {
      await page.getByLabel(label).focus()
      for (const typed of texts) {
        await page.keyboard.type(typed)
        await page.keyboard.press('Tab')
      }
    }
    await typeFrom('Club name', ['Widad Athletic', 'Oran', '1926'])
    await typeFrom('Contact email', [user.email, '+213 41-555 014', 'club.example'])
    await expect(page.getByRole('group', { name: 'How we reach you' }).getByRole('textbox')).toHaveCount(3)
    await page.getByLabel('Level').selectOption('Semi-professional')
    await page.getByLabel('Club size').fill('140')
    await page.getByLabel('Logo').setInputFiles(await image())
    await expect(page.getByAltText('The picture you chose')).toBeVisible()
    await registerButton(page).focus()
    await page.keyboard.press('Enter')
    // The form was long and what takes its place is short: it is seen, and it is where the keyboard goes on.
    const done = page.getByRole('heading', { name: 'Registration Success' })
    await expect(done).toBeFocused()
    await expect(done).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Back to the application' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    expect(await mailTo(user.email)).toContain(name)
  })
}

test('P-CLUB-2 P-CLUB-3 P-CLUB-4 P-CLUB-5 P-CLUB-6 P-CLUB-7 P-CLUB-8 P-CLUB-9 K-13 K-17 the clubs’ form says what is wrong', async ({
  page,
}) => {
  const { _id } = await application(page, 'Club')
  await open(page, `/club-application-form/${_id}`)
  await page.getByLabel('Established year').fill('1782')
  await page.getByLabel('Contact phone').fill('12345')
  await registerButton(page).click()
  for (const text of [
    'Club name is required',
    'Location is required',
    `Year must be between 1800 and ${new Date().getFullYear()}`,
    'Invalid email format',
    'Invalid phone number',
    'Club level is required',
    'Club size must be at least 1',
    "Please upload your club's logo",
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('Club name')).toBeFocused()
  await expect(page.getByText('PNG, JPG or GIF up to 10MB')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel('Logo')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('Please choose a PNG, JPG or GIF picture')).toBeVisible()
  const heavy = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10_000_001) }
  await page.getByLabel('Logo').setInputFiles(heavy)
  await expect(page.getByText('This picture is larger than 10 MB. Please choose a smaller one')).toBeVisible()
})

test('P-CLUB-10 what was typed outlives a reload and a refusal, and goes with success', async ({ page, user }) => {
  const { _id } = await application(page, 'Club')
  const address = `/club-application-form/${_id}`
  await open(page, address)
  await fillClub(page, user.email)
  await open(page, address)
  await expect(page.getByLabel('Club name')).toHaveValue('Widad Athletic')
  await expect(page.getByLabel('Level')).toHaveValue('Semi-professional')
  await page.getByLabel('Logo').setInputFiles(await image())

  await page.route('**/api/club/application', route => route.fulfill({ status: 503, json: { message: 'Busy' } }))
  await registerButton(page).click()
  await expect(page.getByText('Registration Failed')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Busy' })).toBeVisible()
  await expect(page.getByLabel('Contact email')).toHaveValue(user.email)
  await expect(page.getByAltText('The picture you chose')).toBeVisible()
  await page.unroute('**/api/club/application')
  await registerButton(page).click()
  await expect(page.getByRole('heading', { name: 'Registration Success' })).toBeVisible()

  await open(page, address)
  await expect(page.getByLabel('Club name')).toHaveValue('')
  await fillClub(page, user.email)
  await page.getByLabel('Logo').setInputFiles(await image())
  await registerButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You Already Requested This' })).toBeVisible()
  await expect(page.getByLabel('Club name')).toHaveValue('Widad Athletic')
})

test('P-COACH-1 P-COACH-2 P-COACH-3 P-COACH-4 a coach registers, with a photo that was dropped', async ({
  page,
  user,
}) => {
  const { _id } = await application(page, 'Coach')
  await open(page, `/coach-application-form/${_id}`)
  await registerButton(page).click()
  for (const text of [
    'Name is required',
    'Date of birth is required',
    'Experience years are required and should be a number',
    'Coaching level is required',
    'Please upload a photo of yourself',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill('Amel Tempo')
  await page.getByLabel('Date of birth').fill('1890-01-01')
  for (const [years, text] of [
    ['1995', 'Please enter whole years, from 0 to 80'],
    ['3.5', 'Please enter whole years, from 0 to 80'],
    ['twelve', 'Experience years are required and should be a number'],
  ] as const) {
    await page.getByLabel('Years of experience').fill(years)
    await registerButton(page).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByText('a day in the past, from 01/01/1900 on')).toBeVisible()
  await page.getByLabel('Date of birth').fill('1988-04-30')
  await page.getByLabel('Years of experience').fill('12')
  await page.getByLabel('Contact email').fill(user.email)
  await page.getByLabel('Contact phone').fill('0555 123 456')
  await page.getByLabel('Coaching level').selectOption('Youth')
  await page.getByLabel('Biography').fill('Two clubs.')
  const { buffer } = await image()
  const dropped = await page.evaluateHandle(
    bytes => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }))
      return data
    },
    [...buffer],
  )
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: dropped })
  await expect(page.getByAltText('The picture you chose')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByAltText('The picture you chose')).toHaveCount(0)
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: dropped })
  await registerButton(page).click()
  await expect(page.getByRole('heading', { name: 'Application Success' })).toBeVisible()
  expect(await mailTo(user.email)).toContain('You are registered for')
})

test('D-45 P-APP-2 after the deadline nobody can register', async ({ page }) => {
  const { _id } = await application(page, 'Club', false)
  await open(page, `/application/${_id}`)
  await expect(page.getByText('Deadline Passed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0)
  const deadline = page.getByText('Deadline', { exact: true })
  await expect(deadline, 'said once, with the button').toHaveCount(1)
  await open(page, `/club-application-form/${_id}`)
  await expect(deadline, 'beside the form with the name').toHaveCount(1)
  await expect(registerButton(page)).toBeDisabled()
  await expectAccessible(page)
})

test('D-46 X-STATE-3 who is signed in types less, and sees later what was sent and how it stands', async ({
  page,
  browser,
  signedIn,
}) => {
  const admin = await browser.newContext()
  const staff = await admin.newPage()
  await signInAsAdministrator(staff)
  const name = `Coaches at night ${Date.now()}`
  const id = await createApplication(staff, name, 'CoachApplication')
  await open(page, `/coach-application-form/${id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Demo Traveller')
  await expect(page.getByLabel('Contact email')).toHaveValue(signedIn.email)
  await page.getByLabel('Date of birth').fill('1890-01-01')
  for (const [years, text] of [
    ['1995', 'Please enter whole years, from 0 to 80'],
    ['3.5', 'Please enter whole years, from 0 to 80'],
    ['twelve', 'Experience years are required and should be a number'],
  ] as const) {
    await page.getByLabel('Years of experience').fill(years)
    await registerButton(page).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByText('a day in the past, from 01/01/1900 on')).toBeVisible()
  await page.getByLabel('Date of birth').fill('1988-04-30')
  await page.getByLabel('Years of experience').fill('12')
  await page.getByLabel('Contact phone').fill('0555 123 456')
  await page.getByLabel('Coaching level').selectOption('Youth')
  await page.getByLabel('Photo').setInputFiles(await image('me.png'))
  await registerButton(page).click()
  await expect(page.getByRole('heading', { name: 'Application Success' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to the application' }).click()
  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible()
  await expect(page.getByText(`with ${signedIn.email}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0)
  await open(page, `/coach-application-form/${id}`)
  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible()
  await expect(registerButton(page)).toHaveCount(0)
  await expectAccessible(page)

  const { coaches } = await call(staff, 'GET', `/coaches/${id}`)
  const reason = 'All places are taken.'
  await call(staff, 'PUT', `/coach/application/${coaches[0]._id}`, { status: 'rejected', reason })
  await admin.close()
  await open(page, '/dashboard/profile')
  const own = page.getByRole('listitem').filter({ hasText: name })
  await expect(own).toContainText('Rejected')
  await expect(own).toContainText(reason)
  await expectAccessible(page)
  await own.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Not this time' })).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await expectAccessible(page)
})
