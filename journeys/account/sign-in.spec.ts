import { expect, expectAccessible, hasChangedSettings, test } from '../support/journey.ts'

test('L-AUTH-1 L-AUTH-3 L-AUTH-10 L-AUTH-13 X-FORM-1 D-18 signing in by keyboard alone', async ({ page, signedIn }) => {
  await page.context().clearCookies()
  await page.goto('/login?next=/courses')
  const form = page.getByRole('form', { name: 'Log in' })
  const [email, password] = [form.getByLabel('Email'), form.getByLabel('Password', { exact: true })]
  await expect(form.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
  await email.focus()
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Email is not a valid')).toBeVisible()
  await expect(email).toBeFocused()
  await expect(form.locator('[data-flash]')).toHaveCount(2)
  await expectAccessible(page)

  await email.fill(signedIn.email)
  await expect(form.getByText('Email is not a valid'), 'an edit takes the error away').toBeHidden()
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  const refusal = hasChangedSettings ? 'Email or password incorrect' : 'Password incorrect'
  await expect(form.getByText(refusal)).toBeVisible()
  await expect(page.getByText(refusal)).toHaveCount(2)
  await expect(password).toBeFocused()
  await expect(form.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute('data-state', 'normal')

  await password.fill(signedIn.password)
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('link', { name: 'Forgot your password?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses$/)
  await expect(page.getByText('Login successfully')).toBeVisible()
})

test('L-AUTH-1 the form that is out of sight is out of reach', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  const reached = new Set<string>()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => document.activeElement?.closest('form')?.getAttribute('aria-label') ?? ''))
  }
  expect([...reached]).toContain('Sign up')
  expect([...reached]).not.toContain('Log in')
})

test('L-AUTH-1 the plate moves for half a second, and not at all for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/login')
  const duration = () =>
    page.locator('.auth-plate').evaluate(element => Number.parseFloat(getComputedStyle(element).transitionDuration))
  expect(await duration()).toBe(0.5)
  const [form, plate] = [page.getByRole('form', { name: 'Sign up' }), page.locator('.auth-plate')]
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  await expect(form).toBeVisible()
  await expect
    .poll(async () => ((await plate.boundingBox())?.x ?? 0) < ((await form.boundingBox())?.x ?? 0), 'sides are changed')
    .toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).toBe(0)
})

test('L-AUTH-9 L-AUTH-16 an unknown email is flagged, and a forgotten password has its page', async ({ page }) => {
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Email').fill('nobody@club.example')
  await form.getByLabel('Password', { exact: true }).fill('metres-99')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form.getByText("Email Dosen't exist")).toBeVisible()
  await expect(page.getByText("Email Dosen't exist")).toHaveCount(2)
  await form.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forget-password$/)
})

test('L-AUTH-8 L-AUTH-11 ASVS 6.2.6 the button goes through its four states, and another refusal is told in a toast and stays', async ({
  page,
}) => {
  let answer: (() => void) | undefined
  await page.route('**/api/login', async route => {
    await new Promise<void>(resolve => (answer = resolve))
    await route.fulfill({
      status: 429,
      json: { code: 'too-many', message: 'Too many attempts. Please try again later' },
    })
  })
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Log in' })
  const button = form.locator('button[type=submit]')
  await expect(button).toHaveAttribute('data-state', 'normal')
  const width = (await button.boundingBox())?.width
  await form.getByLabel('Email').fill('somebody@club.example')
  await form.getByLabel('Password', { exact: true }).fill('metres-99')
  await button.click()
  await expect(button).toHaveAttribute('data-state', 'checking')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect((await button.boundingBox())?.width).toBe(width)
  answer?.()
  await expect(button).toHaveAttribute('data-state', 'error')
  await expect(page.locator('.toast')).toHaveText('Too many attempts. Please try again later')
  await expect(form.getByRole('status').first()).toHaveText('Too many attempts. Please try again later')
  await expect(button).toHaveAttribute('data-state', 'normal')
  await expect(form.locator('[data-invalid]')).toHaveCount(0)
})

test('L-AUTH-8 L-AUTH-14 ASVS 6.2.7 an administrator is led to the dashboard', async ({ page }) => {
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Email').fill('admin@demo.palestra.example')
  await form.getByLabel('Password', { exact: true }).fill('Admin-2026')
  // Written down where it outlives the page, which is left at once.
  await form.locator('button[type=submit]').evaluate(button => {
    new MutationObserver(() => {
      sessionStorage.setItem('states', `${sessionStorage.getItem('states') ?? ''} ${button.dataset['state']}`)
    }).observe(button, { attributeFilter: ['data-state'] })
  })
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await page.evaluate(() => sessionStorage.getItem('states'))).toBe(' checking checked')
})

test('T50 ASVS 3.7.2 nobody is led to another site after signing in', async ({ page, signedIn }) => {
  await page.context().clearCookies()
  await page.goto('/login?next=//evil.example')
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Email').fill(signedIn.email)
  await form.getByLabel('Password', { exact: true }).fill(signedIn.password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(url => url.pathname === '/' && url.hostname === 'localhost')
})

test('X-SESS-1 D-19 T88 ASVS 2.2.2 ASVS 8.3.1 ASVS 14.3.3 the person in local storage is a copy: forging it changes nothing', async ({
  page,
  signedIn,
}) => {
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
  await page.goto('/')
  await expect.poll(kept).toMatchObject({ email: signedIn.email, role: 'learner' })
  await page.evaluate(() => {
    localStorage.setItem('user', JSON.stringify({ ...JSON.parse(localStorage.getItem('user') ?? '{}'), role: 'admin' }))
  })
  await page.reload()
  await expect.poll(kept).toMatchObject({ role: 'learner' })
  await page.context().clearCookies()
  await page.reload()
  await expect.poll(kept).toBeNull()
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test(`the sign-in screens fit ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/login', '/activation/some-token', '/forget-password', '/reset-password/some-token']) {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
}

test('without JavaScript the screens can be read, and say what they need', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/login`)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.locator('noscript p')).toContainText('Logging in needs JavaScript.')
  const form = page.getByRole('form', { name: 'Log in' })
  await expect(form.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled()
  await context.close()
})

test('D-18 X-SESS-2 where the session ended elsewhere, logging in leads to the page that was wanted', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/dashboard/profile')
  await page.context().clearCookies()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Certificates' }).click()
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fcertificates')
})

test('T14 D-18 who logs out in one tab is logged out in all, and the log-in says why it asks', async ({
  page,
  context,
  signedIn,
}) => {
  const dashboard = `${signedIn.firstName} ${signedIn.lastName}: dashboard`
  const other = await context.newPage()
  const own = await context.newPage()
  await other.goto('/courses')
  await own.goto('/dashboard/my-courses')
  await expect(other.getByRole('link', { name: dashboard })).toBeVisible()
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(own).toHaveURL('/login?next=%2Fdashboard%2Fmy-courses')
  const sentence = 'You have been logged out. Log in again to go on.'
  await expect(own.getByText(sentence)).toBeVisible()
  await page.goto('/login')
  await expect(page.getByText('Pick up where you left off.')).toBeVisible()

  const form = own.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Email').fill(signedIn.email)
  await form.getByLabel('Password', { exact: true }).fill(signedIn.password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(own).toHaveURL('/dashboard/my-courses')
  await expect(other.getByRole('link', { name: dashboard }), 'and logged in').toBeVisible()
})
