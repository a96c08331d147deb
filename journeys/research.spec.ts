import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, test } from './support/journey.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

test('P-RES-1 P-RES-2 a search by keyboard marks what it found, and lives in the address', async ({ page }) => {
  await open(page, '/researches')
  await expectAccessible(page)
  const papers = page.locator('.papers .paper')
  await expect(papers).toHaveCount(20)
  for (const tags of await papers.locator('.paper-tags').all()) {
    expect(await tags.getByRole('link').count()).toBeLessThanOrEqual(3)
  }
  await page.getByRole('searchbox').fill('sprint')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/researches?title=sprint')
  await expect(page.locator('.paper mark').first()).toHaveText(/sprint/i)
  await expectAccessible(page)
  await page.goBack()
  await expect(papers).toHaveCount(20)
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
  await expect(page.locator('script[type="application/ld+json"]')).toHaveText([/ScholarlyArticle/, /BreadcrumbList/])
  await expectAccessible(page)
  await page.locator('.article-text a[href="#ref-1"]').first().press('Enter')
  await expect(page).toHaveURL(/#ref-1$/)
  await page.getByRole('link', { name: 'Back to the text, reference 1' }).press('Enter')
  await expect(page).toHaveURL(/#cite-1$/)
})

test.describe('on a phone, without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('P-RES-1 P-RES-3 the list is searched, and a paper read and cited, all the same', async ({ page }) => {
    await page.goto('/researches')
    await page.getByRole('searchbox').fill('coupling')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/researches?title=coupling')
    await page.locator('.paper .card-title a').first().click()
    await expect(page.locator('.paper-references li').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download as BibTeX' })).toHaveAttribute('href', /format=bibtex$/)
  })
})
