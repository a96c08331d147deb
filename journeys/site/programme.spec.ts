// What happens on the days of a conference, on its page.
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'
import { lostWords } from '../support/lost-words.ts'

for (const width of [390, 820, 1440]) {
  test(`P-CONF-4 a conference shows its days with their talks, and who speaks leads to the teacher, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [next] = (await call(page, 'GET', '/conferences')).conferences
    const { conference } = await call(page, 'GET', `/conferences/${next._id}`)
    await page.goto(`/conferences/${next._id}`)
    await ready(page)
    const days = page.getByRole('region', { name: 'Programme' }).locator('.programme-days > li')
    await expect(days).toHaveCount(conference.programme.length)
    await expect(days.first().locator('h3 time')).toHaveAttribute('datetime', conference.date.start)
    await expect(days.first().locator('h3')).toHaveText(/^[A-Z][a-z]+day/)
    const [first] = conference.programme[0].talks
    const row = days.first().locator('.talk').first()
    await expect(row.locator('.talk-title')).toHaveText(first.title)
    await expect(row.locator('time')).toHaveAttribute('datetime', first.time)
    const tops = await days.evaluateAll(all => all.map(day => Math.round(day.getBoundingClientRect().top)))
    expect(new Set(tops).size, 'beside each other where there is room').toBe({ 390: 3, 820: 2, 1440: 1 }[width])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await lostWords(page)).toEqual([])
    await expectAccessible(page)
    await row.getByRole('link').click()
    await expect(page).toHaveURL(/\/teacher\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Yasmine Benali')
  })
}

test('P-CONF-4 search engines read each talk as a part of the conference', async ({ page }) => {
  const [next] = (await call(page, 'GET', '/conferences')).conferences
  await page.goto(`/conferences/${next._id}`)
  const event = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
  expect(event.subEvent[0]).toMatchObject({
    '@type': 'Event',
    name: 'What a tendon remembers',
    startDate: next.date.start,
    performer: [{ '@type': 'Person', name: 'Dr. Yasmine Benali' }],
  })
})

test('P-CONF-4 a conference without a programme has no place for one', async ({ page }) => {
  const { conferences } = await call(page, 'GET', '/conferences')
  const bare = conferences.find(({ name }: { name: string }) => name === 'The Muscle Slice')
  await page.goto(`/conferences/${bare._id}`)
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Speakers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Programme' })).toHaveCount(0)
})
