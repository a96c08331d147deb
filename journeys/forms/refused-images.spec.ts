import sharp from 'sharp'

import { application, fillClub, registerButton } from '../support/applicants.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c70039' } })
    .png()
    .toBuffer()
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const kinds = 'JPEG, PNG, WebP, GIF or AVIF'

test('L-PROF-1 what is wrong with a picture of oneself stands beside its button, with what to do', async ({
  page,
  signedIn: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/profile')
  await page.waitForLoadState('networkidle')
  const input = page.locator('input[type=file]')
  const told = page.locator('.prof-image').getByRole('alert')
  await input.setInputFiles(file('notes.txt', 'text/plain', Buffer.from('no picture')))
  await expect(told).toHaveText(`Please choose an image: ${kinds}`)
  await input.setInputFiles(file('me.heic', 'image/heic', Buffer.from('a phone’s own kind')))
  await expect(told).toHaveText(`This image cannot be read. Please choose a JPEG, PNG, WebP, GIF or AVIF`)
  await expectAccessible(page)

  const dialog = page.getByRole('dialog').and(page.locator('[data-open]'))
  await input.setInputFiles(file('me.png', 'image/png', await png(900, 600)))
  await expect(told, 'another one was chosen').toHaveCount(0)
  await page.route('**/api/avatar', route => route.fulfill({ status: 413, json: { code: 'too-large', message: '-' } }))
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This picture is larger than 10 MB. Please choose a smaller one')
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page.unroute('**/api/avatar')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Picture changed')).toBeVisible()
})

test('P-CLUB-9 T51 a picture that only the server refuses is told at its field, which has the focus', async ({
  page,
  user,
}) => {
  const { _id } = await application(page, 'Club')
  await page.goto(`/club-application-form/${_id}`)
  await page.waitForLoadState('networkidle')
  await fillClub(page, user.email)
  const logo = page.getByLabel('Logo')
  await registerButton(page).click()
  await expect(logo, 'the one that is missing').toBeFocused()
  await expect(logo).toHaveAccessibleDescription(/Please upload your club's logo/)
  await logo.setInputFiles(file('vast.png', 'image/png', await png(8000, 7000)))
  await expect(page.getByAltText('The picture you chose')).toBeVisible()
  await registerButton(page).click()
  await expect(logo).toHaveAccessibleDescription(/Please choose another PNG, JPG or GIF picture, of at most 50/)
  await expect(logo).toBeFocused()
  await expect(page.locator('.applicant-image-field .help[data-error]')).toBeInViewport()
})
