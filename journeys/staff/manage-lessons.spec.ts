// D-71: what staff make of a course: sections, readings, questions.
import type { Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'
import { choose, entriesOf, keepVideos, makeCourse, saveEntries } from '../support/playlists.ts'

const playlistAt = (id: string) => `/dashboard/manage-courses/course-playlist?course=${id}`
const titles = (page: Page) =>
  page
    .locator('.ordered-list > li')
    .evaluateAll(rows =>
      rows.map(row => row.querySelector('input')?.value ?? row.querySelector('.playlist-title')?.textContent),
    )

/** Opens the playlist of a copy of a course, which has three videos. */
async function openCopy(page: Page): Promise<{ id: string; videos: string[] }> {
  await signInAsAdministrator(page)
  const { courses } = await call(page, 'GET', '/admin/courses?state=Published&sort=-NbOforders&limit=100')
  const course = courses.find(({ videoCount }: { videoCount: number }) => videoCount > 2)
  const { course: copy } = await call(page, 'POST', `/course/duplicate/${course._id}`)
  const videos = await keepVideos(page, copy._id)
  await saveEntries(page, copy._id, videos.slice(0, 3))
  await page.goto(playlistAt(copy._id))
  await ready(page)
  return { id: copy._id, videos: (await titles(page)).map(String) }
}

test('D-71 A-CRS-7 sections are made, named, moved with their lessons, and taken out without them', async ({
  page,
}) => {
  const { id, videos } = await openCopy(page)
  const [a = '', b = '', c = ''] = videos
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByRole('textbox', { name: 'Title of the section' })).toBeFocused()
  await page.getByRole('button', { name: 'Save playlist' }).click()
  await expect(page.getByText('Please enter a title for this section')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title of the section' }).fill('Contact')
  await choose(page, 'Contact', 'Move up')
  expect(await titles(page), 'there is no section before it').toEqual([a, b, c, 'Contact'])
  await expect(page.getByRole('button', { name: 'More for “Contact”' })).toBeFocused()
  await choose(page, c, 'Move down')
  expect(await titles(page)).toEqual([a, b, 'Contact', c])
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('textbox', { name: 'Title of the section' }).last().fill('Flight')
  await page.getByRole('button', { name: 'Move “Contact”: drag it' }).focus()
  await page.keyboard.press('ArrowDown')
  expect(await titles(page)).toEqual([a, b, 'Flight', 'Contact', c])
  await expect(page.getByText('“Contact” is now 4 of 5')).toBeAttached()
  await expect(page.locator('.ordered-list > li').nth(3)).toContainText('1 lesson')

  // A section begins where a lesson says so; it goes without it again.
  await choose(page, b, 'Start a section here')
  await expect(page.getByRole('textbox', { name: 'Title of the section' }).first()).toBeFocused()
  await page.keyboard.type('Stance')
  expect(await titles(page)).toEqual([a, 'Stance', b, 'Flight', 'Contact', c])
  await choose(page, 'Stance', 'Remove the section')

  // What is not saved comes back, and two people do not save over each other.
  await page.reload()
  expect(await titles(page)).toEqual([a, b, 'Flight', 'Contact', c])
  await saveEntries(page, id, [{ kind: 'section', title: 'Theirs' }, ...(await entriesOf(page, id))])
  await page.getByRole('button', { name: 'Save playlist' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this playlist' })
  await expect(notice).toContainText('Theirs')
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Course Updated Successfully')).toBeVisible()
  expect((await entriesOf(page, id)).map(({ title = '' }) => title)).toEqual(['', '', 'Flight', 'Contact', ''])
  await expectAccessible(page)

  await choose(page, 'Contact', 'Remove the section')
  await page.getByRole('button', { name: 'Save playlist' }).click()
  await expect.poll(async () => (await entriesOf(page, id)).length).toBe(4)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleShape(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const heights = await page
    .locator('.ordered-list > li')
    .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().height))
  expect(Math.max(...heights), 'each row is as high as two lines').toBeLessThanOrEqual(68)
  await call(page, 'DELETE', `/course/${id}`, { password })
})

test('D-71 A-CRS-7 a section is dragged with its lessons past another one', async ({ page }) => {
  const { id, videos } = await openCopy(page)
  const entries = await entriesOf(page, id)
  const heading = (title: string) => ({ kind: 'section', title })
  await saveEntries(page, id, [heading('One'), ...entries.slice(0, 2), heading('Two'), ...entries.slice(2)])
  await page.reload()
  await ready(page)
  const handle = page.locator('.ordered-handle')
  const [from, to] = [await handle.nth(3).boundingBox(), await handle.nth(0).boundingBox()]
  if (!from || !to) throw new Error('no handles')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y - 5, { steps: 12 })
  await page.mouse.up()
  const [a, b, c] = videos
  expect(await titles(page)).toEqual(['Two', c, 'One', a, b])
  await call(page, 'DELETE', `/course/${id}`, { password })
})

test('D-71 a reading is written, published, changed and deleted', async ({ page }) => {
  const { id } = await openCopy(page)
  await page.goto('/dashboard/manage-lessons')
  await expect(page, 'lessons are found by their course').toHaveURL(/course-playlist$/)
  await page.goto(playlistAt(id))
  await page.getByRole('link', { name: 'New reading' }).click()
  await expect(page).toHaveURL(/new-lesson/)
  await ready(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Please enter a title')).toBeVisible()
  await expect(page.getByText('Please enter a whole number from 1 to 600')).toBeVisible()
  await page.getByLabel('Title').fill('A tenth of a second')
  await page.getByLabel('Minutes').fill('12')
  await page.getByLabel('Sources').fill('Weyand PG et al. (2000)\n\nMorin JB et al. (2011)')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('“A tenth of a second” cannot be published: it needs a text')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('A tenth of a second')
  await page.getByRole('textbox', { name: 'Text' }).fill('What a force plate sees.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Lesson added at the end of the course')).toBeVisible()
  await expect(page).toHaveURL(/course-playlist/)
  await expect(page.locator('.ordered-list > li').last()).toContainText('A tenth of a second')

  await page
    .getByRole('button', { name: 'Edit “A tenth of a second”' })
    .or(page.getByRole('link', { name: 'Edit “A tenth of a second”' }))
    .click()
  await ready(page)
  await expect(page.getByLabel('Sources')).toHaveValue('Weyand PG et al. (2000)\nMorin JB et al. (2011)')
  await page.getByLabel('Counts for completing the course').uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Lesson updated successfully')).toBeVisible()
  await expect(page.locator('.ordered-list > li').last()).toContainText('Does not count')

  await page.getByRole('link', { name: 'A tenth of a second', exact: true }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Lesson deleted successfully')).toBeVisible()
  await expect(page.locator('.ordered-list > li')).toHaveCount(3)
  await call(page, 'DELETE', `/course/${id}`, { password })
})

test('D-71 questions of every kind are written, with what is wrong said where it is', async ({ page }) => {
  const { id } = await openCopy(page)
  await page.getByRole('link', { name: 'New questions' }).click()
  await expect(page).toHaveURL(/new-lesson/)
  await ready(page)
  await page.getByLabel('Title').fill('Check yourself')
  await page.getByLabel('Minutes').fill('8')
  const add = (kind: string) => page.locator('.question-kinds').getByRole('button', { name: kind, exact: true }).click()
  const editor = page.locator('.question-editor')
  await add('One choice')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('A question is not complete yet')).toBeVisible()
  await expect(editor.getByText('Please mark what is right')).toBeVisible()
  await expect(editor.getByText('Please fill this in')).toHaveCount(4)
  await editor.getByLabel('Question').fill('What limits top speed?')
  for (const [index, text] of ['Turnover', 'Force', 'Force'].entries())
    await editor.getByLabel(`Answer ${index + 1}`, { exact: true }).fill(text)
  await editor.getByLabel('Answer 2 is right').check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(editor.getByText('This stands here twice')).toBeVisible()
  await editor.getByRole('button', { name: 'Remove answer 3' }).click()

  await add('Number')
  await editor.getByLabel('Question').fill('How many body weights?')
  await editor.getByLabel('Right number').fill('2,2')
  await editor.getByLabel('Tolerance').fill('0.05')
  await editor.getByLabel('Unit').fill('BW')
  await add('Order')
  await editor.getByLabel('Question').fill('Put these in order.')
  for (const [index, text] of ['Touchdown', 'Mid-stance', 'Toe-off'].entries())
    await editor.getByLabel(`Part ${index + 1}`, { exact: true }).fill(text)
  await add('Pairs')
  await editor.getByLabel('Question').fill('Which unit?')
  for (const [index, [left, right]] of [
    ['Force', 'N'],
    ['Power', 'W'],
  ].entries()) {
    await editor.getByLabel(`Pair ${index + 1}, first side`).fill(left ?? '')
    await editor.getByLabel(`Pair ${index + 1}, second side`).fill(right ?? '')
  }
  await add('Several choices')
  await editor.getByLabel('Question').fill('What shortens the contact?')
  for (const [index, text] of ['Stiffness', 'Reach', 'Strength'].entries())
    await editor.getByLabel(`Answer ${index + 1}`, { exact: true }).fill(text)
  await editor.getByLabel('Answer 1 is right').check()
  await editor.getByLabel('Answer 3 is right').check()
  // Below the bar, which stays at the top, nothing is pressed.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  // A reload keeps all of it; a question is copied and taken out again.
  await page.reload()
  await expect(page.locator('.question-toggle')).toHaveCount(5)
  await page.getByRole('button', { name: 'Duplicate “Which unit?”' }).click()
  await expect(page.locator('.question-toggle')).toHaveCount(6)
  await page.getByRole('button', { name: 'Remove “Which unit?”' }).first().click()
  await choose(page, 'How many body weights?', 'Move up')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Lesson added at the end of the course')).toBeVisible()
  const { _id } = (await entriesOf(page, id)).at(-1) ?? {}
  const { lesson } = await call(page, 'GET', `/admin/lesson/${_id}`)
  expect(lesson.questions.map(({ kind }: { kind: string }) => kind)).toEqual([
    'number',
    'one',
    'order',
    'match',
    'several',
  ])
  expect(lesson.questions[0]).toMatchObject({ right: 2.2, tolerance: 0.05, unit: 'BW' })
  await call(page, 'DELETE', `/course/${id}`, { password })
})

test('D-71 results say how often each question was right at first, and which is the hardest', async ({ page }) => {
  await signInAsAdministrator(page)
  const course = await makeCourse(page)
  await page.goto(`/dashboard/manage-lessons/results/${course.questions}`)
  await expect(page.getByText('Nobody has answered these questions yet.')).toBeVisible()
  const { users } = await call(page, 'GET', '/admin/users?name=admin@demo.palestra.example')
  await call(page, 'POST', `/admin/users/${users[0]._id}/courses`, { courseId: course.id })
  await call(page, 'POST', `/lesson/${course.id}/${course.questions}/answers`, {
    number: 1,
    answers: [
      { question: 'quest1', value: ['bbbb'] },
      { question: 'quest3', value: 9 },
    ],
  })
  await page.reload()
  await ready(page)
  const rows = page.getByRole('region', { name: 'First attempts, question by question' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('1 of 1 right (100%)')
  await expect(rows.nth(1)).toContainText('not answered yet')
  await expect(rows.nth(2)).toContainText('0 of 1 right (0%) · the hardest')
  await expectAccessible(page)
  await call(page, 'DELETE', `/course/${course.id}`, { password })
})
