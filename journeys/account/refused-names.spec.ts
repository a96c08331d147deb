import { application, fillClub, image, registerButton } from '../support/applicants.ts'
import { expect, ready, test } from '../support/journey.ts'

const said = 'Please use letters only: this name holds characters that cannot be seen, as some emoji do'
const family = 'Ada \u{1F469}\u200d\u{1F467}'

test('X-FORM-1 what the server refuses of a changed name stands under its field, which has the focus', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/dashboard/profile')
  await ready(page)
  await page.getByRole('button', { name: 'Edit Name' }).click()
  const dialog = page.getByRole('dialog')
  const last = dialog.getByLabel('Last name')
  await last.fill(family)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText(said)
  await expect(last).toHaveAttribute('aria-invalid', 'true')
  await expect(last).toHaveAccessibleDescription(said)
  await expect(last).toBeFocused()
  await expect(dialog.getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true')
})

test('X-FORM-1 the same at the sign-up', async ({ page, user }) => {
  await page.goto('/login?panel=sign-up')
  await ready(page)
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('First name').fill(family)
  await form.getByLabel('Last name').fill(user.lastName)
  await form.getByLabel('Email').fill(user.email)
  await form.getByLabel('Password', { exact: true }).fill(user.password)
  await form.getByLabel('Password', { exact: true }).press('Enter')
  const first = form.getByLabel('First name')
  await expect(first).toHaveAccessibleDescription(said)
  await expect(first).toBeFocused()
})

test('X-FORM-1 and in the registration of a club: no pattern is shown to anybody', async ({ page, user }) => {
  const { _id } = await application(page, 'Club')
  await page.goto(`/club-application-form/${_id}`)
  await ready(page)
  const name = page.getByLabel('Club name')
  await fillClub(page, user.email)
  await name.fill('\u202eevil Test')
  await page.getByLabel('Logo').setInputFiles(await image())
  await registerButton(page).click()
  await expect(name).toHaveAccessibleDescription(said)
  await expect(name).toBeFocused()
  await expect(page.getByText('Invalid string')).toHaveCount(0)
})
