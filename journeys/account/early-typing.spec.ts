import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { call, expect, ready, signUp, test } from '../support/journey.ts'
import { join, list, open, player } from '../support/watching.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Holds the page's scripts back until they are asked for. */
async function slowly(page: Page) {
  let release = () => {}
  const isReleased = new Promise<void>(resolve => (release = resolve))
  await page.route('**/*.js', async route => {
    await isReleased
    await route.continue()
  })
  return release
}

/** Holds back the code of a part of a page alone, which lives after the rest. */
async function hold(page: Page, source: string) {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const { file } = manifest[source]
  let release = () => {}
  const isReleased = new Promise<void>(resolve => (release = resolve))
  await page.route(`**/${file}`, async route => {
    await isReleased
    await route.continue()
  })
  return release
}

test('P-CLUB-1 L-AUTH-6 what is typed before a form is alive stays in it', async ({ page }) => {
  const { applications } = await call(page, 'GET', '/applications?applicantType=ClubApplication&limit=10')
  const { _id } = applications.find(({ isOpen }: { isOpen: boolean }) => isOpen)
  const release = await slowly(page)
  await page.goto(`/club-application-form/${_id}`, { waitUntil: 'commit' })
  const form = page.locator('form.application-box')
  await form.getByLabel('Club name').fill('Racing Club')
  await form.getByLabel('Level').selectOption('Amateur')
  release()
  await expect(form.getByRole('button', { name: 'Register' })).toBeEnabled()
  await expect(form.getByLabel('Club name')).toHaveValue('Racing Club')
  await expect(form.getByLabel('Level')).toHaveValue('Amateur')
  await page.reload()
  await expect(form.getByLabel('Club name'), 'it is kept as a draft').toHaveValue('Racing Club')

  const releaseLogin = await slowly(page)
  await page.goto('/login?panel=sign-up', { waitUntil: 'commit' })
  const signUp = page.getByRole('form', { name: 'Sign up' })
  await signUp.getByLabel('First name').fill('Karim')
  await expect(signUp.getByRole('button', { name: 'Log in' }), 'a press would be lost').toBeDisabled()
  releaseLogin()
  await expect(signUp.getByRole('button', { name: 'Sign up' })).toBeEnabled()
  await expect(signUp.getByLabel('First name')).toHaveValue('Karim')
})

test('D-36 what is ticked before the page is alive counts', async ({ page, user }) => {
  await signUp(page, user)
  const { addressOf } = await join(page)
  const release = await slowly(page)
  await page.goto(addressOf(0), { waitUntil: 'commit' })
  const box = page.getByRole('checkbox', { name: 'Play the next video automatically' })
  await box.uncheck()
  release()
  await ready(page)
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
  await expect(box).not.toBeChecked()
  // The list comes alive after the page.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('player'))).toContain('"autoplay":false')
  await page.reload()
  await ready(page)
  await expect(box, 'it is remembered').not.toBeChecked()
})

test('D-36 D-65 what is ticked in a part of the page that lives late counts, whatever the rest does meanwhile', async ({
  page,
  user,
}) => {
  await signUp(page, user)
  const { addressOf } = await join(page)
  const release = await hold(page, 'src/features/lessons/web/lesson/course-videos.tsx')
  await page.goto(addressOf(0))
  const box = page.getByRole('checkbox', { name: 'Play the next video automatically' })
  await box.uncheck()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(2)
  await expect(box, 'while the video plays').not.toBeChecked()
  release()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('player'))).toContain('"autoplay":false')
  await expect(box).not.toBeChecked()
  await expect(list(page), 'it follows what is played').toContainText(/[1-9]%/)
})

test('L-VID-1 a tab that is pressed before its part of the page lives is shown once it does', async ({
  page,
  user,
}) => {
  await signUp(page, user)
  const { addressOf } = await join(page)
  const release = await hold(page, 'src/features/lessons/web/lesson/lesson-words.tsx')
  await open(page, addressOf(0))
  const tab = page.getByRole('tab', { name: 'Transcript' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  release()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.transcript')).toBeVisible()
})
