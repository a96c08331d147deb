// The section of the landing page that leads to research, blogs and conferences.
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test('the landing page shows the newest paper, the newest post and the next conference, and leads to them', async ({
  page,
}) => {
  const [{ researches }, { blogs }, { conferences }] = [
    await call(page, 'GET', '/researches/?limit=1'),
    await call(page, 'GET', '/blogs?limit=1'),
    await call(page, 'GET', '/conferences?limit=1'),
  ]
  await page.goto('/')
  await ready(page)
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'From the laboratory' }) })
  await section.scrollIntoViewIfNeeded()
  const things = section.getByRole('article')
  await expect(things.getByRole('heading')).toHaveText([researches[0].title, blogs[0].title, conferences[0].name])
  await expect(things.first().locator('.outcome')).toHaveText(researches[0].abstract)
  await expectAccessible(page)
  await things.last().getByRole('link').press('Enter')
  await expect(page).toHaveURL(`/conferences/${conferences[0]._id}`)
})

test('D-41 what of it could not be read is left out, and the others stand', async ({ page }) => {
  await page.goto('/pricing')
  await ready(page)
  await page.route('**/api/researches/**', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'From the laboratory' }) })
  await expect(section.getByRole('article')).toHaveCount(2)
  await expect(section.locator('.laboratory-conference')).toBeVisible()
})
