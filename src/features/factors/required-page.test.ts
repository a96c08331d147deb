// Where administrators need a second factor, in a browser: why they stand on their profile, and how they go on.
import { chromiumOptions } from '@palestra/test-browser'
import { type Browser, chromium } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { userPassword, seedUser } from '#src/testing/content/courses.ts'

let academy: TestAcademy
let browser: Browser
beforeAll(async () => {
  academy = await startAcademy({ environment: { ADMIN_SECOND_FACTOR: 'required' } })
  browser = await chromium.launch(chromiumOptions())
})
afterAll(async () => {
  await browser.close()
  await academy[Symbol.asyncDispose]()
})

async function openAs(role: 'admin' | 'learner', width: number, address: string) {
  const { client } = await seedUser(academy, { role })
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: academy.url })))
  const page = await context.newPage()
  await page.goto(academy.url + address)
  await page.waitForLoadState('networkidle')
  return page
}

test.each([390, 820, 1440])(
  'T97 ASVS 6.3.3 who needs a second factor reads why at once, and finds both ways to one in view, at %i px',
  async width => {
    const page = await openAs('admin', width, '/dashboard/manage-users?role=admin')
    expect(new URL(page.url()).pathname).toBe('/dashboard/profile')
    const notice = page.getByRole('group', { name: 'Set up a second factor to reach the dashboard.' })
    await expect.poll(() => notice.evaluate(box => box === document.activeElement)).toBe(true)
    for (const part of [
      notice,
      page.getByRole('button', { name: 'Add passkey' }),
      page.getByRole('button', { name: 'Set up' }),
    ]) {
      const box = await part.boundingBox()
      const rail = width < 768 ? 64 : 0
      expect([box !== null && box.y >= 0, (box?.y ?? 0) + (box?.height ?? 0) <= 800 - rail]).toEqual([true, true])
    }
    await page.context().close()
  },
)

test('T97 T50 after the set-up they are where they wanted to go', async () => {
  const page = await openAs('admin', 1280, '/dashboard/manage-users?role=admin')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.locator(':is([role=dialog], [role=alertdialog])[data-open]')
  const key = dialog.locator('.factor-key')
  await key.or(dialog.getByLabel('Your password')).waitFor()
  if (!(await key.isVisible())) {
    await dialog.getByLabel('Your password').fill(userPassword)
    await page.keyboard.press('Enter')
  }
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByRole('textbox').fill(TOTP.generate({ secret: Secret.fromBase32(secret) }))
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Users' })
  await heading.waitFor()
  expect(page.url()).toBe(`${academy.url}/dashboard/manage-users?role=admin`)
  await page.context().close()
})

test('T97 learners are told nothing of it', async () => {
  const page = await openAs('learner', 1280, '/dashboard/profile')
  expect(await page.getByText('Set up a second factor').count()).toBe(0)
  expect(await page.locator('.prof-first').count()).toBe(0)
  await page.context().close()
})
