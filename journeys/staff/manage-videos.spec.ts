import { statSync } from 'node:fs'

import type { Locator, Page } from '@playwright/test'

import { call, expect, expectAccessible, test } from '../support/journey.ts'
import { admin, done, videoFile, row, state } from '../support/video-files.ts'

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
  const megabytes = Math.ceil(statSync(file).size / 1e6)
  await expect(page.getByText(`Uploaded: ${megabytes} MB`)).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description', { exact: true }).fill('Depth, stance and bar path')
  await addLinks(page)
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
  await expect(page.getByLabel('Preview', { exact: true })).toHaveJSProperty('readyState', 4)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.waitForLoadState('networkidle')
  expect(lost, 'an upload of which a video was made is not asked for again').toEqual([])
  const links = page.getByRole('link', { name: /^The (study|protocol|data|code)$/ })
  expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual(
    ['0', '1', 'data'].map(name => `https://example.org/${name}`),
  )
  await page.getByLabel('Title').fill(`${title} deep`)
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

test('A-VID-5 an upload goes on after the page was loaded again', async ({ page }, info) => {
  const file = videoFile(info.outputDir)
  await call(page, 'POST', '/login', admin)
  await page.goto('/dashboard/manage-videos/new-video')
  let isCut = true
  await page.route('**/api/uploads/videos/*', (route, request) =>
    isCut && request.method() === 'PATCH' ? route.abort() : route.continue(),
  )
  const cut = page.waitForEvent('requestfailed', request => request.method() === 'PATCH')
  await page.getByLabel('Video file', { exact: true }).setInputFiles(file)
  await expect(page.getByText(/^Uploading: 0%/)).toBeVisible()
  await cut
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  const begun = page
    .getByRole('status')
    .filter({ hasText: 'squat.mp4 is 0% uploaded. Choose the same file to continue.' })
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
  isCut = false
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await page.getByLabel('Video file', { exact: true }).setInputFiles(file)
  await expect(page.getByText(/^Uploaded: /)).toBeVisible()
  expect(posts.filter(url => url.includes('/uploads/'))).toEqual([])
  await page.getByRole('button', { name: 'Choose another video' }).click()
  await expect(page.getByText('Drag and drop the video here, or Browse files')).toBeVisible()
})
