import type { Page } from '@playwright/test'

import { createApplication, club, password, register, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

/** The id of the first thing that a list of the API has. */
const firstOf = async (page: Page, path: string, list: string): Promise<string> =>
  (await call(page, 'GET', path))[list][0]._id

const D = '/dashboard'
/** Every screen of every manager: its list, a new thing, a thing that is changed. */
const screens: Record<string, (page: Page) => Promise<string[]>> = {
  courses: async page => [
    `${D}/manage-courses`,
    `${D}/manage-courses/new-course`,
    `${D}/manage-courses/update-course/${await firstOf(page, '/admin/courses', 'courses')}`,
  ],
  'playlists and categories': async page => [
    `${D}/manage-courses/course-playlist?course=${await firstOf(page, '/admin/courses', 'courses')}`,
    `${D}/manage-courses/categories`,
  ],
  videos: async page => [
    `${D}/manage-videos`,
    `${D}/manage-videos/new-video`,
    `${D}/manage-videos/update-video/${await firstOf(page, '/videos', 'videos')}`,
  ],
  blogs: async page => [
    `${D}/manage-blogs`,
    `${D}/manage-blogs/new-blog`,
    `${D}/manage-blogs/update-blog/${await firstOf(page, '/admin/blogs', 'blogs')}`,
  ],
  applications: async page => {
    const id = await firstOf(page, '/admin/applications?applicantType=ClubApplication', 'applications')
    const base = `${D}/manage-applications`
    return [base, `${base}/new-application`, `${base}/update-application/${id}`, `${base}/clubs/${id}`]
  },
  memberships: async page => [
    `${D}/manage-memberships`,
    `${D}/new-membership`,
    `${D}/manage-memberships/update-membership/${await firstOf(page, '/admin/memberships', 'plans')}`,
  ],
  researches: async page => [
    `${D}/manage-researches`,
    `${D}/manage-researches/new-research`,
    `${D}/manage-researches/update-research/${await firstOf(page, '/admin/researches', 'researches')}`,
  ],
  conferences: async page => [
    `${D}/manage-conferences`,
    `${D}/new-conference`,
    `${D}/manage-conferences/update-conference/${await firstOf(page, '/admin/conferences', 'conferences')}`,
  ],
  partners: async () => [`${D}/partners`],
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
}

/** Where something leaves the window, or stands beside the part of a row that is seen. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth
    const parts = [...document.querySelectorAll('.dash-main :is(a, button, input, select, textarea, h1, h2, label)')]
    const lost = parts.filter(part => {
      const { left, right, width } = part.getBoundingClientRect()
      return (
        width > 1 &&
        !part.closest('[popover], [role=toolbar], .sr-only, .tabs, .manager-views') &&
        (left < -1 || right > innerWidth + 1)
      )
    })
    return [...(wide ? ['the page scrolls sideways'] : []), ...lost.map(part => part.outerHTML.slice(0, 120))]
  })

const onPhone = { width: 390, height: 900 }
const onDesk = { width: 1440, height: 900 }
/** A table that is being written scrolls with the caret, and must not take the focus from it. */
const writing = { exclude: '.ProseMirror .table-scroll' }

for (const [name, addressesOf] of Object.entries(screens))
  test(`every rule that a machine can check, in both themes, and nothing beside the window: managers of ${name}`, async ({
    page,
  }) => {
    for (const address of await addressesOf(page)) {
      await page.setViewportSize(onDesk)
      await open(page, address)
      expect(await hiddenParts(page), address).toEqual([])
      await expectAccessible(page, writing)
      await page.setViewportSize(onPhone)
      expect(await hiddenParts(page), `${address} on a phone`).toEqual([])
      await expectAccessibleShape(page, writing)
    }
  })

/** Rows whose buttons lie over something else, or under it. */
const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.manager-list tbody :is(a, button, input)')]
    return buttons
      .filter(button => {
        button.scrollIntoView({ block: 'center', inline: 'nearest' })
        const { left, top, width, height } = button.getBoundingClientRect()
        if (width === 0 || button.closest('[popover]')) return false
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return !seen || !(button.contains(seen) || seen.contains(button))
      })
      .map(button => button.outerHTML.slice(0, 120))
  })

const lists = ['courses', 'videos', 'blogs', 'researches', 'conferences', 'memberships', 'applications']

test('no row hides its title or its buttons, in a window of any width', async ({ page }) => {
  for (const name of lists) {
    await open(page, `${D}/manage-${name}`)
    await expect(page.locator('.manager-list tbody tr').first()).toBeVisible()
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await coveredButtons(page), `${name} at ${width} px`).toEqual([])
    }
  }
})

test('A-LIST-2 the prompts of the managers keep the rules, and close by key', async ({ page }) => {
  const include = '[role=alertdialog]' // the list behind it has its own test
  for (const name of lists) {
    await page.setViewportSize(onDesk)
    await open(page, `${D}/manage-${name}`)
    const remove = page.getByRole('button', { name: /^Delete “/ }).first()
    const more = page
      .locator('tbody')
      .getByRole('button', { name: /^More for “/ })
      .first()
    const prompt = page.getByRole('alertdialog')
    for (const size of [onDesk, onPhone]) {
      await page.setViewportSize(size)
      const opener = size === onDesk ? remove : more
      await opener.press('Enter')
      if (size === onPhone) await page.getByRole('menuitem', { name: 'Delete', exact: true }).press('Enter')
      // A plan that somebody bought is not deleted: it leaves the sale.
      await expect(prompt.getByRole('button', { name: /^(Delete|Take off sale)$/ })).toBeVisible()
      await expect(prompt.getByRole('button', { name: 'Cancel' })).toBeVisible()
      await (size === onDesk ? expectAccessible(page, { include }) : expectAccessibleShape(page, { include }))
      await page.keyboard.press('Escape')
      await expect(prompt).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  }
})

for (const width of [390, 1440])
  test(`menus, dialogs and drawers of the managers keep the rules, and close by key at ${width} px`, async ({
    page,
    browser,
    user,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { keyboard } = page
    await open(page, `${D}/manage-courses`)
    const more = page.getByRole('button', { name: /^More for/ }).first()
    await more.focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(more).toBeFocused()

    await open(page, `${D}/partners`)
    await page.getByRole('button', { name: 'Add New Partner' }).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const name = `Keys ${user.email.slice(8, 20)}`
    const applicationId = await createApplication(page, name)
    await register(browser, 'club', { ...club, applicationId, name: 'Widad Athletic', contactEmail: user.email })
    await open(page, `${D}/manage-applications/clubs/${applicationId}`)
    const accept = page.getByRole('button', { name: 'Accept Widad Athletic' })
    await expect(accept).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Reject Widad Athletic' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Widad Athletic', exact: true }).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await accept.focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
    await keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await call(page, 'DELETE', `/admin/application/${applicationId}`, { password })
  })
