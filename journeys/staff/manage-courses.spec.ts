import type { Page } from '@playwright/test'

import { admin } from '../support/demo-people.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'
import { choose, entriesOf, keepVideos, saveEntries } from '../support/playlists.ts'

const BASE = '/dashboard/manage-courses'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

const signIn = (page: Page) => call(page, 'POST', '/login', admin)

/** A name that no other run has given. */
const named = (what: string) => `${what} ${Date.now().toString(36)}`

const courseOf = async (page: Page, title: string) => {
  const { courses } = await call(page, 'GET', `/admin/courses?title=${encodeURIComponent(title)}`)
  return courses[0]
}

test('A-CRS-1 A-CRS-3 A-CRS-4 A-CRS-5 A-CRS-6 A-CRS-7 a course from an empty form to the site, and away again', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const title = named('Muscle Architecture')
  await open(page, BASE)
  await expect(page.locator('.tabs a')).toHaveText(['Manage', 'New', 'Playlist', 'Categories', 'Reviews'])
  await expect(page.locator('tbody tr')).toHaveCount(10)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'New', exact: true }).click()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByText('Please enter a title')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Price in USD').fill('49.90')
  await page.getByRole('textbox', { name: 'Description' }).fill('How fascicles turn force into movement.')
  await page.getByRole('checkbox').first().check()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create draft' }).click()

  await expect(page).toHaveURL(/course-playlist\?course=/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const add = page.getByRole('button', { name: /^Add “/ })
  for (let index = 0; index < 3; index += 1) await add.first().click()
  const rows = page.locator('.ordered-list > li .playlist-title')
  await expect(rows).toHaveCount(3)
  const [a = '', b = '', c = ''] = await rows.allTextContents()
  await choose(page, c, 'Move up')
  await expect(rows).toHaveText([a, c, b])
  await page.getByRole('button', { name: `Move “${a}”: drag it` }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows).toHaveText([c, a, b])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save playlist' }).click()
  await expect(page.getByText('Course Updated Successfully')).toBeVisible()

  const { _id } = await courseOf(page, title)
  const visitor = await browser.newPage()
  expect((await visitor.goto(`/course/${_id}`))?.url(), 'a draft is not there for others').toMatch(/\/courses$/)
  await open(page, `/course/${_id}`)
  await expect(page.getByText('Draft: only administrators can see this page')).toBeVisible()

  await open(page, `${BASE}/update-course/${_id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${BASE}$`))
  await visitor.goto(`/course/${_id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.locator('.curriculum b')).toHaveText([c, a, b])
  await visitor.close()

  await open(page, `${BASE}?title=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Published: change the state of “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.locator('tbody .badge')).toHaveText('Archived')
  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Its 3 lessons stay in your video library. This cannot be undone.')
  await dialog.getByLabel('Your password').fill('wrong')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Course deleted Failed')).toBeVisible()
  await dialog.getByLabel('Your password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Course deleted successfully')).toBeVisible()
  await expect(page.getByText('No results')).toBeVisible()
})

/** Opens the playlist of a new copy of a course with some videos. @returns the copy */
async function openCopiedPlaylist(page: Page): Promise<{ _id: string }> {
  await signIn(page)
  const { courses } = await call(page, 'GET', '/admin/courses?state=Published&sort=-NbOforders&limit=100')
  const course = courses.find(({ videoCount }: { videoCount: number }) => videoCount > 2)
  const { course: copy } = await call(page, 'POST', `/course/duplicate/${course._id}`)
  await keepVideos(page, copy._id)
  await open(page, `${BASE}/course-playlist?course=${copy._id}`)
  return copy
}

test('A-CRS-7 D-40 a playlist is dragged into another order, and a parallel change loses neither', async ({ page }) => {
  const copy = await openCopiedPlaylist(page)
  const rows = page.locator('.ordered-list > li .playlist-title')
  const before = await rows.allTextContents()
  const handle = page.locator('.ordered-handle')
  const [from, to] = [await handle.nth(0).boundingBox(), await handle.nth(2).boundingBox()]
  if (!from || !to) throw new Error('no handles')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + to.height, { steps: 12 })
  await page.mouse.up()
  const dragged = [before[1] ?? '', before[2] ?? '', before[0] ?? '', ...before.slice(3)]
  await expect(rows).toHaveText(dragged)

  await saveEntries(page, copy._id, (await entriesOf(page, copy._id)).toReversed())
  await page.getByRole('button', { name: 'Save playlist' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this playlist' })
  const numbered = (titles: readonly string[]) => titles.map((title, index) => `${index + 1}. ${title}`).join('\n')
  const both = notice.locator('.conflict-fields dd')
  await expect(both).toContainText([
    `Theirs${numbered(before.toReversed())}`.slice(0, 200),
    `Yours${numbered(dragged)}`.slice(0, 200),
  ])
  await expect(rows).toHaveText(dragged)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Course Updated Successfully')).toBeVisible()
  await page.reload()
  await expect(rows).toHaveText(dragged)
  await call(page, 'DELETE', `/course/${copy._id}`, { password: admin.password })
})

test('A-CRS-7 staff open a lesson to everybody with one press, and close it again; an unsaved order stays', async ({
  page,
}) => {
  const copy = await openCopiedPlaylist(page)
  const rows = page.locator('.ordered-list > li')
  const title = (await rows.nth(1).locator('.playlist-title').textContent()) ?? ''
  const free = async () => {
    const { entries } = await call(page, 'GET', `/admin/course/${copy._id}/playlist`)
    return entries.map(({ isFree }: { isFree: boolean }) => isFree).slice(0, 2)
  }
  await choose(page, title, 'Move up')
  await choose(page, title, 'Open to everybody for free')
  await expect(page.getByText(`“${title}” is free to watch`)).toBeVisible()
  await expect(rows.first()).toContainText('Free')
  await expect(rows.first()).toContainText(title)
  expect(await free()).toEqual([true, true])
  await page.getByRole('button', { name: 'Save playlist' }).click()
  await expect(page.getByText('Course Updated Successfully')).toBeVisible()
  await choose(page, title, 'Keep for those who have the course')
  await expect(page.getByText(`“${title}” opens with the course`)).toBeVisible()
  await page.reload()
  await expect(rows.first().getByText('Free', { exact: true })).toHaveCount(0)
  expect(await free()).toEqual([false, true])
  await page.route('**/free-lesson', route =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', message: 'The academy is busy. Please try again in a moment' },
    }),
  )
  await choose(page, title, 'Open to everybody for free')
  await expect(page.getByText('The academy is busy')).toBeVisible()
  await expect(rows.first().locator('.badge')).toHaveCount(0)
  await page.unroute('**/free-lesson')
  await call(page, 'DELETE', `/course/${copy._id}`, { password: admin.password })
})

test('A-CRS-2 courses are chosen and published together; what cannot be says why', async ({ page }) => {
  await signIn(page)
  const title = named('Bare')
  await call(page, 'POST', '/course/create', { title, price: 10 })
  await open(page, `${BASE}?title=${encodeURIComponent(title)}`)
  await page.getByRole('checkbox', { name: `Select “${title}”` }).check()
  await page
    .getByRole('group', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click()
  await expect(
    page.getByText(`“${title}” cannot be published: it needs a published video, a picture and a description`),
  ).toBeVisible()
  const { _id } = await courseOf(page, title)
  await open(page, `/course/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await call(page, 'DELETE', `/course/${_id}`, { password: admin.password })
})

test('A-CRS-2 nothing is done with a chosen course that a search has hidden', async ({ page }) => {
  await signIn(page)
  const mark = named('Hidden')
  const titles = [`${mark} one`, `${mark} two`, `${mark} three`]
  for (const title of titles) await call(page, 'POST', '/course/create', { title, price: 10 })
  await open(page, `${BASE}?title=${encodeURIComponent(mark)}`)
  for (const title of titles.slice(0, 2)) await page.getByRole('checkbox', { name: `Select “${title}”` }).check()
  await page.getByLabel('Search by title').fill(`${mark} three`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await expect(bar).toHaveCount(0)
  await page.getByRole('checkbox', { name: `Select “${mark} three”` }).check()
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('1 course changed')).toBeVisible()
  for (const [index, title] of titles.entries()) {
    const { _id, state } = await courseOf(page, title)
    expect(state, title).toBe(index === 2 ? 'Archived' : 'Draft')
    await call(page, 'DELETE', `/course/${_id}`, { password: admin.password })
  }
})

test('D-63 categories are added, renamed, ordered and deleted', async ({ page }) => {
  await signIn(page)
  const name = named('zone')
  await open(page, `${BASE}/categories`)
  await page.getByLabel('New category').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const last = page.locator('.ordered-list > li').last()
  await expect(last).toContainText(name)
  await expect(last).toContainText('Not in use')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Rename “${name}”` }).click()
  await page.getByLabel(`Name of “${name}”`).fill(`${name} two`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(last).toContainText(`${name} two`)
  await choose(page, `${name} two`, 'Move up')
  await expect.poll(async () => (await call(page, 'GET', '/categories')).categories.at(-2)?.name).toBe(`${name} two`)
  await page.getByRole('button', { name: `Delete “${name} two”` }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Your password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Category deleted successfully')).toBeVisible()
  await expect(page.locator('.ordered-list').getByText(`${name} two`)).toHaveCount(0)
})
