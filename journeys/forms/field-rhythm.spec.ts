import type { Locator, Page } from '@playwright/test'

import { application } from '../support/applicants.ts'
import { call, expect, ready, test, withMotion } from '../support/journey.ts'
import { resetLink } from '../support/reset-link.ts'

test.use(withMotion)

/**
 * How far it is, in px, from what stands last in each row of fields to the next row, and to the button that sends them.
 * Between the groups of a long form a heading stands: each is a part of its own.
 */
const gapsIn = (form: Locator): Promise<number[]> =>
  form.evaluate(whole => {
    const groups = [...whole.querySelectorAll('.application-group')]
    return (groups.length > 0 ? groups : [whole]).flatMap(box => {
      const placesOf = (what: string) => [...box.querySelectorAll(what)].map(one => one.getBoundingClientRect())
      const ends = placesOf('.input, .drop, .reqs, .help').filter(({ height }) => height > 0)
      const tops = placesOf('.field, [type=submit]').map(({ top }) => Math.round(top))
      const rows = [...new Set(tops)].toSorted((one, other) => one - other)
      return rows.slice(1).map((next, at) => {
        const row = ends.filter(({ top, bottom }) => top >= (rows[at] ?? 0) && bottom <= next + 1)
        return next - Math.round(Math.max(...row.map(({ bottom }) => bottom)))
      })
    })
  })

async function expectRhythm(form: Locator, send: Locator, name: string): Promise<void> {
  const even = (all: number[]) => [...new Set(all)]
  const atRest = await gapsIn(form)
  expect(even(atRest), name).toEqual([24])
  await send.click()
  await expect(form.locator('[data-error]').first(), name).toBeVisible()
  await expect.poll(async () => even(await gapsIn(form)), { message: `${name}, refused` }).toEqual([24])
  expect(await gapsIn(form), name).toHaveLength(atRest.length)
  await expect(form.locator('[data-error]').first(), 'what follows gives way').toHaveCSS(
    'transition-property',
    /block-size/,
  )
}

const activation = async (page: Page) => {
  const user = { email: `rhythm-${Date.now()}@example.org`, firstName: 'Demo', lastName: 'Begun' }
  const { token } = await call(page, 'POST', '/userCreate', { ...user, password: 'Stride-0.44s' })
  return `/activation/${token}`
}

for (const width of [390, 820, 1440]) {
  test(`fields stand 24 px apart, with help, without, and with an error, at ${width} px`, async ({
    page,
    signedIn,
  }) => {
    await page.context().clearCookies()
    await page.setViewportSize({ width, height: 900 })
    for (const [at, button] of [
      ['/login', 'Log in'],
      ['/login?panel=sign-up', 'Sign up'],
      ['/forget-password', 'Reset Password'],
      [await resetLink(page, signedIn.email), 'Reset Password'],
      [await activation(page), 'Activate'],
      [`/club-application-form/${(await application(page, 'Club'))._id}`, 'Register'],
      [`/coach-application-form/${(await application(page, 'Coach'))._id}`, 'Register'],
    ] as const) {
      await page.goto(at)
      await ready(page)
      const form = page.getByRole('main').locator('form:not([inert])')
      await expectRhythm(form, form.getByRole('button', { name: button }).and(form.locator('[type=submit]')), at)
    }
  })

  test(`fields of the profile's dialogs stand 24 px apart at ${width} px`, async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@')
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/profile')
    for (const [name, send] of [
      ['Edit Name', 'Save'],
      ['Add Email', 'Add Email'],
      ['Change Password', 'Change'],
    ] as const) {
      await page.getByRole('region', { name: 'Personal details' }).getByRole('button', { name }).click()
      const dialog = page.locator('[role=dialog][data-open]')
      await expectRhythm(dialog, dialog.getByRole('button', { name: send }), name)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
}

test('the way out of a forgotten password stands on its label’s line, and on its own where letters are large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Log in' })
  const placeOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [label, link] = [form.getByText('Password', { exact: true }), form.getByRole('link', { name: 'Forgot' })]
  const control = await placeOf(form.getByLabel('Password', { exact: true }))
  const beside = await placeOf(link)
  expect(Math.round(beside.y)).toBe(Math.round((await placeOf(label)).y))
  expect(Math.round(beside.x + beside.width)).toBe(Math.round(control.x + control.width))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const words = await placeOf(label)
  // What a finger meets of the link is a little higher than its words.
  expect((await placeOf(link)).y).toBeGreaterThanOrEqual(Math.floor(words.y + words.height) - 2)
})
