// D-71: figures that learners move.
import type { Browser, Page } from '@playwright/test'

import { expect, expectAccessible, expectAccessibleShape, type NewUser, ready, test } from '../support/journey.ts'
import { addLesson } from '../support/playlists.ts'
import { list } from '../support/watching.ts'
import { withCourse } from '../support/with-course.ts'

const figure = {
  x: { name: 'Time', unit: 's', from: 0, to: 10 },
  y: { name: 'Speed', unit: 'm/s', from: 0, to: 20 },
  quantities: [
    { sign: 'a', name: 'Acceleration', unit: 'm/s²', from: 0.5, to: 3, step: 0.5, start: 1 },
    { sign: 'v', name: 'Speed at first', unit: 'm/s', from: 0, to: 10, step: 1, start: 2 },
  ],
  curves: [
    { name: 'Steady', formula: 'v + a * x' },
    { name: 'At first', formula: 'v' },
  ],
  results: [{ name: 'After 4 s', unit: 'm/s', formula: 'v + 4 * a', digits: 1 }],
}

/** Runs with a course of its own that ends with a figure, and is gone again afterwards. */
const withFigure = (
  browser: Browser,
  enrolled: NewUser,
  run: (place: { courseId: string; address: string }) => Promise<void>,
): Promise<void> =>
  withCourse(browser, { enrolled }, async ({ id: courseId }, staff) => {
    const lesson = await addLesson(staff, courseId, { kind: 'figure', title: 'How fast after four seconds?', figure })
    await run({ courseId, address: `/lesson/${courseId}/${lesson}` })
  })

const plate = (page: Page) => page.getByRole('region', { name: 'Interactive figure: How fast after four seconds?' })
const result = (page: Page) => plate(page).getByRole('status')
const slider = (page: Page, name: string) => plate(page).getByRole('slider', { name })

test('D-71 a figure answers keys and fingers, is read in numbers, put back, and done', async ({
  page,
  browser,
  signedIn,
}) => {
  await withFigure(browser, signedIn, async ({ courseId, address }) => {
    await page.goto(`/course/${courseId}`)
    await ready(page)
    await expect(page.getByRole('region', { name: 'Content', exact: true })).toContainText('1 interactive figure')
    await page.goto(address)
    await ready(page)
    await expect(page.getByText('What is known')).toBeVisible()
    await expect(result(page)).toHaveText('6.0m/s')
    await expect(plate(page).locator('.was')).toHaveCount(0)
    await expectAccessible(page)

    await slider(page, 'Acceleration').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('End')
    await expect(result(page)).toHaveText('14.0m/s')
    await expect(slider(page, 'Acceleration')).toHaveAttribute('aria-valuetext', '3.0 m/s²')
    await expect(plate(page).locator('.was'), 'where the curves were is still seen').toHaveCount(2)
    const drawn = await plate(page).locator('.figure-plot .curve-1').getAttribute('d')
    await slider(page, 'Speed at first').fill('0')
    await expect(result(page)).toHaveText('12.0m/s')
    expect(await plate(page).locator('.figure-plot .curve-1').getAttribute('d')).not.toBe(drawn)

    await slider(page, 'Read the curves').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('PageUp')
    await expect(slider(page, 'Read the curves')).toHaveAttribute(
      'aria-valuetext',
      'at 1 s, Steady: 3 m/s, At first: 0 m/s',
    )
    await plate(page).getByText('The curves in numbers').click()
    await expect(plate(page).getByRole('row').nth(2)).toHaveText('260')
    await plate(page).getByRole('button', { name: 'Back to the start' }).click()
    await expect(result(page)).toHaveText('6.0m/s')
    await expect(plate(page).getByRole('button', { name: 'Back to the start' })).toBeDisabled()

    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByText('Done', { exact: true }).first()).toBeFocused()
    await expect(list(page)).toContainText('Done')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0)
  })
})

test('D-71 a figure is drawn before any script, fits a phone, and moves under a finger', async ({
  baseURL,
  browser,
  page,
  signedIn,
}) => {
  await withFigure(browser, signedIn, async ({ address }) => {
    const storageState = await page.context().storageState()
    const still = await browser.newContext({ storageState, javaScriptEnabled: false })
    const read = await still.newPage()
    await read.goto(new URL(address, baseURL).href)
    await expect(result(read)).toHaveText('6.0m/s')
    await expect(plate(read).locator('.figure-plot .curve-1')).toHaveAttribute('d', /^M0 900L/)
    await still.close()

    const phone = await browser.newContext({ storageState, viewport: { width: 390, height: 844 }, hasTouch: true })
    const held = await phone.newPage()
    await held.goto(new URL(address, baseURL).href)
    await ready(held)
    await expectAccessibleShape(held)
    expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await slider(held, 'Acceleration').scrollIntoViewIfNeeded()
    const box = await slider(held, 'Acceleration').boundingBox()
    if (!box) throw new Error('no slider')
    await held.touchscreen.tap(box.x + box.width - 4, box.y + box.height / 2)
    await expect(result(held)).toHaveText('14.0m/s')
    await phone.close()
  })
})
