import { statSync } from 'node:fs'

import type { Locator, Page, Route } from '@playwright/test'

import { image } from '../support/applicants.ts'
import { admin } from '../support/demo-people.ts'
import { call, expect, expectAccessible, test } from '../support/journey.ts'
import { done, videoFile, row, state } from '../support/video-files.ts'

/** What is no address is refused, a list of four scrolls at 100 px, and one is changed. */
async function addLinks(page: Page): Promise<void> {
  const address = page.getByLabel('Address')
  await address.fill('example.org/squat')
  await page.getByRole('button', { name: 'Add link' }).click()
  await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible()
  for (const [index, what] of ['study', 'protocol', 'data', 'code'].entries()) {
    await address.fill(`https://example.org/${index}`)
    await page.getByLabel('Link description').fill(`The ${what}`)
    await page.getByLabel('Link description').press('Enter')
    await expect(address).toHaveValue('')
  }
  const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'The study' }) })
  const [shown, whole] = await list.evaluate(box => [box.getBoundingClientRect().height, box.scrollHeight])
  expect(shown).toBe(100)
  expect(whole).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Change link The data' }).click()
  await expect(address).toHaveValue('https://example.org/2')
  await address.fill('https://example.org/data')
  await page.getByRole('button', { name: 'Remove link The code' }).click()
  await expect(page.getByRole('link', { name: 'The code' })).toHaveCount(0)
}

/** Each line that is wrong is told; a native keyboard's digits are times too. */
async function addChapters(page: Page): Promise<void> {
  const chapters = page.getByLabel('Chapters')
  for (const [lines, problem] of [
    ['0:00 Down\nUp', 'Line 2 must begin with a time, such as 1:30'],
    ['0:01 Down\n0:01 Up', 'Line 2 must be later than the one before'],
    ['0:00 Down\n9:59 Up', /^Line 2 lies behind the end of the video, 0:\d\d$/],
  ] as const) {
    await chapters.fill(lines)
    await page.getByRole('button', { name: 'Create video' }).click()
    await expect(page.getByText(problem)).toBeVisible()
    await expect(chapters).toBeFocused()
  }
  await chapters.fill('0:00 Down\n٠:٠١ صعود ٢')
}

test('A-VID-1 A-VID-3 A-VID-4 A-VID-5 X-FORM-2 K-11 D-10 D-53 an upload becomes a video, is looked at, published and deleted', async ({
  page,
}, info) => {
  test.setTimeout(240_000)
  const file = videoFile(info.outputDir)
  const title = `Squat ${Date.now().toString(36)}`
  await call(page, 'POST', '/login', admin)
  await page.goto('/dashboard/manage-videos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos')
  await page.getByRole('navigation', { name: 'Videos' }).getByRole('link', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL(/\/manage-videos\/new-video$/)
  await page.getByRole('button', { name: 'Create video' }).click()
  await expect(page.getByText('Please upload a video and wait for the upload to finish')).toBeVisible()
  await page.getByLabel('Video file', { exact: true }).setInputFiles(file)
  const megabytes = Math.ceil(statSync(file).size / 1e5) / 10
  await expect(page.getByText(`Uploaded: ${megabytes} MB`)).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description', { exact: true }).fill('Depth, stance and bar path')
  await addLinks(page)
  await addChapters(page)
  await page.getByRole('button', { name: 'Add captions' }).click()
  await page.getByLabel('Language', { exact: true }).selectOption('English')
  await expect(page.getByLabel('Name of the language')).toHaveValue('English')
  const captions = {
    name: 'squat.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nDown\n'),
  }
  await page.getByLabel('Captions', { exact: true }).setInputFiles(captions)
  await expectAccessible(page)
  await page.route('**/api/admin/video', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Create video' }).click()
  await expect(page.getByText('Failed To Create Video')).toBeVisible()
  await page.unroute('**/api/admin/video')
  await page.getByRole('button', { name: 'Create video' }).click()
  await expect(page.getByText('Video Created Successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/manage-videos$/)
  const lost: string[] = []
  page.on('response', answer => answer.status() === 404 && lost.push(answer.url()))

  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title)
  await expect(page).toHaveURL(/title=Squat/)
  await expect(page.getByText('1 video', { exact: true })).toBeVisible()
  await expect(state(page, title)).toHaveText(done, { timeout: 180_000 })
  await row(page, title).getByRole('link', { name: title, exact: true }).click()
  const preview = page.getByLabel('Preview', { exact: true })
  await expect(preview).toHaveJSProperty('controls', false)
  await page.getByRole('button', { name: 'Play the video' }).click()
  const player = page.getByRole('group', { name: 'Video player' })
  await expect(player.getByRole('button', { name: /^(Play|Pause)$/ })).toBeFocused()
  await expect(preview, "the browser's own controls never stand here").toHaveJSProperty('controls', false)
  await expect(preview).toHaveJSProperty('readyState', 4)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.getByLabel('Chapters')).toHaveValue('0:00 Down\n0:01 صعود ٢')
  await page.waitForLoadState('networkidle')
  expect(lost, 'an upload of which a video was made is not asked for again').toEqual([])
  const links = page.getByRole('link', { name: /^The (study|protocol|data|code)$/ })
  expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual(
    ['0', '1', 'data'].map(name => `https://example.org/${name}`),
  )
  await page.getByLabel('Title').fill(`${title} deep`)
  await page.getByLabel('Thumbnail').setInputFiles(await image())
  await page.getByLabel('Published: learners see it in its courses').check()
  await page.route('**/api/admin/video/*', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Failed To Update Video')).toBeVisible()
  await page.unroute('**/api/admin/video/*')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Video Updated Successfully')).toBeVisible()
  await expect(row(page, `${title} deep`)).toContainText('Published')
  await expectAccessible(page)

  await row(page, title)
    .getByRole('button', { name: /Delete/ })
    .click()
  const prompt = page.getByRole('alertdialog')
  await prompt.getByLabel('Your password').fill('wrong')
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Video deletion failed')).toBeVisible()
  await prompt.getByLabel('Your password').fill(admin.password)
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Video deleted successfully')).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
})

/** Chooses a video to send, of which no byte arrives. @returns what lets its bytes through, and the file */
async function beginInVain(page: Page, folder: string, cut: (route: Route) => Promise<void>) {
  const file = videoFile(folder)
  await call(page, 'POST', '/login', admin)
  await page.goto('/dashboard/manage-videos/new-video')
  let isCut = true
  await page.route('**/api/uploads/videos/*', (route, request) =>
    isCut && request.method() === 'PATCH' ? cut(route) : route.continue(),
  )
  const failed = page.waitForEvent('requestfailed', request => request.method() === 'PATCH')
  await page.getByLabel('Video file', { exact: true }).setInputFiles(file)
  await failed
  return { file, letThrough: () => (isCut = false) }
}

/** The addresses at which uploads are created from now on. */
function watchCreated(page: Page): string[] {
  const created: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/uploads/')) created.push(request.url())
  })
  return created
}

const begunBefore = (page: Page, said: string): Locator =>
  page.getByRole('status').filter({ hasText: `squat.mp4 is ${said} uploaded. Choose the same file to continue.` })

test('A-VID-5 an upload goes on after the page was loaded again', async ({ page }, info) => {
  const { file, letThrough } = await beginInVain(page, info.outputDir, async route => route.abort())
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  const begun = begunBefore(page, '0%')
  await expect(begun).toBeVisible()
  const middleOf = async (one: Locator) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
    return y + height / 2
  }
  const cancel = begun.getByRole('button', { name: 'Cancel upload' })
  expect(
    Math.abs((await middleOf(begun.locator('span').first())) - (await middleOf(cancel))),
    'in one line',
  ).toBeLessThan(2)
  letThrough()
  const created = watchCreated(page)
  await page.getByLabel('Video file', { exact: true }).setInputFiles(file)
  await expect(page.getByText(/^Uploaded: /)).toBeVisible()
  expect(created).toEqual([])
  await page.getByRole('button', { name: 'Choose another video' }).click()
  await expect(page.getByText('Drag and drop the video here, or Browse files')).toBeVisible()
  await expect(begun, 'what was cancelled is not offered again').toHaveCount(0)
})

test('A-VID-5 an upload goes on by itself when the line is back', async ({ page, context }, info) => {
  const { letThrough } = await beginInVain(page, info.outputDir, async route => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline. The upload continues' })).toBeVisible()
  const created = watchCreated(page)
  letThrough()
  await context.setOffline(false)
  await expect(page.getByText(/^Uploaded: /)).toBeVisible()
  expect(created, 'it goes on, and does not begin anew').toEqual([])
})

test('A-VID-5 an upload that cannot be asked for is not forgotten, and one that is gone is', async ({ page }, info) => {
  const { file, letThrough } = await beginInVain(page, info.outputDir, async route => route.abort())
  page.on('dialog', dialog => void dialog.accept())
  let answer = 0
  await page.route('**/api/uploads/videos/*', (route, request) => {
    if (!['GET', 'HEAD'].includes(request.method()) || answer === 200) return route.fallback()
    return answer === 0 ? route.abort() : route.fulfill({ status: answer, json: {} })
  })
  for (answer of [0, 401, 403, 429, 503]) {
    await page.reload()
    await expect(begunBefore(page, 'partly'), `after ${answer}`).toBeVisible()
  }
  letThrough()
  const created = watchCreated(page)
  const asked = page.waitForResponse(response => response.request().method() === 'HEAD')
  await page.getByLabel('Video file', { exact: true }).setInputFiles(file)
  await asked
  answer = 200
  await expect(page.getByText(/^Uploaded: /)).toBeVisible()
  expect(created, 'it goes on, and does not begin anew').toEqual([])
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('tus::')).length)
  expect(await kept()).toBe(1)
  answer = 404
  await page.reload()
  await expect.poll(kept).toBe(0)
})
