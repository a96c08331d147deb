import { afterAll, beforeAll, expect, test } from 'vitest'

import { buttonNamed as button, type GalleryBrowser, isFocused, openGallery } from '../gallery/test-page.ts'

let gallery: GalleryBrowser
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery.close())

test.each(['Dialog', 'Drawer', 'Alert dialog'])(
  '%s takes focus in, keeps it, closes on Escape and gives it back',
  async name => {
    const page = await gallery.open()
    const opener = button(page, name)
    await opener.focus()
    await page.keyboard.press('Enter')
    const popup = page.getByRole(name === 'Alert dialog' ? 'alertdialog' : 'dialog')
    await popup.waitFor()
    const focusInside = () => popup.evaluate(element => element.contains(document.activeElement))
    await expect.poll(focusInside).toBe(true)
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      await expect.poll(focusInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(opener)).toBe(true)
    await page.context().close()
  },
)

test('a dialog with a field starts in that field', async () => {
  const page = await gallery.open()
  await button(page, 'Dialog').click()
  await expect.poll(() => isFocused(page.getByLabel('New email'))).toBe(true)
  await page.context().close()
})

test.each(['ltr', 'rtl'])('the drawer stands at the start edge (%s)', async dir => {
  const page = await gallery.open(`?theme=light&dir=${dir}`)
  await button(page, 'Drawer').click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(dir === 'ltr' ? box?.x : (box?.x ?? 0) + (box?.width ?? 0)).toBe(dir === 'ltr' ? 0 : 1280)
  await page.context().close()
})

test('an alert dialog is not answered by a press beside it', async () => {
  const page = await gallery.open()
  await button(page, 'Alert dialog').click()
  const popup = page.getByRole('alertdialog')
  await popup.waitFor()
  await page.mouse.click(5, 5)
  await page.waitForTimeout(400)
  expect(await popup.isVisible()).toBe(true)
  await page.context().close()
})

test('a menu is walked by arrows, End and first letters, and gives focus back', async () => {
  const page = await gallery.open()
  const opener = button(page, 'Actions')
  await opener.focus()
  await page.keyboard.press('Enter')
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expect.poll(() => isFocused(item('Edit'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await isFocused(item('Delete')), 'the disabled item is passed over').toBe(true)
  await page.keyboard.press('e')
  expect(await isFocused(item('Edit'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(opener)).toBe(true)
  await page.context().close()
})

test('the lightbox fetches its picture when opened, closes on a press, and gives focus back', async () => {
  const page = await gallery.open()
  const opener = button(page, 'Show in full size')
  const image = page.locator('dialog.lightbox img')
  expect(await image.getAttribute('src')).toBe(null)
  await opener.click()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
  await page.mouse.click(640, 400)
  await page.locator('dialog.lightbox').waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)
  await page.context().close()
})
