import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sanitizeRichText } from '#src/server/rich-text.ts'
import { buttonNamed as button, isFocused, look } from '#src/ui/gallery/test-page.ts'

import { everything, openEditor, stored, text, tool } from './fixtures/editor-page.ts'

let editor: Awaited<ReturnType<typeof openEditor>>
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor.close())

test('a text comes out as it went in, and loading it is no change', async () => {
  await using opened = await editor.openWith(everything)
  const { page, messages } = opened
  expect(await stored(page)).toBe(everything)
  await text(page).press('ControlOrMeta+End')
  await page.keyboard.type('!')
  const expected = `${everything}<p>!</p>`
  await expect.poll(() => stored(page)).toBe(expected)
  expect(sanitizeRichText(expected).replaceAll(' />', '>').replaceAll(' rel="noopener noreferrer"', '')).toBe(expected)
  await text(page).press('ControlOrMeta+z')
  expect(messages.filter(message => !message.includes('404'))).toEqual([])
})

test('plain text becomes paragraphs with the first change, and no words are an empty text', async () => {
  await using opened = await editor.openWith('One\n\nTwo')
  const { page } = opened
  expect(await stored(page)).toBe('One\n\nTwo')
  await text(page).press('ControlOrMeta+End')
  await page.keyboard.type(' 5 < 6')
  await expect.poll(() => stored(page)).toBe('<p>One</p><p>Two 5 &lt; 6</p>')
  await text(page).press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => stored(page)).toBe('')
})

test('the toolbar is one stop for Tab, walked by arrows, and Escape leads back to the text', async () => {
  await using opened = await editor.openWith('<p>words</p>')
  const { page } = opened
  await text(page).press('ControlOrMeta+a')
  await page.keyboard.press('Alt+F10')
  await expect.poll(() => isFocused(tool(page, 'Heading'))).toBe(true)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect.poll(() => isFocused(tool(page, 'Bold'))).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => stored(page)).toBe('<p><strong>words</strong></p>')
  await expect.poll(() => tool(page, 'Bold').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Alt+F10')
  await expect.poll(() => isFocused(tool(page, 'Bold'))).toBe(true)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => isFocused(tool(page, 'Redo'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(text(page))).toBe(true)
  await page.keyboard.press('ControlOrMeta+Alt+2')
  await expect.poll(() => stored(page)).toBe('<h2><strong>words</strong></h2>')
})

test.each([
  ['', 'all', ['Link', 'Formula', 'Picture']],
  ['&theme=dark', 'colours', ['Formula']],
  ['&dir=rtl&error', 'all', []],
] as const)(
  'axe finds nothing (%s)',
  async (query, rules, dialogs) => {
    await using opened = await editor.openWith(everything, query)
    const { page } = opened
    await text(page).locator('td').first().click()
    const brokenIn = async (selector: string) => (await look(page, selector, rules)).broken
    expect(await brokenIn('form')).toEqual([])
    for (const name of dialogs) {
      await tool(page, name).click()
      await page.getByRole('dialog').waitFor()
      expect(await brokenIn('[role=dialog]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  },
  60_000,
)

test('on a phone the bars scroll by themselves, stay at the top, and their buttons are 44 px high', async () => {
  await using opened = await editor.openWith(everything.repeat(3), '', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  const { page } = opened
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await tool(page, 'Bold').boundingBox())?.height).toBe(44)
  await page.mouse.wheel(0, 900)
  await expect.poll(async () => (await page.locator('.editor-bars').boundingBox())?.y).toBe(0)
})

test('a text reads in the editor as it will on the page', async () => {
  await using opened = await editor.openWith(everything)
  const { page } = opened
  const styles = (place: string) =>
    page.locator(place).evaluate(root =>
      ['h2', 'h3', 'h4', 'p', 'li', 'blockquote', 'pre', 'sub', 'figcaption', 'th', 'td', 'caption'].map(tag => {
        const element = root.querySelector(tag)
        if (!element) return `no ${tag}`
        const { fontSize, lineHeight, fontWeight, color, marginBlockStart, paddingBlockStart } =
          getComputedStyle(element)
        return [tag, fontSize, lineHeight, fontWeight, color, marginBlockStart, paddingBlockStart].join(' ')
      }),
    )
  expect(await styles('.ProseMirror')).toEqual(await styles('article .rich-text'))
})

test('an editor that does not load leaves the text to be edited as it is, and may be asked again', async () => {
  await using opened = await editor.openWith('<p>safe</p>')
  const { page } = opened
  const fresh = await page.context().newPage()
  let isDown = true
  await fresh.route('**/*', async route => {
    if (isDown && route.request().url().includes('rich-text-editor')) return route.abort()
    const response = await page.evaluate(
      async url => {
        const answer = await fetch(url)
        return { body: await answer.text(), type: answer.headers.get('content-type') ?? '' }
      },
      route.request().url().replace(/\?.*/, ''),
    )
    return route.fulfill({ body: response.body, contentType: response.type })
  })
  await fresh.goto(`http://gallery.test/?text=${encodeURIComponent('<p>safe</p>')}`)
  await fresh.getByText('The editor could not be loaded').waitFor()
  const plain = fresh.getByLabel('Content')
  expect(await plain.inputValue()).toBe('<p>safe</p>')
  await plain.fill('<p>safer</p>')
  isDown = false
  await button(fresh, 'Try again').click()
  if (remembersFailedImports(fresh)) {
    await fresh.getByText('The editor could not be loaded').waitFor()
    expect(await plain.inputValue()).toBe('<p>safer</p>')
    return
  }
  await fresh.locator('.ProseMirror').waitFor()
  expect(await fresh.locator('.ProseMirror').textContent()).toBe('safer')
})

/** Older Chromium answers a failed import with the same failure for as long as the page lives: then the text stays plain. */
const remembersFailedImports = (page: Page): boolean =>
  Number.parseInt(page.context().browser()?.version() ?? '', 10) < FIRST_THAT_ASKS_AGAIN
const FIRST_THAT_ASKS_AGAIN = 154
