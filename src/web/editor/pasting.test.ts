import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { docs, word } from './fixtures/clipboards.ts'
import { openEditor, stored, text } from './fixtures/editor-page.ts'

let editor: Awaited<ReturnType<typeof openEditor>>
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor.close())

async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((box, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'plain')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

test('what Word puts on the clipboard comes out clean', async () => {
  await using opened = await editor.openWith('')
  const { page } = opened
  await text(page).focus()
  await paste(page, word)
  await expect
    .poll(() => stored(page))
    .toBe(
      '<h2>Training load</h2><p><strong>Session-RPE</strong> is simple: multiply<em> both</em>.</p><h3>How</h3>' +
        '<ul><li>Ask after 30&nbsp;min<ul><li>everybody</li></ul></li><li>Multiply</li></ul><ol><li>first</li></ol>' +
        '<table><tbody><tr><td><strong>Day</strong></td><td colspan="2">Load</td></tr></tbody></table>' +
        '<p><a href="https://doi.org/10.1519/00124278">Foster</a> and plain</p>',
    )
  expect(await page.locator('.note[role=status]').textContent()).toContain('A picture was left out')
})

test('what Google Docs puts on the clipboard comes out clean', async () => {
  await using opened = await editor.openWith('')
  const { page } = opened
  await text(page).focus()
  await paste(page, docs)
  await expect
    .poll(() => stored(page))
    .toBe(
      '<h3>Peak power</h3><p>It is <strong>high</strong><em> and short</em><sup>2</sup></p>' +
        '<ul><li>one<ul><li>deeper</li></ul></li></ul><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>' +
        '<p><a href="https://example.org/paper">paper</a></p>',
    )
  expect(await page.locator('.note[role=status]').textContent()).toContain('2 pictures were left out')
})

test('T40 ASVS 1.3.5 what is pasted runs nothing and keeps no address of another kind', async () => {
  await using opened = await editor.openWith('')
  const { page } = opened
  await page.exposeFunction('ran', () => expect.unreachable('a script ran'))
  await text(page).focus()
  await paste(
    page,
    '<p onclick="ran()">a<img src=x onerror="ran()"><a href="javascript:ran()">b</a><svg onload="ran()"></svg></p><script>ran()</script>' +
      '<math><annotation-xml encoding="text/html"><img src=x onerror="ran()"></annotation-xml></math><iframe srcdoc="<script>ran()</script>"></iframe>',
  )
  await expect.poll(() => stored(page)).toContain('<p>ab')
  expect(await stored(page)).not.toMatch(/ran\(\)|<img|<iframe|href/)
})
