import { copyCourse } from '../support/demo-courses.ts'
import { admin } from '../support/demo-people.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'
import { keepVideos, saveEntries } from '../support/playlists.ts'

test('D-64 whoever takes lessons out of courses is told first what that does, in the list and in the form', async ({
  page,
}) => {
  const writes: string[] = []
  page.on('request', request => request.method() === 'PUT' && writes.push(request.url()))
  await call(page, 'POST', '/login', admin)
  await page.goto('/dashboard/manage-videos?state=published')
  const boxes = page.getByRole('checkbox', { name: /^Select “/ })
  for (const at of [0, 1]) await boxes.nth(at).check()
  const prompt = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(prompt).toHaveAccessibleName('Unpublish 2 videos?')
  await expect(prompt).toContainText('completes the course, and gets a certificate by email')
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt).toHaveCount(0)

  const row = page.getByRole('row').nth(1)
  const title = await row.getByRole('link').first().innerText()
  await row.getByRole('link').first().click()
  await ready(page)
  const isPublished = page.getByRole('checkbox', { name: /^Published/ })
  await isPublished.uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(prompt).toHaveAccessibleName(`Unpublish “${title}”?`)
  await page.keyboard.press('Escape')
  await expect(prompt).toHaveCount(0)
  await expect(isPublished).not.toBeChecked()
  await isPublished.check()
  expect(writes).toEqual([])
})

test('D-64 the last lesson of a course on sale is named before anything is tried, and what was refused stays said', async ({
  page,
}) => {
  await call(page, 'POST', '/login', admin)
  const course = await copyCourse(page)
  const { videos } = await call(page, 'GET', '/videos?state=published&sort=title')
  const [last, other] = videos
  await keepVideos(page, course._id)
  await saveEntries(page, course._id, [{ kind: 'video', _id: last._id }])
  await call(page, 'PUT', `/course/update/${course._id}`, { published: true })

  await page.goto('/dashboard/manage-videos?state=published&sort=title')
  await ready(page)
  const choose = (title: string) => page.getByRole('checkbox', { name: `Select “${title}”` })
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  const unpublish = bar.getByRole('button', { name: 'Unpublish', exact: true })
  const prompt = page.getByRole('alertdialog')
  const mustStay = `“${last.title}” must stay: “${course.title}” is published and would have no video left.`
  await choose(last.title).check()
  await unpublish.click()
  await expect(prompt).toHaveAccessibleName(`“${last.title}” cannot be unpublished`)
  await expect(prompt).toContainText(mustStay)
  await expect(prompt.getByRole('button')).toHaveText(['Close'])
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Close' }).click()

  await choose(other.title).check()
  await unpublish.click()
  await expect(prompt).toHaveAccessibleName(`Unpublish “${other.title}”?`)
  await expect(prompt).toContainText(mustStay)
  // Somebody makes it the last one while this is read.
  const message = `“${course.title}” is published and would have no video left. Unpublish that course first`
  const asked: unknown[] = []
  await page.route('**/api/admin/videos/state', route => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ status: 409, json: { code: 'playlist-empty', message } })
  })
  await prompt.getByRole('button', { name: 'Unpublish' }).click()
  await expect(bar.getByRole('alert')).toHaveText(message)
  expect(asked).toEqual([{ ids: [other._id], change: 'unpublish' }])
  await expect(bar.getByRole('status')).toHaveText('2 selected')
  await expectAccessible(page)
  await page.unrouteAll()
  await call(page, 'DELETE', `/course/${course._id}`, { password: admin.password })
})
