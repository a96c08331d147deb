import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

type Conference = { _id: string; name: string; isPast: boolean; date: { start: string; end: string | null } }

async function conferences(page: Page): Promise<Conference[]> {
  return (await call(page, 'GET', '/conferences')).conferences
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

for (const width of [390, 1440]) {
  test(`P-CONF-1 P-CONF-2 P-CONF-3 D-43 D-44 from the list to one conference at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/conferences')
    const list = await conferences(page)
    await expect(page.getByRole('article')).toHaveCount(list.length)
    const [next, second] = list
    if (!next || !second) throw new Error('The demo academy has two conferences to come')
    await expect(page.locator('main h2')).toHaveText([next.name, 'Coming later', 'Past conferences'])
    const first = page.locator('.next-conference')
    await expect(first.locator('.outcome')).toHaveCSS('-webkit-line-clamp', '3')
    await expect(first.locator('time'), 'each day is said once').toHaveCount(next.date.end ? 2 : 1)
    await expect(first.locator('time').first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}$/)
    await expect(first.locator('time').first()).toHaveAttribute('datetime', next.date.start)
    const card = page.locator('.conference-card').first()
    await expect(card.getByRole('heading')).toHaveText(second.name)
    await expect(card.locator('.card-title')).toHaveCSS('-webkit-line-clamp', '1')
    await expect(card.locator('.outcome')).toHaveCSS('-webkit-line-clamp', '3')
    await expectAccessible(page)

    await first.getByRole('link', { name: `Show ${next.name}` }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/conferences/${next._id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.name)
    await expect(page.getByRole('heading', { name: 'About the Conference' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Speakers' })).toBeVisible()
    await expect(page.locator('.conference-head time').last()).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
    await expectAccessible(page)
  })
}

test('D-43 a coming conference gives its calendar file, a past one says that it is over', async ({ page }) => {
  const list = await conferences(page)
  await open(page, `/conferences/${list.find(({ isPast }) => !isPast)?._id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n/)

  await open(page, `/conferences/${list.find(({ isPast }) => isPast)?._id}`)
  await expect(page.getByText('Past conference', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
})

test('P-CONF-4 search engines read the conference as an event', async ({ page }) => {
  const [next] = await conferences(page)
  await open(page, `/conferences/${next?._id}`)
  const event = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
  expect(event).toMatchObject({
    '@type': 'Event',
    name: next?.name,
    startDate: next?.date.start,
    endDate: next?.date.end ?? next?.date.start,
    location: { '@type': 'Place' },
  })
  await expect(page.locator('dt', { hasText: 'Date' })).toHaveCount(1)
  await expect(page.locator('dt', { hasText: 'Location' })).toHaveCount(1)
})

test('D-41 a list that could not be read says so and is read again', async ({ page }) => {
  await open(page, '/pricing')
  await page.route('**/api/conferences', route => route.fulfill({ status: 503, json: {} }))
  await page
    .getByRole('button', { name: 'Academic' })
    .or(page.locator('summary', { hasText: 'Academic' }))
    .first()
    .click()
  await page.getByRole('link', { name: 'Conferences' }).first().click()
  await expect(page.getByText('The conferences could not be loaded')).toBeVisible()
  await page.unroute('**/api/conferences')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('.conference-card').first()).toBeVisible()
})

test('a conference that is not there is told so', async ({ page }) => {
  await open(page, '/conferences/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.request.get('/conferences/00000000-0000-4000-8000-000000000000')).status()).toBe(404)
})
