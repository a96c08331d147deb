import type { Browser, Page } from '@playwright/test'

import { admin, learner } from '../support/demo-people.ts'
import { call, expect, test } from '../support/journey.ts'
import { done, videoFile, state } from '../support/video-files.ts'
import { player, open, place } from '../support/watching.ts'

async function pageOf(browser: Browser, user: { email: string; password: string }): Promise<Page> {
  const page = await browser.newPage()
  await call(page, 'POST', '/login', user)
  return page
}

/** Watches some seconds, looks what is elsewhere, and comes back to the same place after a reload. */
async function watch(page: Page, address: string): Promise<string> {
  await open(page, address)
  await page.keyboard.press('k')
  await expect.poll(() => place(page)).toBeGreaterThan(4.5)
  await page.keyboard.press('k')
  const left = await place(page)
  const source = await player(page).evaluate((element: HTMLVideoElement) => element.currentSrc)
  if (/m3u8|^blob:/.test(source)) {
    await page.getByRole('slider', { name: 'Seek' }).hover()
    await expect(page.locator('.player-preview')).toHaveCSS('background-image', /preview\.jpg/)
  }
  await page.reload()
  await expect.poll(() => place(page), 'after a reload').toBeGreaterThan(left - 1)
  expect(await place(page)).toBeLessThan(left + 1)
  return source
}

/** This video has a sound track, unlike the explainers. */
async function hear(page: Page): Promise<void> {
  const isMuted = () => player(page).evaluate((element: HTMLVideoElement) => element.muted)
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible()
  await page.keyboard.press('m')
  await expect.poll(isMuted).toBe(true)
  await page.keyboard.press('m')
  await expect.poll(isMuted).toBe(false)
}

/** What the server answers once an address has run out: the player has to read the video again (D-9). */
async function outlive(page: Page, address: string): Promise<void> {
  let isOver = true
  await page.route('**/*.m4s', route => (isOver ? route.fulfill({ status: 403, json: {} }) : route.continue()))
  page.on('request', request => {
    if (request.url().endsWith(`/api${address}`)) isOver = false
  })
  await page.goto(address)
  await expect.poll(() => isOver).toBe(false)
  await page.keyboard.press('k')
  const before = await place(page)
  await expect.poll(() => place(page)).toBeGreaterThan(before + 1)
  await page.unroute('**/*.m4s')
}

test('A-VID-2 D-9 L-VID-1 L-VID-9 a learner watches the video that took the place of another', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000)
  const client = await pageOf(browser, learner)
  const { courses } = await call(client, 'GET', '/my-courses')
  const { course } = courses.find((held: { course: { price: number } }) => held.course.price > 0)
  const { course: detail } = await call(client, 'GET', `/course/${course._id}`)
  const video = detail.videos.at(-1)

  await call(page, 'POST', '/login', admin)
  await page.goto(`/dashboard/manage-videos/update-video/${video._id}`)
  await page.getByLabel('Replace the video').setInputFiles(videoFile(info.outputDir))
  await expect(page.getByText(/^Uploaded: /)).toBeVisible()
  await page.getByLabel('Chapters').fill('0:00 Down\n0:06 Up') // those of the one before may lie behind its end
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Video Updated Successfully')).toBeVisible()
  await page.goto(`/dashboard/manage-videos?title=${encodeURIComponent(video.title)}`)
  await expect(state(page, video.title)).toHaveText(done, { timeout: 180_000 })
  const isEncoded = (await state(page, video.title).textContent()) === 'Ready'

  const address = `/video/${course._id}/${video._id}`
  await test.step('with what the browser has for renditions', async () => {
    expect(await watch(client, address)).toMatch(isEncoded ? /master\.m3u8$/ : /original\.mp4$/)
    if (isEncoded) await hear(client)
    if (isEncoded) await outlive(client, address)
  })
  await test.step('with hls.js where the browser has nothing', async () => {
    await client.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = type => (type.includes('mpegurl') ? '' : 'maybe')
    })
    expect(await watch(client, address)).toMatch(isEncoded ? /^blob:/ : /original\.mp4$/)
    if (isEncoded) await outlive(client, address)
  })
  await client.close()
})
