import { expect, expectAccessible, ready, test } from '../support/journey.ts'

const plate = { name: 'Try it. What is a jump worth?' }

test('a visitor moves the landing by keyboard, and the height and the sentence answer', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const part = page.getByRole('region', plate)
  const landing = part.getByRole('slider', { name: 'Time in the air' })
  await landing.scrollIntoViewIfNeeded()
  await expect(part).toContainText('39.8')
  await expect(part).toContainText('5.7 cm that nobody jumped')
  const before = await part.locator('.trace').getAttribute('d')
  await landing.focus()
  await page.keyboard.press('Home')
  await expect(landing).toHaveAttribute('aria-valuetext', '0.48 s in the air, 28.3 cm')
  await expect(part).toContainText('hides 5.9 cm of work')
  expect(await part.locator('.trace').getAttribute('d')).not.toBe(before)
  for (let n = 0; n < 10; n += 1) await page.keyboard.press('ArrowRight')
  await expect(part).toContainText('this is the honest jump')
  await expectAccessible(page)
})

test('a finger drags it on a phone, nothing beside it moves, and the page does not grow wider', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto('/')
  await ready(page)
  const part = page.getByRole('region', plate)
  const landing = part.getByRole('slider', { name: 'Time in the air' })
  await landing.scrollIntoViewIfNeeded()
  const box = await landing.boundingBox()
  if (!box) throw new Error('no slider')
  const size = async () => (await part.boundingBox())?.height
  const before = await size()
  for (const share of [0.05, 0.35, 0.95]) {
    await page.touchscreen.tap(box.x + share * box.width, box.y + box.height / 2)
    await expect(part.locator('.try-said')).toContainText(
      share < 0.1 ? 'hides' : share < 0.5 ? 'honest' : 'nobody jumped',
    )
    expect(await size()).toBe(before)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await context.close()
})
