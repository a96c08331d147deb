// What stands beside the fields of an editor: the thing as its readers find it, with what is typed now.
import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'

for (const [list, own] of [
  ['manage-courses', '.course-top h1'],
  ['manage-blogs', '.blog-head h1'],
  ['manage-researches', '.research-head h1'],
] as const)
  test(`A-LIST-3 the page of a thing follows what is typed, at a desk and on a phone: ${list}`, async ({ page }) => {
    await signInAsAdministrator(page)
    await page.goto(`/dashboard/${list}`)
    await page.locator('tbody a[href*="update-"]').first().click()
    const faces = page.getByRole('radiogroup', { name: 'Preview' })
    await ready(page)
    // Who writes a text is no reader of it.
    const counted: string[] = []
    page.on('request', request => {
      if (/\/views?\b/.test(request.url())) counted.push(request.url())
    })
    await expect(faces.getByRole('radio', { name: 'Card' })).toBeChecked()
    await faces.getByText('Page', { exact: true }).click()
    const heading = page.frameLocator('.edit-page iframe').locator(own)
    await expect(heading).toBeVisible()
    await page.getByLabel('Title').first().fill('A name that is typed now')
    await expect(heading).toHaveText('A name that is typed now')
    await expectAccessible(page)
    await faces.getByRole('radio', { name: 'Page' }).press('ArrowRight')
    await expect(faces.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(heading).toHaveText('A name that is typed now')
    const widthOf = () => page.locator('.edit-page iframe').evaluate(frame => frame.clientWidth)
    expect(await widthOf()).toBe(390)
    expect(counted).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(heading).toHaveText('A name that is typed now')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

for (const [list, title] of [
  ['manage-applications', 'Name'],
  ['manage-videos', 'Title'],
] as const)
  test(`A-LIST-3 the card of a thing follows what is typed: ${list}`, async ({ page }) => {
    await signInAsAdministrator(page)
    await page.goto(`/dashboard/${list}`)
    await page.locator('tbody a[href*="update-"]').first().click()
    // The list, which goes on standing for a moment, is searched by title as well.
    await expect(page).toHaveURL(/update-/)
    await ready(page)
    await page.getByLabel(title).first().fill('A name that is typed now')
    await expect(page.locator('.edit-preview').locator('article h2')).toHaveText('A name that is typed now')
  })
