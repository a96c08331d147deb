import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

test('P-RES-1 P-RES-2 K-16 a search by keyboard marks what it found, and lives in the address', async ({ page }) => {
  await open(page, '/researches')
  await expectAccessible(page)
  const researches = page.locator('.research')
  const first = page.locator('.first-paper')
  await expect(first.or(researches)).toHaveCount(20)
  const { researches: papers } = await call(page, 'GET', '/researches/?page=1')
  await expect(first.getByRole('heading')).toHaveText(papers[0].title)
  await expect(first.locator('.finding'), 'its figure says it').toHaveCount(0)
  await expect(first.getByRole('definition')).toHaveText([/^\d+ min$/, /^\d+$/, /^[\d,]+$/])
  await expect(first.locator('.face'), 'both of its authors teach').toHaveCount(2)
  await expect(first.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    /^\/api\/researches\/.+\/pdf$/,
  )
  await expect(researches.first().locator('.finding')).toContainText(papers[1].findingNote)
  for (const tags of await researches.locator('.research-tags').all()) {
    expect(await tags.getByRole('link').count()).toBeLessThanOrEqual(3)
  }
  await page.getByRole('searchbox').fill('sprint')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/researches?title=sprint')
  await expect(page.locator('.research mark').first()).toHaveText(/sprint/i)
  await expectAccessible(page)
  await expect(first, 'what was searched for begins with the best match').toHaveCount(0)
  await page.goBack()
  await expect(first.or(researches)).toHaveCount(20)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/researches?page=2')
  await open(page, '/researches?title=xyzzy')
  await expect(page.getByRole('heading', { name: 'No paper matches the search' })).toBeVisible()
})

test('P-RES-3 P-RES-4 a paper is read, from a number to its reference and back', async ({ page }) => {
  const { researches } = await call(page, 'GET', '/researches/?title=coupling')
  const { _id, title } = researches[0]
  await open(page, `/research/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('meta[name=citation_title]')).toHaveAttribute('content', title)
  await expect(page.locator('.research-figure p.sr-only > b'), 'its drawing shows it').toBeVisible()
  await expect(page.getByRole('link', { name: 'Cite', exact: true }), 'the panel is in sight').toHaveCount(0)
  const edges = await page
    .locator('.research-page')
    .locator('h1, .research-figure > .media, .research-abstract, .rich-text > h2')
    .evaluateAll(parts => parts.map(part => Math.round(part.getBoundingClientRect().left)))
  expect(new Set(edges).size, 'one left edge').toBe(1)
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual([
    expect.stringContaining('ScholarlyArticle'),
    expect.stringContaining('BreadcrumbList'),
  ])
  await expectAccessible(page)
  await page.locator('.article-text a[href="#ref-1"]').first().press('Enter')
  await expect(page).toHaveURL(/#ref-1$/)
  await page.getByRole('link', { name: 'Back to the text, reference 1' }).press('Enter')
  await expect(page).toHaveURL(/#cite-1$/)
})

test('P-RES-3 P-RES-4 a paper is cited in each style by keyboard alone', async ({ page }) => {
  const { researches } = await call(page, 'GET', '/researches/?title=coupling')
  const { _id, title } = researches[0]
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/research/${_id}`)
  const opener = page.getByRole('button', { name: 'All formats' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cite this paper' })
  const tab = (name: string) => dialog.getByRole('tab', { name, exact: true })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect(tab('BibTeX')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Home')
  for (const [name, marks] of [
    ['APA', /\(\d{4}/],
    ['Vancouver', /\. \d{4} \w{3} \d/],
    ['BibTeX', /^@\w+\{/],
    ['RIS', /^TY {2}- /],
  ] as const) {
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByRole('link', { name: `Download as ${name}` })).toBeVisible()
    const panel = dialog.getByRole('tabpanel', { name })
    await expect(panel).toContainText(title)
    await dialog.getByRole('button', { name: 'Copy citation' }).press('Enter')
    await expect.poll(copied).toMatch(marks)
    expect(await copied()).toContain(title)
    await tab(name).focus()
    await page.keyboard.press('ArrowRight')
  }
  await expect(tab('APA'), 'the last leads to the first').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('P-RES-3 D-41 a citation that could not be loaded says so, and is loaded again', async ({ page }) => {
  const { researches } = await call(page, 'GET', '/researches/?title=coupling')
  const { _id, title } = researches[0]
  // As if the server had not drawn it yet.
  await page.route(`**/api/researches/${_id}`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), citations: null } })
  })
  const isCitation = `**/api/researches/${_id}/citations`
  await page.route(isCitation, route => route.fulfill({ status: 503, json: {} }))
  await open(page, '/researches?title=coupling')
  await page.locator('.research .card-title a').first().click()
  const panel = page.getByRole('region', { name: 'Cite' })
  await expect(panel.getByText('The citation could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(isCitation)
  await panel.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(panel).toContainText(title)
  await expect(panel.getByRole('heading', { name: 'Cite' })).toBeFocused()
})

test.describe('on a phone, without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('P-RES-1 P-RES-3 the list is searched, and a paper read and cited, all the same', async ({ page }) => {
    await page.goto('/researches')
    await page.getByRole('searchbox').fill('coupling')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/researches?title=coupling')
    await page.locator('.research .card-title a').first().click()
    await expect(page.locator('.research-references li').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download as BibTeX' })).toHaveAttribute('href', /format=bibtex$/)
  })
})
