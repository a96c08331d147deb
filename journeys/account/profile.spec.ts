import { type Page } from '@playwright/test'
import sharp from 'sharp'

import { call, expect, expectAccessible, mailTo, test } from '../support/journey.ts'

const open = async (page: Page) => {
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
}
const row = (page: Page, label: string) =>
  page.locator('.prof dl > div', { has: page.getByText(label, { exact: true }) })
// One that closes stays in the page for its animation.
const dialog = (page: Page) => page.getByRole('dialog').and(page.locator('[data-open]'))
const remembered = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
const codeIn = (mail: string) => /^\s*(\d{4})\s*$/m.exec(mail)?.[1] ?? ''

const phone = { width: 390, height: 844 }

test('L-PROF-2 L-PROF-3 L-PROF-5 L-PROF-6 K-20 the profile shows who the person is, and changes the name', async ({
  page,
  signedIn,
}) => {
  await open(page)
  await expect(row(page, 'Name')).toContainText(`${signedIn.firstName} ${signedIn.lastName}`)
  await expect(row(page, 'Primary Email')).toContainText(signedIn.email)
  await expect(row(page, 'Joined')).toContainText(/\d\d\/\d\d\/\d{4}/)
  await page.getByRole('button', { name: 'Edit Name' }).click()
  const sent: string[] = []
  page.on('request', request => request.method() === 'PUT' && sent.push(request.url()))
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('This is already your name')
  await dialog(page).getByLabel('First name').fill('Ada')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toContainText('at least 4 characters')
  expect(sent, 'nothing is sent for an unchanged or a short name').toEqual([])
  await dialog(page).getByLabel('First name').fill('Adaline')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, 'Name')).toContainText(`Adaline ${signedIn.lastName}`)
  expect((await remembered(page)).firstName).toBe('Adaline')
  await expect(page.getByRole('link', { name: /^Adaline/ }), 'the header knows it too').toBeVisible()
})

test('L-PROF-4 L-PROF-7 L-PROF-8 L-PROF-13 X-STATE-2 a second email is added with its code, made primary, and deleted', async ({
  page,
  signedIn,
}) => {
  const second = `second-${signedIn.email}`
  await open(page)
  await page.getByRole('button', { name: 'Add Email' }).click()
  await dialog(page).getByLabel('Secondary Email').fill(signedIn.email)
  await dialog(page).getByRole('button', { name: 'Add Email' }).click()
  await expect(dialog(page)).toContainText('This is already your email')
  await expect(dialog(page)).toContainText('Please enter your password')
  await dialog(page).getByLabel('Secondary Email').fill(second)
  await dialog(page).getByLabel('Password', { exact: true }).fill(signedIn.password)
  await dialog(page).getByRole('button', { name: 'Add Email' }).click()
  await expect(dialog(page)).toContainText('Email Activation')
  const code = codeIn(await mailTo(second))
  const box = (place: number) => dialog(page).getByLabel(`Digit ${place}`)
  await dialog(page).getByRole('button', { name: 'Add Email' }).click()
  await expect(box(1), 'X-FORM-1 what is missing has the focus').toBeFocused()
  await page.keyboard.type(code.slice(0, 2))
  await expect(box(3), 'typing moves on').toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(box(2), 'Backspace moves back').toBeFocused()
  await page.keyboard.type(code.slice(1))
  const request = page.waitForRequest('**/api/activate_email')
  await dialog(page).getByRole('button', { name: 'Add Email' }).click()
  expect((await request).postDataJSON()).toEqual({ activationCode: Number(code) })
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, 'Secondary Email')).toContainText(second)
  expect((await remembered(page)).secondary_email).toBe(second)

  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Mark as Primary' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Mark as Primary' }).click()
  await question.getByRole('button', { name: 'Mark as Primary' }).click()
  await expect(question).toBeHidden()
  await expect(row(page, 'Primary Email')).toContainText(second)
  expect((await remembered(page)).email).toBe(second)
  await row(page, 'Secondary Email').getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  await expect(row(page, 'Secondary Email')).toContainText('None')
  expect((await remembered(page)).secondary_email).toBeNull()
})

test('ASVS 7.5.1 somebody who logged in a while ago is asked for the password before the emails change', async ({
  page,
  signedIn,
}) => {
  const second = `second-${signedIn.email}`
  await call(page, 'PUT', '/add_email', { secondaryEmail: second, password: signedIn.password })
  await call(page, 'PUT', '/activate_email', { activationCode: codeIn(await mailTo(second)) })
  // As the server answers ten minutes after logging in.
  const refusal = { code: 'confirmation-needed', message: 'Please confirm', error: 'Please confirm' }
  await page.route('**/api/delete_second_email', route => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await open(page)
  await row(page, 'Secondary Email').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  const remove = question.getByRole('button', { name: 'Delete' })
  await remove.click()
  const password = question.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expectAccessible(page)
  await remove.click()
  await expect(question).toContainText('Please enter your password')
  await password.fill('not-the-password')
  await remove.click()
  await expect(question).toContainText('Password incorrect')
  await password.fill(signedIn.password)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(row(page, 'Secondary Email')).toContainText('None')
})

test('L-PROF-9 L-PROF-10 L-PROF-11 L-PROF-12 K-1 the password dialog says what is wrong, and sends it all the same', async ({
  page,
  signedIn,
}) => {
  await open(page)
  const answers: number[] = []
  page.on('response', answer => answer.url().endsWith('/api/password') && answers.push(answer.status()))
  await page.getByRole('button', { name: 'Change Password' }).click()
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true })
  const [old, fresh, again] = [field('Password'), field('New Password'), field('Confirm New Password')]
  const change = dialog(page).getByRole('button', { name: 'Change', exact: true })
  for (const one of [old, fresh, again]) await expect(one).toHaveAttribute('minlength', '6')
  await expect(dialog(page).getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forget-password',
  )
  await old.fill(signedIn.password)
  await fresh.fill('weaker')
  await again.fill('another')
  await change.click()
  await expect(dialog(page)).toContainText('Make Strong Password')
  await expect(fresh).toHaveAccessibleDescription(/Make Strong Password.* @ \$ ! % \* \? &/s)
  await expect(fresh).toHaveAttribute('passwordrules', /required: \[@\$!%\*\?&\]/)
  await expect(dialog(page)).toContainText('New Password Not Match Confirm New Password')
  await expect(page.getByText('Faild To Chnage The Password')).toBeVisible()
  await expect.poll(() => answers).toEqual([400])
  await fresh.fill('Stride44@')
  await again.fill('Stride44@')
  await expect(change).toHaveAttribute('data-state', 'normal')
  await change.click()
  await expect(page.getByText('Password changed successfully')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(answers).toEqual([400, 200])
  await call(page, 'POST', '/login', { email: signedIn.email, password: 'Stride44@' })
})

test('L-PROF-1 a picture is cut to a square, by keyboard too, for the header', async ({ page, signedIn: _ }) => {
  await open(page)
  const input = page.locator('input[type=file]')
  expect(await input.getAttribute('accept')).toBe('image/*')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Please choose an image')).toBeVisible()
  const halves = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c70039' } })
    .jpeg()
    .toBuffer()
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: halves })
  const area = dialog(page).getByRole('group', { name: /The part that is kept/ })
  await area.focus()
  const place = () =>
    dialog(page)
      .locator('.prof-crop img')
      .evaluate(image => image.style.transform)
  const before = await place()
  await page.keyboard.press('ArrowRight')
  await expect.poll(place, 'the arrow keys move it').not.toBe(before)
  await dialog(page).getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog(page)).toBeHidden()
  const address = (await remembered(page)).image
  expect(address).toMatch(/\/500\.avif$/)
  await expect(page.locator('.prof-who img')).toHaveAttribute('src', address)
  await expect(page.locator('.site-account img')).toHaveAttribute('src', address)
})

test('D-23 ASVS 7.5.2 the profile lists this browser and others, and signs them out', async ({
  page,
  signedIn,
  browser,
}) => {
  const other = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/19.0 Mobile Safari/604.1' })
  const fields = { email: signedIn.email, password: signedIn.password }
  const address = new URL((await page.goto('/dashboard/profile'))?.url() ?? '').origin
  await other.request.post(`${address}/api/login`, { headers: { 'sec-fetch-site': 'same-origin' }, data: fields })
  await open(page)
  const devices = page.locator('.prof-part', { hasText: 'Logged-in devices' })
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Log out: Safari on iPhone' }).click()
  await expect(devices.getByText('Safari on iPhone')).toHaveCount(0)
  expect((await other.request.get(`${address}/api/refresh`)).status()).toBe(401)
  await devices.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await page.waitForURL('**/login')
  expect(await remembered(page)).toBeNull()
  await other.close()
})

for (const [name, size] of [
  ['phone', phone],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`X-ROLE-5 L-DASH-3 the dashboard opens on the profile, which everybody can use: ${name}`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/dashboard/profile')
    await expect(page.getByText(signedIn.email)).toBeVisible()
    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(overflow, 'nothing lies beside the page').toBe(false)
    await page.getByRole('button', { name: 'Change Password' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
}
