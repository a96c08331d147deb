import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { buttonNamed as button, type GalleryBrowser, isFocused, look, openGallery } from './test-page.ts'

let gallery: GalleryBrowser
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery.close())

const background = (target: Locator) => target.evaluate(element => getComputedStyle(element).backgroundColor)

/** What is looked at, and what opens it. */
const views: [string, ((page: Page) => Promise<void>)?][] = [
  ['body'],
  ['[role=dialog].dialog', page => button(page, 'Dialog').click()],
  ['[role=alertdialog]', page => button(page, 'Alert dialog').click()],
  ['[role=dialog].drawer', page => button(page, 'Drawer').click()],
  ['[role=menu]', page => button(page, 'Actions').click()],
  ['dialog.lightbox', page => button(page, 'Show in full size').click()],
]
test.each([
  ['?theme=light', 'all', 30],
  ['?theme=dark', 'colours', 0],
  ['?theme=light&dir=rtl', 'shape', 30],
] as const)(
  'axe finds nothing, open or closed (%s)',
  async (query, rules, atLeast) => {
    const page = await gallery.open(query)
    let looked = 0
    for (const [selector, open] of views) {
      await open?.(page)
      await page.locator(selector).waitFor()
      const { broken, kept } = await look(page, selector, rules)
      expect(broken).toEqual([])
      looked += kept
      await page.keyboard.press('Escape')
    }
    expect(looked).toBeGreaterThan(atLeast)
    await page.context().close()
  },
  60_000,
)

test('nothing is wider than a window of 390, 820 or 1440 px', async () => {
  const page = await gallery.open('')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.context().close()
})

test('on a touch screen every button is 44 px high', async () => {
  const page = await gallery.open('?theme=light', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  const parts = page.locator('.btn, .input, .chip:is(a, button), .check, .seg label, .pager a, .rating-input label')
  const low = await parts.evaluateAll(all =>
    all.filter(part => part.checkVisibility() && part.getBoundingClientRect().height < 44).map(part => part.outerHTML),
  )
  expect(low).toEqual([])
  expect(await parts.count()).toBeGreaterThan(40)
  await page.context().close()
})

test('the subtree of one theme keeps its colours inside a page of the other', async () => {
  const page = await gallery.open('')
  const grounds = await Promise.all(['light', 'dark'].map(theme => background(page.locator(`[data-theme=${theme}]`))))
  expect(grounds).toEqual(['rgb(250, 246, 240)', 'rgb(19, 15, 14)'])
  await page.context().close()
})

test('X-FORM-1 K-7 a flash shows the error colour, is gone after 1000 ms, and starts again when asked again', async () => {
  const page = await gallery.open('?theme=light', { reducedMotion: 'no-preference' })
  const input = page.getByLabel('Email')
  const rest = await background(input)
  const flash = button(page, 'Flash the errors')
  for (const _ of [1, 2]) {
    await flash.click()
    const running = await input.evaluate(element =>
      element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    )
    expect(running).toContain(1000)
    await expect.poll(() => background(input)).not.toBe(rest)
    await expect.poll(() => background(input), { timeout: 1500 }).toBe(rest)
  }
  await page.context().close()
})

test('X-FORM-1 the flash stays under reduced motion, as a plain change of colour', async () => {
  const page = await gallery.open()
  const input = page.getByLabel('Email')
  const rest = await background(input)
  await button(page, 'Flash the errors').click()
  await expect.poll(() => background(input)).not.toBe(rest)
  await expect.poll(() => background(input), { timeout: 1500 }).toBe(rest)
  await page.context().close()
})

test('a field ties its error to its control and keeps the height of its help line', async () => {
  const page = await gallery.open()
  const email = page.getByLabel('Email')
  const describedBy = await email.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe('Email is not a valid')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  const heights = await Promise.all(
    ['Email', 'First name', /^Club/].map(label =>
      page
        .locator('.field')
        .filter({ has: page.getByLabel(label) })
        .evaluate(field => field.clientHeight),
    ),
  )
  expect(new Set(heights).size).toBe(1)
  await page.context().close()
})

test('the rating is set and moved from the keyboard', async () => {
  const page = await gallery.open()
  const stars = page.getByRole('group', { name: 'Your rating' })
  await stars.getByRole('radio', { name: '1 stars' }).focus()
  await page.keyboard.press('Space')
  for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowRight')
  expect(await stars.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true)
  const filled = await stars
    .locator('.lucide')
    .evaluateAll(all => all.map(star => getComputedStyle(star).fill !== 'rgba(0, 0, 0, 0)'))
  expect(filled).toEqual([true, true, true, false, false])
  await page.context().close()
})

test('L-AUTH-8 the submit button walks through its four states at one width and refuses a press while checking', async () => {
  const page = await gallery.open()
  const submit = page.locator('button[type=submit]').last()
  const seen = []
  for (let turn = 0; turn < 4; turn++) {
    const name = await submit.evaluate(element => element.querySelector('[data-current=true]')?.textContent)
    seen.push({ name, closed: await submit.getAttribute('aria-disabled'), width: (await submit.boundingBox())?.width })
    await button(page, 'Next state').click()
  }
  expect(seen.map(({ name, closed }) => [name, closed])).toEqual([
    ['Sign in', null],
    ['Processing...', 'true'],
    ['Checked', 'true'],
    ['Try again', null],
  ])
  expect(new Set(seen.map(({ width }) => width)).size).toBe(1)
  await page.context().close()
})

test('X-TOAST-1 K-7 a toast says its words beside its icon for about 1200 ms', async () => {
  const page = await gallery.open()
  const seen = page.evaluate(async () => {
    const appeared = (count: number) =>
      new Promise<number>(resolve => {
        const look = () => document.querySelectorAll('.toast').length === count && resolve(performance.now())
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      })
    const from = await appeared(1)
    const html = document.querySelector('.toast')?.outerHTML
    return { html, ms: (await appeared(0)) - from }
  })
  await button(page, 'Error toast').click()
  const { html, ms } = await seen
  expect(html).toMatch(/data-kind="error".*<svg.*Password incorrect/)
  expect(ms).toBeGreaterThanOrEqual(1100)
  expect(ms).toBeLessThan(1800)
  await page.context().close()
})

test('a code is pasted into its boxes, and Backspace goes back', async () => {
  const page = await gallery.open()
  const digit = (place: number) => page.getByLabel(`Digit ${place}`)
  await digit(3).focus()
  await page.keyboard.type('15')
  expect(await isFocused(digit(4))).toBe(true)
  const code = () => Promise.all([1, 2, 3, 4].map(place => digit(place).inputValue()))
  expect(await code()).toEqual(['4', '8', '1', '5'])
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  expect(await code()).toEqual(['4', '8', '', ''])
  expect(await isFocused(digit(3))).toBe(true)
  await digit(1).evaluate(box => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '70 31')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(code).toEqual(['7', '0', '3', '1'])
  await page.context().close()
})

test('tabs are walked by arrows', async () => {
  const page = await gallery.open()
  await page.getByRole('tab', { name: 'About' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await isFocused(page.getByRole('tab', { name: 'Resources' }))).toBe(true)
  expect(await page.getByRole('tabpanel').textContent()).toBe('Two papers and a sheet.')
  await page.context().close()
})
