// The programme of a conference, in its editor.
import type { Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { editorPart, showPartByKey } from '../support/editor.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => {
  page.on('dialog', dialog => void dialog.accept().catch(() => {}))
  await signInAsAdministrator(page)
})

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const summaryOf = (page: Page, name: string) => row(page, name).locator('summary').first()
const titles = (page: Page) => page.locator('.talk-title').allTextContents()

const coffee = { time: '11:30', title: 'Coffee' }

/** A conference of two days with two speakers, one of whom speaks on the second. */
async function made(page: Page, name: string): Promise<string> {
  const { conference } = await call(page, 'POST', '/conference/create', {
    name,
    location: 'Oran',
    startDate: '2099-03-04',
    endDate: '2099-03-05',
    description: 'Two days.',
    speakers: [
      { key: 'a', firstName: 'Amel', lastName: 'Tempo' },
      { key: 'b', firstName: 'Nassim', lastName: 'Stride' },
    ],
    programme: [{ talks: [coffee] }, { talks: [{ time: '09:00', title: 'Return', speakers: ['b'] }] }],
  })
  return conference._id
}
const editorOf = (id: string) => `/dashboard/manage-conferences/update-conference/${id}`

for (const width of [390, 1440]) {
  test(`A-CONF-1 D-43 a talk is added with the keyboard alone and outlives a reload, at ${width} px`, async ({
    page,
    user,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const id = await made(page, `Keys ${user.email.slice(8, 20)}`)
    const { keyboard } = page
    await page.goto(editorOf(id))
    await ready(page)
    await expect(summaryOf(page, 'Day 1')).toContainText('Wednesday, March 4')
    await summaryOf(page, 'Day 1').focus()
    await keyboard.press('Enter')
    await page.getByLabel('Theme of the day').first().focus()
    await keyboard.type('Tendon')
    await row(page, 'Day 1').getByRole('button', { name: 'Add talk' }).focus()
    await keyboard.press('Enter')
    const talk = row(page, 'Day 1').getByRole('group', { name: 'Talk 2', exact: true })
    await talk.getByLabel('Time').focus()
    await keyboard.type('0900AM')
    await talk.getByLabel('Title').focus()
    await keyboard.type('What a tendon remembers')
    await talk.getByRole('button', { name: 'Amel Tempo' }).focus()
    await keyboard.press('Space')
    await expectAccessible(page)

    await page.reload()
    await expect(page.getByText('What you typed here before is back.')).toBeVisible()
    await expect(summaryOf(page, 'Day 1')).toContainText(width === 390 ? 'March 4' : 'Tendon · 2 talks')
    await summaryOf(page, 'Day 1').focus()
    await keyboard.press('Enter')
    await talk.locator('summary').focus()
    await keyboard.press('Enter')
    await expect(talk.getByLabel('Title')).toHaveValue('What a tendon remembers')
    await expect(talk.getByLabel('Time')).toHaveValue('09:00')
    await expect(talk.getByRole('button', { name: 'Amel Tempo' })).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: 'Save changes' }).focus()
    await keyboard.press('Enter')
    await expect(page.getByText('Conference updated successfully')).toBeVisible()
    await page.goto(`/conferences/${id}`)
    expect(await titles(page), 'by their times').toEqual(['What a tendon remembers', 'Coffee', 'Return'])
    await expect(page.locator('.talk').first()).toContainText('Amel Tempo')
    await call(page, 'DELETE', `/admin/conference/${id}`, { password })
  })
}

test('D-43 what is missing of a talk is told in its row, which opens', async ({ page, user }) => {
  const id = await made(page, `Missing ${user.email.slice(8, 20)}`)
  await page.goto(editorOf(id))
  await ready(page)
  await summaryOf(page, 'Day 2').click()
  await row(page, 'Day 2').getByRole('button', { name: 'Add talk' }).click()
  await summaryOf(page, 'Day 1').click()
  await expect(page.getByLabel('Theme of the day').nth(1), 'one day is open at a time').toBeHidden()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(row(page, 'Day 2').getByText('Please choose a time')).toBeVisible()
  await expect(row(page, 'Day 2').getByText('Please enter a title')).toBeVisible()
  await row(page, 'Day 2').getByRole('button', { name: 'Remove talk 2' }).click()
  await call(page, 'DELETE', `/admin/conference/${id}`, { password })
})

test('D-43 days follow the dates, a day with talks is never lost, and a speaker who goes leaves the talk', async ({
  page,
  user,
}) => {
  const id = await made(page, `Dates ${user.email.slice(8, 20)}`)
  await page.goto(editorOf(id))
  await ready(page)
  await showPartByKey(page, 'Settings')
  await page.getByLabel('End date').fill('2099-03-06')
  await expect(summaryOf(page, 'Day 3')).toContainText('Nothing yet')
  await page.getByLabel('End date').fill('2099-03-04')
  await expect(row(page, 'Day 3')).toHaveCount(0)
  await expect(summaryOf(page, 'Day 2')).toContainText('After the end')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The programme goes on after this day')).toBeVisible()
  await page.getByLabel('Start date').fill('2099-04-01')
  await page.getByLabel('End date').fill('2099-04-02')
  await expect(editorPart(page, 'Content')).toBeHidden()
  await page.getByRole('button', { name: 'Remove speaker 2' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Conference updated successfully')).toBeVisible()
  const { conference } = await call(page, 'GET', `/conferences/${id}`)
  expect(conference.programme[1].talks).toMatchObject([{ title: 'Return', speakers: [] }])
  await page.goto(`/conferences/${id}`)
  await expect(page.locator('.programme-days h3 time').last()).toHaveAttribute('datetime', '2099-04-02')
  await call(page, 'DELETE', `/admin/conference/${id}`, { password })
})
