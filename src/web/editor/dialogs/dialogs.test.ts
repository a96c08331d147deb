import { afterAll, beforeAll, expect, test } from 'vitest'

import { sanitizeRichText } from '#src/server/rich-text.ts'
import { buttonNamed as button } from '#src/ui/gallery/test-page.ts'

import { openEditor, stored, text, tool } from '../fixtures/editor-page.ts'

let editor: Awaited<ReturnType<typeof openEditor>>
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor.close())

test('a link leads to https, to a mailbox or to this site, and nowhere else', async () => {
  await using opened = await editor.openWith('<p>words</p>')
  const { page } = opened
  await text(page).press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  const address = dialog.getByLabel('Address')
  for (const bad of ['javascript:alert(1)', 'http://plain.example', '//evil.example']) {
    await address.fill(bad)
    await button(page, 'Save link').click()
    await dialog.getByText('Enter an https address').waitFor()
  }
  await address.fill('doi.org/10.1/x')
  await address.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => stored(page)).toBe('<p><a href="https://doi.org/10.1/x">words</a></p>')
  expect(await page.locator('output').getAttribute('data-saved')).toBe('0')
  await text(page).press('ControlOrMeta+k')
  await button(page, 'Remove link').click()
  await expect.poll(() => stored(page)).toBe('<p>words</p>')
})

test('a formula is written in TeX, shown while it is written, and edited again', async () => {
  await using opened = await editor.openWith('<p>x</p>')
  const { page, messages } = opened
  await text(page).press('ControlOrMeta+End')
  await tool(page, 'Formula').click()
  const tex = page.getByLabel('TeX')
  await tex.fill('\\foo')
  await page.getByText('Undefined control sequence: \\foo').waitFor()
  await tex.fill('\\mathbb{R} = \\frac{a < b}{2}')
  await page.getByRole('img', { name: 'Preview' }).locator('mfrac').waitFor()
  await button(page, 'Save formula').click()
  const formula =
    '<math><semantics><mrow><mi>ℝ</mi><mo>=</mo><mfrac><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow><mn>2</mn></mfrac></mrow>' +
    '<annotation encoding="application/x-tex">\\mathbb{R} = \\frac{a &lt; b}{2}</annotation></semantics></math>'
  await expect.poll(() => stored(page)).toBe(`<p>x${formula}</p>`)
  expect(sanitizeRichText(`<p>x${formula}</p>`)).toBe(`<p>x${formula}</p>`)
  expect(await page.locator('article math').evaluate(math => math.namespaceURI)).toContain('MathML')
  await text(page).locator('math').dblclick()
  expect(await tex.inputValue()).toBe('\\mathbb{R} = \\frac{a < b}{2}')
  await page.getByText('Block', { exact: true }).click()
  await button(page, 'Save formula').click()
  await expect.poll(() => stored(page)).toContain('<math display="block">')
  expect(messages).toEqual([])
})

test('a table is made, grown, given a caption and taken away', async () => {
  await using opened = await editor.openWith('')
  const { page } = opened
  await text(page).focus()
  await tool(page, 'Insert a table').click()
  const bar = page.getByRole('toolbar', { name: 'Table' })
  const cells = () => text(page).locator('td, th').count()
  await page.keyboard.type('Day')
  expect(await cells()).toBe(9)
  await bar.getByRole('button', { name: 'Row below' }).click()
  await bar.getByRole('button', { name: 'Column after' }).click()
  expect(await cells()).toBe(16)
  await bar.getByRole('button', { name: 'Delete column' }).click()
  await bar.getByRole('button', { name: 'Delete row' }).click()
  expect(await cells()).toBe(9)
  await bar.getByRole('button', { name: 'Caption' }).click()
  await page.getByLabel('Caption', { exact: true }).last().fill('A week')
  await button(page, 'Save caption').click()
  await expect.poll(() => stored(page)).toMatch(/^<table><caption>A week<\/caption>/)
  await text(page).locator('td').first().click()
  await bar.getByRole('button', { name: 'Delete table' }).click()
  await expect.poll(() => stored(page)).toBe('')
  expect(await bar.count()).toBe(0)
})

test('a picture needs its words, and a refused one is told', async () => {
  await using opened = await editor.openWith('<p>x</p>')
  const { page } = opened
  await text(page).press('ControlOrMeta+End')
  await tool(page, 'Picture').click()
  const choose = (name: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from('x') })
  await button(page, 'Save picture').click()
  await page.locator('.help[data-error]').getByText('Choose a picture', { exact: true }).waitFor()
  await page.getByText('Describe the picture').waitFor()
  await choose('bad.png')
  await page.getByLabel('Alternative text').fill('A curve')
  await button(page, 'Save picture').click()
  await page.getByText('The picture could not be uploaded').waitFor()
  await choose('good.png')
  await button(page, 'Save picture').click()
  await expect
    .poll(() => stored(page))
    .toBe('<p>x</p><figure><img src="/files/public/texts/new/1440.avif" alt="A curve"></figure>')
  const isInCaption = () =>
    page.evaluate(() => Boolean(getSelection()?.anchorNode?.parentElement?.closest('.ProseMirror figure')))
  await expect.poll(isInCaption).toBe(true)
  await page.keyboard.type('Fig. 1')
  await page.keyboard.press('Enter')
  await page.keyboard.type('after')
  await expect.poll(() => stored(page)).toContain('alt="A curve"><figcaption>Fig. 1</figcaption></figure><p>after</p>')
})
