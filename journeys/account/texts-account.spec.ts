import type { Page } from '@playwright/test'

import { call, expect, mailTo, ready, test } from '../support/journey.ts'
import { findCourse, openPayment, payButton, withoutHeaders } from '../support/payment.ts'
import { expectTexts } from '../support/texts.ts'
import { join } from '../support/watching.ts'

/** Waits for the scripts: what stands in the page before them does not answer yet. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Keeps the answers of a call back until it is told to let them go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('L-AUTH-4 L-AUTH-5 L-AUTH-7 the texts of the log-in', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in', exact: true }).click()
  await expectTexts(page, '/login', 'sign-in with faults')
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('form', { name: 'Sign up' }).getByRole('button', { name: 'Sign up' }).click()
  await expectTexts(page, '/login', 'sign-up with faults')
})

test('L-FORG-1 L-FORG-3 L-FORG-4 L-FORG-5 L-RST-1 L-RST-3 L-RST-4 L-RST-6 the texts of a forgotten password', async ({
  page,
  signedIn,
}) => {
  await page.context().clearCookies()
  await open(page, '/forget-password')
  await expectTexts(page, '/forget-password', 'opened')
  const send = page.getByRole('button', { name: 'Reset Password' })
  await send.click()
  await expectTexts(page, '/forget-password', 'empty')
  await page.getByRole('main').getByLabel('Email').fill('nobody')
  await send.click()
  await expectTexts(page, '/forget-password', 'no email')
  await page.route('**/api/pass_recovery', route => route.abort())
  await page.getByRole('main').getByLabel('Email').fill(signedIn.email)
  await send.click()
  await expectTexts(page, '/forget-password', 'failed')
  await page.unroute('**/api/pass_recovery')
  const answer = await hold(page, '**/api/pass_recovery')
  await send.click()
  await expectTexts(page, '/forget-password', 'sending')
  answer()
  await expectTexts(page, '/forget-password', 'sent')

  const link = /https?:\/\/\S+?\/reset-password\/[\w-]{43}/.exec(await mailTo(signedIn.email, 2))?.[0] ?? ''
  await open(page, link)
  await expectTexts(page, '/reset-password/{token}', 'opened')
  const reset = page.getByRole('button', { name: 'Reset Password' })
  await page.getByLabel('New password').fill('short')
  await reset.click()
  await expectTexts(page, '/reset-password/{token}', 'faults')
  for (const name of ['New password', 'Confirm password']) await page.getByLabel(name).fill('Stride-0.47s')
  await page.route('**/api/pass_reset', route => route.abort())
  await reset.click()
  await expectTexts(page, '/reset-password/{token}', 'failed')
  await page.unroute('**/api/pass_reset')
  const done = await hold(page, '**/api/pass_reset')
  await reset.click()
  await expectTexts(page, '/reset-password/{token}', 'resetting')
  done()
  await expectTexts(page, '/reset-password/{token}', 'done')
})

test('L-PROF-1 L-PROF-3 L-PROF-4 L-PROF-5 L-PROF-7 L-PROF-8 L-PROF-9 L-PROF-10 L-PROF-11 the texts of the profile', async ({
  page,
  signedIn,
}) => {
  await open(page, '/dashboard/profile')
  await expectTexts(page, '/dashboard', 'opened')
  await expectTexts(page, '/dashboard/profile', 'opened')
  const dialog = page.getByRole('dialog').and(page.locator('[data-open]'))
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expectTexts(page, '/dashboard/profile', 'changing the password')
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  await field('Password').fill(signedIn.password)
  await field('New Password').fill('weaker')
  await field('Confirm New Password').fill('another')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expectTexts(page, '/dashboard/profile', 'weak and not the same')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Add Email' }).click()
  await expectTexts(page, '/dashboard/profile', 'adding an email')
  const second = `second-${signedIn.email}`
  await field('Secondary Email').fill(second)
  await field('Password').fill(signedIn.password)
  await dialog.getByRole('button', { name: 'Add Email' }).click()
  await expectTexts(page, '/dashboard/profile', 'email code')
  const code = /^\s*(\d{4})\s*$/m.exec(await mailTo(second))?.[1] ?? ''
  await dialog.getByLabel('Digit 1').focus()
  await page.keyboard.type(code)
  await dialog.getByRole('button', { name: 'Add Email' }).click()
  await expectTexts(page, '/dashboard/profile', 'with a second email')
})

test('L-CERT-1 L-CERT-2 the texts of the certificates', async ({ page, signedIn: _ }) => {
  await open(page, '/dashboard/certificates')
  await expectTexts(page, '/dashboard/certificates', 'opened')
  await expectTexts(page, '/dashboard/certificates', 'none')
  await page.getByRole('link', { name: 'My Courses' }).first().click()
  await expect(page).toHaveURL('/dashboard/my-courses')
  await page.route('**/api/certificate', route =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy' } }),
  )
  await page.getByRole('link', { name: 'Certificates' }).first().click()
  await expectTexts(page, '/dashboard/certificates', 'not readable')
  await page.unroute('**/api/certificate')
  const answer = await hold(page, '**/api/certificate')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectTexts(page, '/dashboard/certificates', 'read again')
  answer()
})

test('L-CRS-6 L-VID-3 L-VID-4 L-VID-5 A-BLOG-5 the texts of a course of one’s own, its video, and a comment that stays', async ({
  page,
  signedIn: _,
}) => {
  const { course, videos, addressOf } = await join(page)
  await page.goto(`/course/${course._id}`)
  await expectTexts(page, '/course/{id}', 'purchased')
  const all = await Promise.all(videos.map(async (_, index) => (await call(page, 'GET', addressOf(index))).video))
  await page.goto(addressOf(all.findIndex(({ pdf, links }) => pdf && links.length > 0)))
  await expectTexts(page, '/video/{courseId}/{videoId}', 'opened')

  const { blogs } = await call(page, 'GET', '/blogs')
  await call(page, 'PUT', `/blog/comment/${blogs[7]._id}`, { content: 'A word' })
  await open(page, `/blog/${blogs[7]._id}`)
  await page.route('**/api/blog/comment/**', route => route.fulfill({ status: 503, json: {} }))
  await page
    .getByRole('button', { name: /^Delete the comment/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expectTexts(page, '/blog/{id}', 'comment not deleted')
})

test.describe('paying', () => {
  test.use(withoutHeaders)

  test('L-PAY-1 L-PAY-2 L-PAY-3 L-PAY-7 L-PAY-10 L-DONE-1 L-DONE-3 L-DONE-4 the texts of a payment', async ({
    page,
    signedIn: _,
  }) => {
    const course = await findCourse(page)
    await page.route('**/sandbox-pay/v3.js', route => route.abort())
    await page.goto(`/payment/${course._id}`)
    await expectTexts(page, '/payment/{id}', 'script missing')
    await page.unroute('**/sandbox-pay/v3.js')
    const script = await hold(page, '**/sandbox-pay/v3.js')
    await page.reload()
    await expectTexts(page, '/payment/{id}', 'opened')
    script()
    await expectTexts(page, '/payment/{id}', 'ready')

    // A provider that breaks off: its script throws, and has no words for the person.
    await page.unroute('**/sandbox-pay/v3.js')
    await page.addInitScript(() => {
      let provider: unknown
      const breakingOff = (make: (key: string) => object) => (key: string) =>
        Object.assign(make(key), { confirmPayment: () => Promise.reject(new Error('the line is dead')) })
      Object.defineProperty(window, 'Stripe', {
        get: () => provider,
        set: (make: (key: string) => object) => {
          provider = breakingOff(make)
        },
      })
    })
    await openPayment(page, course._id)
    await payButton(page).click()
    await expectTexts(page, '/payment/{id}', 'not confirmed')
    await page.goto('/completion/?payment_intent=pi_1&redirect_status=failed')
    await expectTexts(page, '/completion', 'failed')
  })
})
