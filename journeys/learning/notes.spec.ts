// What a learner writes down at a second of a video, and finds again.
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'
import { join, open, place, player } from '../support/watching.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Notes' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const field = (page: Page) => panel(page).getByRole('textbox', { name: /^Write a note at/ })
const seek = (page: Page, second: number) =>
  player(page).evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to
  }, second)

test('N writes a note at its second; it is marked, led back to, changed, deleted and brought back', async ({
  page,
  signedIn,
}) => {
  expect(signedIn).toBeDefined()
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  await ready(page)
  await expect(panel(page).getByText('Press N while you watch')).toBeVisible()
  await seek(page, 7)
  await page.keyboard.press('n')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Frame 14 is first contact')
  await seek(page, 11)
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText([/0:07\s*Frame 14 is first contact/], { useInnerText: false })
  await expect(field(page), 'ready for the next').toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('Two')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('lines')
  await page.getByRole('button', { name: 'Keep note' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.locator('.player-gaps > [data-at]')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Go to 0:07' }).click()
  await expect.poll(() => place(page)).toBeCloseTo(7, 0)

  await page.getByRole('button', { name: 'Edit the note at 0:07' }).click()
  const text = panel(page).getByRole('textbox', { name: 'Note', exact: true })
  await expect(text).toBeFocused()
  await text.fill('')
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please write something, or delete the note')).toBeVisible()
  await text.fill('Frame 15 is first contact')
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toContainText('Frame 15 is first contact')
  await expect(page.getByRole('button', { name: 'Edit the note at 0:07' })).toBeFocused()

  await page.getByRole('button', { name: 'Delete the note at 0:07' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await page.reload()
  await expect(rows(page).first()).toContainText('Frame 15 is first contact')
})

test('nothing typed is lost: by a reload, a log-in elsewhere, or a line that is gone', async ({ page, signedIn }) => {
  expect(signedIn).toBeDefined()
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  await ready(page)
  await seek(page, 5)
  const moment = panel(page).locator('.note-new .note-at')
  await expect(moment).toHaveText('0:05')
  await page.keyboard.press('n')
  await page.keyboard.type('Half a thought')
  await page.reload()
  await ready(page)
  await expect(field(page)).toHaveValue('Half a thought')
  await expect(moment, 'at the second where it was begun').toHaveText('0:05')
  await page.context().setOffline(true)
  await field(page).press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText('could not be reached')
  await expect(field(page)).toHaveValue('Half a thought')
  await page.context().setOffline(false)
  await field(page).press('Enter')
  await expect(rows(page)).toHaveText([/0:05\s*Half a thought/])
  await page.reload()
  await ready(page)
  await expect(field(page), 'what is kept is not typed any more').toHaveValue('')
})

test('all notes stand in a room of their own: searched, opened at their second, exported', async ({
  page,
  signedIn,
}) => {
  expect(signedIn).toBeDefined()
  await page.goto('/dashboard/notes')
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
  const { course, videos, addressOf } = await join(page)
  const write = (index: number, second: number, text: string) =>
    call(page, 'POST', `/notes/${course._id}/${videos[index]?._id}`, { second, text })
  await write(0, 3, 'Tripod at hip height')
  await write(1, 9, 'The hip sinks')
  await write(1, 4, 'مفهوم التماس')
  await page.reload()
  const titles = page.locator('.notes-video h3')
  await expect(titles).toHaveText([videos[1]?.title ?? '-', videos[0]?.title ?? '-'])
  await expect(page.locator('.notes-course').getByRole('heading', { level: 2 })).toHaveText([course.title])
  await expect(page.locator('.note-row p')).toHaveText(['مفهوم التماس', 'The hip sinks', 'Tripod at hip height'])
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search notes, videos and courses' }).fill('tripod')
  await expect(page).toHaveURL(/title=tripod/)
  await expect(page.locator('.note-row p')).toHaveText(['Tripod at hip height'])
  await page.getByRole('searchbox', { name: 'Search notes, videos and courses' }).fill('nowhere at all')
  await expect(page.getByRole('heading', { name: 'No note matches “nowhere at all”' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all notes' }).click()
  await expect(page.locator('.note-row')).toHaveCount(3)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^notes-\d{4}-\d\d-\d\d\.md$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(`# ${course.title}`)

  await page.getByRole('link', { name: 'Go to 0:09' }).click()
  await expect(page).toHaveURL(new RegExp(`${addressOf(1)}$`))
  await expect.poll(() => place(page)).toBeCloseTo(9, 0)

  await page.goto('/dashboard/notes')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleShape(page)
  await page.getByRole('button', { name: 'Delete the note at 0:09' }).click()
  await expect(page.getByText('Note deleted')).toBeVisible()
  await expect(page.locator('.note-row')).toHaveCount(2)
})
