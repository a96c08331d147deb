// A wrong file is told where it was chosen, as far as the browser can tell; what the server finds stands there as well.
import { truncate, writeFile } from 'node:fs/promises'

import { image, signInAsAdministrator } from '../support/applicants.ts'
import { expect, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => {
  page.on('dialog', dialog => void dialog.accept())
  await signInAsAdministrator(page)
})

const pdf = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
const whole = (catalog: string) => `%PDF-1.4\n1 0 obj<</Type/Catalog${catalog}>>endobj\nstartxref\n0\n%%EOF\n`

for (const [at, label] of [
  ['/dashboard/manage-researches/new-research', 'research'],
  ['/dashboard/manage-videos/new-video', 'video'],
] as const)
  test(`A-RES-4 D-53 what is no PDF, or too large, is told when it is chosen: ${label}`, async ({ page }, info) => {
    await page.goto(at)
    await expect(page.getByLabel('Title')).toBeEditable()
    const field = page.locator('.field').filter({ has: page.locator('input[accept="application/pdf"]') })
    const choose = (file: ReturnType<typeof pdf> | string) => field.locator('input').setInputFiles(file)
    await choose(pdf('word.pdf', 'PK\u0003\u0004 a document of another program'))
    await expect(field).toContainText('Please upload a PDF file')
    await choose(pdf('cut.pdf', '%PDF-1.4\n1 0 obj'))
    await expect(field).toContainText('Please upload a PDF file')
    const large = info.outputPath('large.pdf')
    await writeFile(large, whole(''))
    await truncate(large, 50_000_001)
    await choose(large)
    await expect(field).toContainText('This PDF is larger than 50 MB. Please choose a smaller one')
    await expect(field.locator('strong')).toHaveCount(0)
    await choose(pdf('good.pdf', whole('')))
    await expect(field.locator('strong')).toHaveText('good.pdf')
    await expect(field.locator('input')).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Remove PDF' }).click()
    await expect(field.locator('strong')).toHaveCount(0)
    await choose(pdf('good.pdf', whole('')))
    await expect(field.locator('strong'), 'the same one again').toHaveText('good.pdf')
  })

test('A-RES-4 a PDF that the server refuses is told beside it, and nothing else is lost', async ({ page }) => {
  await page.goto('/dashboard/manage-researches/new-research')
  const field = page.locator('.field').filter({ has: page.locator('input[accept="application/pdf"]') })
  await page.getByLabel('Title').fill('Stride and sprint')
  await page.getByLabel('Abstract').fill('What a longer stride costs.')
  await page.getByRole('textbox', { name: 'Content' }).fill('A long enough text on strides.')
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 })
  await page
    .locator('.image-field input[accept*="image"]')
    .first()
    .setInputFiles(await image())
  await field.locator('input').setInputFiles(pdf('script.pdf', whole('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')))
  const create = page.getByRole('button', { name: 'Create research' })
  await create.click()
  await expect(field).toContainText('This PDF is locked or starts programs. Please upload a plain one')
  await expect(field.locator('input')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveValue('Stride and sprint')
  await expect(page.getByAltText('Preview of the chosen picture')).toBeVisible()
  const again = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().endsWith('/researches/'),
  )
  await create.click()
  expect((await again).status(), 'it can be sent again').toBe(400)
  await expect(field).toContainText('This PDF is locked or starts programs.')
})
