import type { Locator, Page } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { demoCourses } from '../support/demo-courses.ts'
import { expect, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const tops = (page: Page) =>
  page.locator('tbody tr').evaluateAll(rows => rows.map(row => row.getBoundingClientRect().top))

for (const width of [390, 820, 1440]) {
  test(`choosing a row moves no row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const list of ['manage-courses', 'manage-videos', 'manage-blogs', 'manage-researches']) {
      await page.goto(`/dashboard/${list}`)
      await ready(page)
      const box = page.getByRole('checkbox', { name: /^Select “/ })
      await box.first().scrollIntoViewIfNeeded()
      const before = await tops(page)
      await box.first().check()
      const bar = page.getByRole('group', { name: 'Actions for the selection' })
      await expect(bar).toBeInViewport()
      expect(await tops(page), list).toEqual(before)
      if (width === 390) for (const narrow of [360, 390]) await expectOneLine(page, bar, narrow)
      await box.nth(1).check()
      await expect(bar).toContainText('2')
      expect(await tops(page), list).toEqual(before)
    }
  })
}

/** The bar covers one line of the list, its last button as well. */
async function expectOneLine(page: Page, bar: Locator, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const { height, tops: lines } = await bar.evaluate(box => ({
    height: box.getBoundingClientRect().height,
    tops: [...box.children].map(child => child.getBoundingClientRect().bottom > box.getBoundingClientRect().top + 60),
  }))
  expect([Math.round(height) <= 60, lines.some(Boolean)], `${width} px`).toEqual([true, false])
}

/** The upper or lower edge of a part of the page, in whole px from the top of the window. */
const edge = (page: Page, part: string, side: 'top' | 'bottom') =>
  page.locator(part).evaluate((box, which) => Math.round(box.getBoundingClientRect()[which]), side)

for (const letters of ['100%', '200%'])
  test(`A-SH-1 on a phone the bar has one height, and what floats stands above it, with letters of ${letters}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const showLarge = () => page.evaluate(size => (document.documentElement.style.fontSize = size), letters)
    await page.goto('/dashboard/manage-courses')
    await ready(page)
    await showLarge()
    await page
      .getByRole('checkbox', { name: /^Select “/ })
      .first()
      .check()
    const top = await edge(page, '.dash-rail', 'top')
    expect(await edge(page, '.dash-all', 'top')).toBe(top)
    expect(await page.locator('.dash-rail').evaluate(rail => rail.scrollHeight - rail.clientHeight)).toBe(0)
    const first = page.locator('tbody tr').first()
    await first.evaluate(row => row.scrollIntoView({ block: 'start', behavior: 'instant' }))
    expect(await edge(page, '.manager-picked', 'bottom')).toBeLessThan(top)
    await page.goto('/dashboard/manage-blogs/new-blog')
    await ready(page)
    await showLarge()
    expect(await edge(page, '.manager-save', 'bottom'), 'in the place of the bar').toBe(844)
  })

test('the initials of who has no image stand in the middle of a coloured circle', async ({ page }) => {
  for (const width of [390, 700, 820, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/manage-users')
    await ready(page)
    const beside = await page.locator('.manager-thing > .av:not(:has(img))').evaluateAll(circles =>
      circles.map(circle => {
        const words = document.createRange()
        words.selectNodeContents(circle)
        const [inner, outer] = [words, circle].map(one => one.getBoundingClientRect())
        if (!inner || !outer) return Number.NaN
        return Math.max(
          Math.abs(inner.left + inner.right - outer.left - outer.right),
          Math.abs(inner.top + inner.bottom - outer.top - outer.bottom),
        )
      }),
    )
    expect(beside.length).toBeGreaterThan(0)
    expect(Math.max(...beside), `${width} px`).toBeLessThan(3)
    const circle = page.locator('.manager-thing > .av:not(:has(img))').first()
    await expect(circle).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})

test('forms of the dashboard keep 24 px between two fields, and below an error', async ({ page }) => {
  const places = () =>
    page.locator('.manager-part').evaluateAll(parts =>
      parts.flatMap(part => {
        const fields = [...part.querySelectorAll<HTMLElement>(':scope > .field')]
        return fields.slice(1).flatMap((field, at) => {
          const former = fields[at]
          if (!former || field.previousElementSibling !== former) return []
          const help = former.querySelector('.help:not(:empty)')
          const control = former.querySelector('.input, .editor, .editor-skeleton, .drop, .manager-choices')
          const end = (help ?? control)?.getBoundingClientRect().bottom ?? 0
          return [Math.round(field.getBoundingClientRect().top - end)]
        })
      }),
    )
  for (const at of ['manage-courses/new-course', 'new-membership']) {
    await page.goto(`/dashboard/${at}`)
    await ready(page)
    const found = await places()
    expect(found.length, at).toBeGreaterThan(0)
    expect([...new Set(found)], at).toEqual([24])
    await page.locator('.manager-save button[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await expect.poll(async () => [...new Set(await places())], { message: `errors of ${at}` }).toEqual([24])
  }
})

test('on a tablet a list stays a table, and on a phone what is said of a thing begins in line below its name', async ({
  page,
}) => {
  for (const list of ['manage-courses', 'manage-videos', 'manage-blogs', 'manage-orders', 'manage-users']) {
    for (const width of [390, 700, 820]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/dashboard/${list}`)
      await ready(page)
      const display = await page
        .locator('tbody tr')
        .first()
        .evaluate(row => getComputedStyle(row).display)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${list} ${width}`).toBe(width)
      if (width === 820) expect(display, list).toBe('table-row')
      if (width === 390) {
        const starts = await page.locator('tbody tr').evaluateAll(rows =>
          rows.map(row => {
            const [thing, ...facts] = [...row.querySelectorAll('td:not(.manager-pick)')]
              .filter(cell => cell.checkVisibility() && cell.textContent && !cell.querySelector('.manager-acts'))
              .map(cell => cell.getBoundingClientRect().left)
            return Math.min(...facts) - (thing ?? 0)
          }),
        )
        expect(new Set(starts.map(Math.round)), list).toEqual(new Set([0]))
        const heights = await page.locator('tbody tr').evaluateAll(rows => rows.map(row => row.clientHeight))
        expect(Math.max(...heights), list).toBeLessThanOrEqual(124)
      }
    }
  }
})

const lists =
  'manage-courses manage-courses/reviews manage-videos manage-blogs manage-researches manage-users ' +
  'manage-certificates manage-orders manage-memberships manage-conferences manage-applications'

test('A-LIST-1 on a tablet what a list leaves out is seen by looking inside, days keep their line, and no row grows tall', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const list of lists.split(' ')) {
    await page.goto(`/dashboard/${list}`)
    await ready(page)
    const hidden = await page
      .locator('thead th')
      .evaluateAll(heads => heads.filter(head => !head.checkVisibility()).map(head => head.textContent))
    if (hidden.length > 0) {
      await page
        .getByRole('button', { name: /^Look inside “/ })
        .first()
        .click()
      const panel = page.getByRole('dialog')
      for (const head of hidden) await expect(panel.locator('dt').getByText(head ?? '', { exact: true })).toBeVisible()
    }
    const lines = await page
      .locator('tbody time')
      .evaluateAll(days => Math.max(0, ...days.map(day => day.getClientRects().length)))
    expect(lines, `${list} breaks a day`).toBeLessThanOrEqual(1)
    const beyond = await page.locator('.table-wrap').evaluate(wrap => wrap.scrollWidth - wrap.clientWidth)
    expect(beyond, `${list} is cut off`).toBeLessThanOrEqual(0)
    const heights = await page
      .locator('tbody tr')
      .evaluateAll(rows => rows.map(row => Math.round(row.getBoundingClientRect().height)))
    expect(Math.max(...heights), `${list} has tall rows`).toBeLessThanOrEqual(104)
  }
})

test('every screen of a manager says what it is, in its heading and in the tab of the browser', async ({ page }) => {
  const [{ _id, title } = { _id: '', title: '' }] = await demoCourses(page)
  const names: string[] = []
  for (const [at, heading] of [
    ['manage-courses', 'Courses'],
    ['manage-courses/new-course', 'New course'],
    [`manage-courses/update-course/${_id}`, `Edit course: ${title}`],
    ['manage-courses/categories', 'Courses'],
  ] as const) {
    await page.goto(`/dashboard/${at}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    names.push(await page.title())
  }
  await page.goto('/courses')
  names.push(await page.title())
  expect(new Set(names).size, names.join('; ')).toBe(names.length)
  await page.goto(`/dashboard/manage-courses/update-course/${_id}`)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL(/\/dashboard\/manage-courses$/)
})

test('D-50 a file that is called a picture and is none shows its message, and no broken preview', async ({ page }) => {
  await page.goto('/dashboard/new-conference')
  await ready(page)
  const fake = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  await page.locator('.image-field input[type=file]').first().setInputFiles(fake)
  await expect(page.getByText('Please upload a valid image file')).toBeVisible()
  await expect(page.locator('.image-preview')).toHaveCount(0)
})

test('A-HOME-3 the number of the pie stands below it, and names what is counted', async ({ page }) => {
  await page.goto('/dashboard')
  const pie = page.locator('.chart-pie')
  await expect(pie.locator('p')).toHaveText(/^[\d,]+ paid orders?$/)
  const canvas = await pie.locator('canvas').boundingBox()
  const words = await pie.locator('p').boundingBox()
  expect((canvas?.y ?? 0) + (canvas?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0)
})

test('2.4.3 after a save the focus stays where it was, or goes to the page that came: no toast takes it', async ({
  page,
}) => {
  await page.goto('/dashboard/manage-courses/categories')
  await ready(page)
  const field = page.locator('main form input').first()
  await field.fill(`Focus ${Date.now()}`)
  await field.press('Enter')
  await expect(page.locator('.toast').last()).toBeVisible()
  await expect(field).toBeFocused()

  await page.goto('/dashboard/manage-memberships')
  await ready(page)
  await page
    .getByRole('link', { name: /^Edit “/ })
    .first()
    .click()
  await page.getByLabel('Description').fill(`Focus ${Date.now()}`)
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/manage-memberships$/)
  await expect(page.locator('.toast').last()).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
})
