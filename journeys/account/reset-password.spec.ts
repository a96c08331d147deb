import { call, expect, expectAccessible, mailTo, test } from '../support/journey.ts'
import { linkIn, resetLink } from '../support/reset-link.ts'

test('L-FORG-1 L-FORG-2 L-FORG-3 L-FORG-4 L-RST-1 L-RST-2 L-RST-3 L-RST-4 L-RST-6 L-RST-7 a forgotten password is replaced', async ({
  page,
  signedIn,
}) => {
  await page.context().clearCookies()
  await page.goto('/forget-password')
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeVisible()
  const send = page.getByRole('button', { name: 'Reset Password' })
  await send.click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await page.getByRole('main').getByLabel('Email').fill('nobody')
  await send.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByLabel('Email').fill(signedIn.email)
  await send.click()
  await expect(page.getByText('Check Your Email To Reset Password')).toBeVisible()

  await page.goto(linkIn(await mailTo(signedIn.email, 2)))
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible()
  const [password, confirmation] = [page.getByLabel('New password'), page.getByLabel('Confirm password')]
  const unmet = page.getByText('(not met yet)')
  await expect(unmet).toHaveCount(5)
  await password.pressSequentially('Stride')
  await expect(unmet).toHaveCount(3)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password does not meet all requirements')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expectAccessible(page)
  await confirmation.fill('S')
  await expect(page.getByText('Password does not meet all requirements')).toBeHidden()
  await expect(page.getByText('Passwords do not match')).toBeHidden()

  const common = 'This password is too common. Please choose another'
  await password.fill('Qwerty123!')
  await confirmation.fill('Qwerty123!')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(password, 'T11').toHaveAccessibleDescription(new RegExp(common))
  await expect(page.locator('.toast').last()).toHaveText(common)

  await password.fill('Stride-0.45s')
  await expect(unmet).toHaveCount(0)
  await confirmation.fill('Stride-0.45s')
  await page.getByRole('button', { name: 'Show password' }).last().click()
  await expect(confirmation).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Password Reset Success')).toBeVisible()

  await page.getByRole('form', { name: 'Log in' }).getByLabel('Email').fill(signedIn.email)
  await page.getByLabel('Password', { exact: true }).first().fill('Stride-0.45s')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('D-18 T50 who was on the way somewhere gets there after the reset, and nowhere but on this site', async ({
  page,
  signedIn,
}) => {
  await page.context().clearCookies()
  await page.goto('/login?next=//evil.example/courses')
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forget-password')
  for (const path of ['/forget-password', `/reset-password/${'a'.repeat(43)}`]) {
    await page.goto(`${path}?next=//evil.example/courses`)
    await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  }

  await page.goto('/login?next=%2Fcourses%3Frating%3D4')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', /\?next=%2Fcourses/)
  await page.getByRole('main').getByLabel('Email').fill(signedIn.email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.goto(linkIn(await mailTo(signedIn.email, 2)))
  await page.getByLabel('New password').fill('Stride-0.47s')
  await page.getByLabel('Confirm password').fill('Stride-0.47s')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password Reset Success')).toBeVisible()
  await page.getByRole('form', { name: 'Log in' }).getByLabel('Email').fill(signedIn.email)
  await page.getByLabel('Password', { exact: true }).first().fill('Stride-0.47s')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname + url.search === '/courses?rating=4')
})

test('L-RST-1 L-RST-6 a link that is no good says so before a password is chosen, and a new one is a click away', async ({
  page,
  signedIn,
}) => {
  await page.context().clearCookies()
  const ended = page.getByText('This reset link is no longer valid')
  const again = page.getByRole('link', { name: 'Request a new link' })
  await page.goto('/reset-password/never-sent')
  await expect(ended).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await expectAccessible(page)
  await again.click()
  await expect(page).toHaveURL(/\/forget-password$/)

  const link = await resetLink(page, signedIn.email)
  await page.goto(link)
  await page.getByLabel('New password').fill('Stride-0.45s')
  await page.getByLabel('Confirm password').fill('Stride-0.45s')
  // The same link in another tab was faster.
  const token = link.split('/').at(-1)
  await call(page, 'PUT', '/pass_reset', { token, newPassword: 'Stride-0.46s' })
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(ended).toBeVisible()
  await expect(page.getByText('Something went wrong. Please try again')).toHaveCount(0)
  await again.click()
  await expect(page).toHaveURL(/\/forget-password$/)
  await page.goto(link)
  await expect(ended).toBeVisible()
})

test('L-FORG-2 L-RST-7 who is signed in sees no way back to the login, and ends on the dashboard', async ({
  page,
  signedIn,
}) => {
  await page.goto('/forget-password')
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeHidden()
  await page.getByRole('main').getByLabel('Email').fill(signedIn.email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.goto(linkIn(await mailTo(signedIn.email, 2)))
  await page.getByLabel('New password').fill('Stride-0.46s')
  await page.getByLabel('Confirm password').fill('Stride-0.46s')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  expect((await page.request.get('/api/refresh')).status()).toBe(200)
})

test('L-FORG-5 D-20 any failure shows the specified text', async ({ page }) => {
  await page.route('**/api/pass_recovery', route =>
    route.fulfill({ status: 429, json: { code: 'too-many', message: 'Later' } }),
  )
  await page.goto('/forget-password')
  await page.getByRole('main').getByLabel('Email').fill('somebody@club.example')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible()
})
