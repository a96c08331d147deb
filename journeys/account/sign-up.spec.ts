import { call, codeIn, expect, expectAccessible, hasChangedSettings, mailTo, ready, test } from '../support/journey.ts'
import { findCourse } from '../support/payment.ts'

test('L-AUTH-1 L-AUTH-2 L-AUTH-6 L-AUTH-7 L-AUTH-13 L-AUTH-15 L-ACT-1 L-ACT-2 L-ACT-3 D-16 a visitor signs up', async ({
  page,
  user,
}) => {
  await page.goto('/login?next=/courses')
  const [signIn, signUp] = [page.getByRole('form', { name: 'Log in' }), page.getByRole('form', { name: 'Sign up' })]
  await expect(signIn).toBeVisible()
  await expect(signUp).toBeHidden()
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  await expect(signUp).toBeVisible()
  await expect(signIn).toBeHidden()
  await expect(signUp.getByLabel('First name'), 'the focus goes along').toBeFocused()

  await test.step('a form with faults stays, and says them', async () => {
    await signUp.getByLabel('First name').fill('De')
    await signUp.getByLabel('Email').fill('not an email')
    await signUp.getByRole('button', { name: 'Sign up' }).click()
    await expect(signUp.getByText('User Name must be at least 3 characters')).toHaveCount(2)
    await expect(signUp.getByText('Email is not a valid')).toBeVisible()
    await expect(signUp.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(signUp.getByLabel('First name')).toBeFocused()
  })

  await signUp.getByLabel('First name').fill(user.firstName)
  await signUp.getByLabel('Last name').fill(user.lastName)
  await signUp.getByLabel('Email').fill(user.email)
  await signUp.getByLabel('Password', { exact: true }).fill('123456')
  await signUp.getByRole('button', { name: 'Sign up' }).click()
  await expect(signUp.getByLabel('Password', { exact: true }), 'T11').toHaveAccessibleDescription(
    /This password is too common/,
  )
  await signUp.getByLabel('Password', { exact: true }).fill(user.password)
  await page.clock.install()
  await signUp.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Sign Up Success')).toBeVisible()
  await expect(page).toHaveURL(/\/activation\/[\w-]{43}$/)
  const code = codeIn(await mailTo(user.email))
  const field = page.getByLabel('Activation code')

  await test.step('the page names the address, and leads back to change it with what was typed', async () => {
    await expect(page.getByText('We emailed a six-digit code to')).toContainText(user.email)
    const unsent = page.getByText('This academy sends no email yet')
    if (hasChangedSettings) await expect(unsent).toHaveCount(0)
    else await expect(unsent).toContainText('in the folder “mail” of its data')
    await page.getByRole('link', { name: 'Not your email? Change it' }).click()
    await expect(page).toHaveURL('/login?panel=sign-up&next=%2Fcourses')
    await expect(signUp.getByLabel('First name')).toHaveValue(user.firstName)
    await expect(signUp.getByLabel('Email')).toHaveValue(user.email)
    await expect(signUp.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.goBack()
  })

  await test.step('a wrong code is told', async () => {
    await field.fill('12')
    await page.getByRole('button', { name: 'Activate' }).click()
    await expect(page.getByText('The activation code has six digits')).toBeVisible()
    await field.fill(code === '100000' ? '100001' : '100000')
    await page.getByRole('button', { name: 'Activate' }).click()
    await expect(page.getByText('The activation code is not correct').first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('another code can be had after a moment, which goes on where the page is loaded again', async () => {
    const waiting = page.getByRole('button', { name: /Send a new code in \d+ s/ })
    await expect(waiting).toBeDisabled()
    const left = async () => Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0])
    await page.waitForTimeout(3000)
    await page.reload()
    expect(await left()).toBeLessThan(29)
    await page.clock.fastForward(31_000)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(page.getByText('A new code is on its way')).toBeVisible()
  })

  const next = codeIn(await mailTo(user.email, 2))
  await field.fill(` ${next.slice(0, 3)} ${next.slice(3)} `) // as it comes from a clipboard
  await page.clock.resume()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/courses$/)
  await expect(page.getByText('Account Activated Successefully')).toBeVisible()

  await test.step('who is signed in has nothing to do here', async () => {
    for (const path of ['/login', '/activation/some-token']) {
      await page.goto(path)
      await expect(page).toHaveURL(url => url.pathname === '/')
    }
  })
})

test('D-18 who signs up to buy something comes back to it from the mail, in another browser too', async ({
  page,
  browser,
  user,
}) => {
  const { _id } = await findCourse(page)
  const { firstName, lastName, email, password } = user
  await page.goto(`/payment/${_id}`)
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('Last name').fill(lastName)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await page.clock.install()
  await form.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/activation\//)
  expect(linkIn(await mailTo(email))).toBe(page.url())
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  const mail = await mailTo(email, 2)
  expect(linkIn(mail), 'with a new code too').toBe(page.url())

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(linkIn(mail))
  await ready(elsewhere)
  await elsewhere.waitForLoadState('networkidle')
  const arabic = codeIn(mail).replaceAll(/\d/g, digit => String.fromCharCode(0x06_60 + Number(digit)))
  await elsewhere.getByLabel('Activation code').fill(arabic)
  await expect(elsewhere.getByLabel('Activation code')).toHaveValue(codeIn(mail))
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Activate' }).click()
  await expect(elsewhere).toHaveURL(`/payment/${_id}`)
  await elsewhere.context().close()
})

const linkIn = (mail: string): string => /https?:\/\/\S+?\/activation\/[^\s"<]+/.exec(mail)?.[0] ?? ''

test('T18 the link of an activation mail asks for the password in another browser', async ({ page, browser, user }) => {
  const { firstName, lastName, email, password } = user
  const { token } = await call(page, 'POST', '/userCreate', { email, password, firstName, lastName })
  const code = codeIn(await mailTo(email))
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`/activation/${token}`)
  await expect(elsewhere.getByText('This sign-up began in another browser')).toBeVisible()
  await expectAccessible(elsewhere)
  const fields = {
    code: elsewhere.getByLabel('Activation code'),
    password: elsewhere.getByLabel('Password', { exact: true }),
  }
  await fields.code.fill(code)
  await elsewhere.getByRole('button', { name: 'Activate' }).click()
  await expect(elsewhere.getByText('Please enter your password')).toBeVisible()
  await fields.password.fill('not-the-password')
  await elsewhere.getByRole('button', { name: 'Activate' }).click()
  await expect(elsewhere.getByText('Password incorrect').first()).toBeVisible()
  await expect(fields.password).toHaveAttribute('aria-invalid', 'true')
  await fields.password.fill(password)
  await elsewhere.getByRole('button', { name: 'Activate' }).click()
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.context().close()

  await page.goto(`/activation/${token}`)
  await expect(page.getByText('This link is no longer valid')).toBeVisible()
  await page.getByRole('link', { name: 'Sign up again' }).click()
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible()
})

test('L-AUTH-12 an email that belongs to somebody is flagged', async ({ page, signedIn }) => {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('First name').fill('Other')
  await form.getByLabel('Last name').fill('Person')
  await form.getByLabel('Email').fill(signedIn.email)
  await form.getByLabel('Password', { exact: true }).fill('metres-99')
  await form.getByRole('button', { name: 'Sign up' }).click()
  await expect(form.getByText('User already exist')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('User already exist')).toHaveCount(2)
})

test('the screens of a sign-up are accessible', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('form', { name: 'Sign up' }).getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Email is not a valid')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/activation/some-token')
  await expectAccessible(page)
})
