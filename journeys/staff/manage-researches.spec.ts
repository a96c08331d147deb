import type { Locator } from '@playwright/test'

import { password, image, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

/** What a person's own paste would do, whatever the browser lets a script read. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n\nstartxref\n0\n%%EOF\n') }

test('A-RES-1 A-RES-2 A-RES-3 A-RES-4 A-RES-5 A-RES-6 A-RES-7 A-RES-8 D-42 D-55 D-75 a paper is added, read, changed and deleted', async ({
  page,
  browser,
  user,
}) => {
  const title = `Gates ${user.email.slice(8, 24)}`
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Researches' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Researches')
  await expectAccessible(page)
  await page.goto('/dashboard/new-research')
  await expect(page).toHaveURL(/\/dashboard\/manage-researches\/new-research$/)
  const content = page.getByRole('textbox', { name: 'Content' })
  await expect(content).toBeEditable()
  await expect(page.getByLabel('Category')).toContainText('Select a category')
  await page.getByRole('button', { name: 'Create research' }).click()
  await expect(page.getByText('Please upload a valid image file')).toBeVisible()
  await expect(page.getByText('Please upload a PDF file')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Abstract').fill('Gates were compared with a radar.')
  await page.getByLabel('Main finding').fill('0.02 s')
  await page.getByLabel('What it is of').fill('between gates and radar')
  await content.fill('Radar, gates and a tape.')
  await page.getByLabel('Category').selectOption({ index: 1 })
  const tag = page.getByLabel('Tag', { exact: true })
  for (const word of [' sprint ', 'sprint', 'gates']) {
    await tag.fill(word)
    await tag.press('Enter')
  }
  await tag.fill('SPRINT')
  await tag.press('Enter')
  await tag.fill('radar')
  await page.getByRole('button', { name: 'Add Tag' }).click()
  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('listitem')
  await expect(tags).toHaveText(['sprint', 'gates', 'radar'])
  await page.getByRole('button', { name: 'Remove the tag gates' }).click()
  await expect(tags).toHaveText(['sprint', 'radar'])
  await page.getByRole('button', { name: 'Add author' }).click()
  await page.getByLabel('Name').fill('Amel Tempo')
  await paste(
    page.getByLabel('Paste references'),
    `1. Loucks AB, Thuma JR. Luteinizing hormone pulsatility. J Clin Endocrinol Metab. 2003;88(1):297-311. doi:10.1210/jc.2002-020369
     @ not BibTeX`,
  )
  await expect(page.getByText('2 references added')).toBeVisible()
  await page.getByRole('button', { name: 'Remove reference 2' }).click()
  await paste(page.getByLabel('Paste references'), '@article{a, title={Luteinizing Hormone Pulsatility}, year=2003}')
  await expect(page.getByText('Twice: also 1')).toBeVisible()
  await page.getByRole('button', { name: 'Remove reference 2' }).click()
  await expect(page.getByText('Twice: also 1')).toBeHidden()
  await page.getByLabel('Thumbnail').setInputFiles(await image())
  await page.getByLabel('PDF').setInputFiles(pdf)
  // A field that has scrolled half under the bar of the editor is no small target.
  await page.getByLabel('Title').first().scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await page.route('**/api/researches/', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Create research' }).click()
  await expect(page.getByText('Fail To Create Blog')).toBeVisible()
  await page.unroute('**/api/researches/')
  await page.getByRole('button', { name: 'Create research' }).click()
  await expect(page.getByText('Blog Created Successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/manage-researches$/)

  const { researches } = await call(page, 'GET', `/admin/researches?title=${encodeURIComponent(title)}`)
  const address = `${process.env['JOURNEY_URL']}/research/${researches[0]._id}`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByText('Amel Tempo').first()).toBeVisible()
  await expect(visitor.locator('.research-references li')).toHaveCount(1)
  await expect(visitor.locator('.research-references li')).toContainText('Luteinizing hormone pulsatility')
  await expect(visitor.locator('.research-figure .finding')).toHaveText('Found: 0.02 sbetween gates and radar')

  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('link', { name: `Edit “${title}”` }).click()
  await expect(tags).toHaveText(['sprint', 'radar'])
  await expect(page.getByLabel('Main finding')).toHaveValue('0.02 s')
  await page.getByLabel('Abstract').fill('Another abstract.')
  await page.route('**/api/researches/*', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Fail To Update Research')).toBeVisible()
  await page.unroute('**/api/researches/*')
  await expect(page.getByLabel('Abstract')).toHaveValue('Another abstract.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Research Updated Successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/manage-researches$/)
  await visitor.goto(address)
  await expect(visitor.getByText('Another abstract.').first()).toBeVisible()

  await row.getByRole('button', { name: `Delete “${title}”` }).click()
  const prompt = page.getByRole('alertdialog')
  await prompt.getByLabel('Your password').fill('wrong')
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Application deletion failed')).toBeVisible()
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Research deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await visitor.goto(address))?.status()).toBe(404)
  await visitor.context().close()
})
