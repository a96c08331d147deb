import type { Page } from '@playwright/test'

import { signInAsAdministrator } from './support/applicants.ts'
import { call, expect, test } from './support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const tops = (page: Page) =>
  page.locator('tbody tr').evaluateAll(rows => rows.map(row => row.getBoundingClientRect().top))

for (const width of [390, 820, 1440]) {
  test(`choosing a row moves no row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const list of ['manage-courses', 'manage-videos', 'manage-blogs', 'manage-researches']) {
      await page.goto(`/dashboard/${list}`)
      await page.waitForLoadState('networkidle')
      const box = page.getByRole('checkbox', { name: /^Select “/ })
      await box.first().scrollIntoViewIfNeeded()
      const before = await tops(page)
      await box.first().check()
      const bar = page.getByRole('group', { name: 'Actions for the selection' })
      await expect(bar).toBeInViewport()
      expect(await tops(page), list).toEqual(before)
      await box.nth(1).check()
      await expect(bar).toContainText('2')
      expect(await tops(page), list).toEqual(before)
    }
  })
}

test('forms of the dashboard keep 24 px between two fields, and an error moves none', async ({ page }) => {
  const places = () =>
    page.locator('.manager-part').evaluateAll(parts =>
      parts.flatMap(part => {
        const fields = [...part.querySelectorAll<HTMLElement>(':scope > .field')]
        return fields.slice(1).flatMap((field, at) => {
          const former = fields[at]
          if (!former || field.previousElementSibling !== former) return []
          const help = former.querySelector('.help')?.textContent === '' ? null : former.querySelector('.help')
          const control = former.querySelector('.input, .editor, .editor-skeleton, .drop, .manager-choices')
          const end = (former.hasAttribute('data-help') && help ? help : control)?.getBoundingClientRect().bottom ?? 0
          return [Math.round(field.getBoundingClientRect().top - end)]
        })
      }),
    )
  for (const at of ['manage-courses/new-course', 'manage-blogs/new-blog', 'new-conference', 'new-membership']) {
    await page.goto(`/dashboard/${at}`)
    await page.waitForLoadState('networkidle')
    const found = await places()
    expect(found.length, at).toBeGreaterThan(0)
    expect([...new Set(found)], at).toEqual([24])
    const tops = () =>
      page
        .locator('.manager-form .field')
        .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().top + scrollY)))
    const before = await tops()
    await page.locator('.manager-save button[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    expect(await tops(), `errors of ${at}`).toEqual(before)
  }
})

test('on a tablet a list stays a table, and on a phone the cards stand in line', async ({ page }) => {
  for (const list of ['manage-courses', 'manage-videos', 'manage-blogs', 'manage-orders', 'manage-users']) {
    for (const width of [390, 700, 820]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/dashboard/${list}`)
      await page.waitForLoadState('networkidle')
      const display = await page
        .locator('tbody tr')
        .first()
        .evaluate(row => getComputedStyle(row).display)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${list} ${width}`).toBe(width)
      if (width === 820) expect(display, list).toBe('table-row')
      if (width === 390) {
        const starts = await page
          .locator('tbody td[data-head]:not(:has(> .badge, > .media-state, > .order-state))')
          .evaluateAll(cells => cells.filter(cell => cell.textContent).map(cell => cell.getBoundingClientRect().left))
        expect(new Set(starts.map(Math.round)).size, list).toBeLessThan(2)
      }
    }
  }
})

test('every screen of a manager says what it is, in its heading and in the tab of the browser', async ({ page }) => {
  const { courses } = await call(page, 'GET', '/course/newest')
  const { _id, title } = courses[0]
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
