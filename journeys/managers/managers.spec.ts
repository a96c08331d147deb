import type { Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { copyCourse } from '../support/demo-courses.ts'
import { call, expect, ready, test } from '../support/journey.ts'
import { expectTexts } from '../support/texts.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** The first thing that a list of the API has. */
const firstOf = async (page: Page, path: string, list: string): Promise<string> =>
  (await call(page, 'GET', path))[list][0]._id

type Below = Readonly<Record<string, RegExp>>

/** The screens of one thing say which. */
const headingAt = (path: string, heading: string) => {
  if (path.includes('/update-')) return /^Edit [a-z]+: ./
  return path.includes('/new-') ? /^New [a-z]+$/ : heading
}

/** Opens every address of a manager, and looks for what only its screen has. */
async function expectScreens(page: Page, { heading, at, below }: { heading: string; at: string; below: Below }) {
  for (const [path, mark] of Object.entries(below)) {
    await page.goto(at + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(headingAt(path, heading))
    if (path.includes('/update-')) {
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await expect(page).toHaveTitle(`${title} · Dashboard · Palestra`)
    }
    const marked = page.getByRole('button', { name: mark }).or(page.getByRole('link', { name: mark }))
    await expect(marked.or(page.getByLabel(mark)).or(page.getByText(mark)).first(), path).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current=page]')).toHaveCount(1)
  }
}

test('A-SH-5 every address of the courses opens its screen', async ({ page }) => {
  const below = {
    '': /^Search by title$/,
    '/new-course': /^Create draft$/,
    '/course-playlist': /^Choose a course$/,
    [`/update-course/${await firstOf(page, '/admin/courses', 'courses')}`]: /^Save (changes|draft)$/,
  }
  await expectScreens(page, { heading: 'Courses', at: '/dashboard/manage-courses', below })
})

test('A-SH-6 every address of the videos opens its screen', async ({ page }) => {
  const below = {
    '': /^Search by title$/,
    '/new-video': /^Create video$/,
    [`/update-video/${await firstOf(page, '/videos', 'videos')}`]: /^Save (changes|draft)$/,
  }
  await expectScreens(page, { heading: 'Videos', at: '/dashboard/manage-videos', below })
})

test('A-SH-7 every address of the blogs opens its screen', async ({ page }) => {
  const below = {
    '': /^Search by title$/,
    '/new-blog': /^Create blog$/,
    [`/update-blog/${await firstOf(page, '/admin/blogs', 'blogs')}`]: /^Save (changes|draft)$/,
  }
  await expectScreens(page, { heading: 'Blogs', at: '/dashboard/manage-blogs', below })
})

test('A-SH-8 every address of the applications opens its screen', async ({ page }) => {
  const club = await firstOf(page, '/admin/applications?applicantType=ClubApplication', 'applications')
  const coach = await firstOf(page, '/admin/applications?applicantType=CoachApplication', 'applications')
  const below = {
    '': /^Search by name$/,
    '/new-application': /^Create application$/,
    [`/clubs/${club}`]: /^All applications$/,
    [`/coaches/${coach}`]: /^All applications$/,
    [`/update-application/${club}`]: /^Save (changes|draft)$/,
    [`/update-blog/${club}`]: /^Save (changes|draft)$/,
  }
  await expectScreens(page, { heading: 'Applications', at: '/dashboard/manage-applications', below })
})

test('A-SH-9 every address of the researches opens its screen', async ({ page }) => {
  const below = {
    '': /^Search by title$/,
    '/new-research': /^Create research$/,
    [`/update-research/${await firstOf(page, '/admin/researches', 'researches')}`]: /^Save (changes|draft)$/,
  }
  await expectScreens(page, { heading: 'Researches', at: '/dashboard/manage-researches', below })
})

test('A-LIST-3 K-7 a form says that it is saving, and then a message with an icon for about 1.2 seconds', async ({
  page,
}) => {
  const id = (await copyCourse(page))._id
  await open(page, `/dashboard/manage-courses/update-course/${id}`)
  await page.getByLabel('Outcome').fill('Saved slowly')
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await page.route('**/api/course/update/*', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save draft' }).click()
  const saving = page.getByRole('button', { name: 'Saving' })
  await expect(saving).toHaveAttribute('aria-busy', 'true')
  await expect(saving.locator('.spin')).toBeVisible()
  // What a frame takes beyond 200 ms is no time in which somebody sees something: a busy machine draws late.
  await page.evaluate(() => {
    const seen = { milliseconds: 0, isOver: false }
    Reflect.set(window, 'seen', seen)
    let before = performance.now()
    requestAnimationFrame(function look(now) {
      const isThere = document.querySelector('.toast') !== null
      if (isThere) seen.milliseconds += Math.min(now - before, 200)
      before = now
      seen.isOver = !isThere && seen.milliseconds > 0
      if (!seen.isOver) requestAnimationFrame(look)
    })
  })
  letGo()
  const toast = page.locator('.toast', { hasText: 'Course Updated Successfully' })
  await expect(toast.locator('svg')).toBeVisible()
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'))
  await expect.poll(async () => (await seen()).isOver).toBe(true)
  // It comes and goes softly, which takes a slow machine some more frames.
  const { milliseconds } = await seen()
  expect(milliseconds).toBeGreaterThan(900)
  expect(milliseconds).toBeLessThan(2000)
  await call(page, 'DELETE', `/course/${id}`, { password })
})

test('A-LIST-4 D-22 the session is checked before every action, and nothing is sent when it is over', async ({
  page,
}) => {
  const original = await firstOf(page, '/admin/blogs?sort=views', 'blogs')
  const { blog } = await call(page, 'POST', `/admin/blog/${original}/duplicate`)
  await open(page, `/dashboard/manage-blogs?title=${encodeURIComponent(blog.title)}`)
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/refresh' || request.method() !== 'GET') calls.push(`${request.method()} ${pathname}`)
  })
  const row = page.getByRole('row').filter({ hasText: blog.title })
  const act = async (press: () => Promise<void>, write: string) => {
    calls.length = 0
    await press()
    await expect.poll(() => calls).toContain(write)
    expect(calls[calls.indexOf(write) - 1], write).toBe('GET /api/refresh')
    await ready(page)
  }
  const choose = async (name: RegExp) => {
    await row.getByRole('button', { name: /: change the state of/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act(() => choose(/^Publish/), 'PUT /api/admin/blogs/state')
  await expect(row).toContainText('Published')
  await act(() => choose(/^Unpublish/), 'PUT /api/admin/blogs/state')
  await expect(row).toContainText('Draft')
  const prompt = page.getByRole('alertdialog')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await prompt.getByLabel('Your password').fill('wrong')
  await act(() => prompt.getByRole('button', { name: 'Delete' }).click(), `DELETE /api/admin/blog/${blog._id}`)

  await page.context().clearCookies()
  calls.length = 0
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fmanage-blogs/)
  expect(calls.filter(one => one.startsWith('DELETE'))).toEqual([])
  await signInAsAdministrator(page)
  await call(page, 'DELETE', `/admin/blog/${blog._id}`, { password })
})

test('A-CRS-5 a course that could not be saved or read says so, and nothing that was typed is lost', async ({
  page,
}) => {
  const id = (await copyCourse(page))._id
  await open(page, `/dashboard/manage-courses/update-course/${id}`)
  await page.getByLabel('Outcome').fill('Typed')
  await page.route('**/api/course/update/*', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectTexts(page, '/dashboard/manage-courses/update-course/{id}', 'failed')
  await expect(page.getByLabel('Outcome')).toHaveValue('Typed')
  await page.unroute('**/api/course/update/*')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectTexts(page, '/dashboard/manage-courses/update-course/{id}', 'saved')

  const { title } = (await call(page, 'GET', `/course/${id}`)).course
  await open(page, `/dashboard/manage-courses?title=${encodeURIComponent(title)}&sort=-createdAt`)
  await page.route(`**/api/course/${id}`, route => route.fulfill({ status: 503, json: {} }))
  await page
    .getByRole('link', { name: `Edit “${title}”` })
    .first()
    .click()
  await expectTexts(page, '/dashboard/manage-courses/update-course/{id}', 'not readable')
  await page.unroute(`**/api/course/${id}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Outcome')).toHaveValue('Typed')
  await call(page, 'DELETE', `/course/${id}`, { password })
})

test('blogs and researches are chosen and published together; one that is gone meanwhile is told by name', async ({
  page,
}) => {
  for (const { list, base, one, state } of [
    { list: 'blogs', base: '/dashboard/manage-blogs', one: '/admin/blog', state: '/admin/blogs' },
    { list: 'researches', base: '/dashboard/manage-researches', one: '/admin/researches', state: '/admin/researches' },
  ]) {
    const [popular] = (await call(page, 'GET', `${state}?sort=-views&limit=1`))[list]
    for (let n = 0; n < 3; n += 1) await call(page, 'POST', `${one}/${popular._id}/duplicate`)
    const words = encodeURIComponent(`Copy of ${popular.title}`)
    const copies = async (): Promise<{ _id: string; title: string; published: boolean }[]> =>
      (await call(page, 'GET', `${state}?title=${words}`))[list]
    const [gone, ...others] = await copies()
    await open(page, `${base}?title=${words}`)
    const boxes = page.getByRole('checkbox', { name: /^Select “/ })
    for (let n = 0; n < 3; n += 1) await boxes.nth(n).check()
    await expect(page.getByText('3 selected')).toBeVisible()
    const path = list === 'blogs' ? `/admin/blog/${gone?._id}` : `/researches/${gone?._id}`
    await call(page, 'DELETE', path, { password })
    const picked = page.getByRole('group', { name: 'Actions for the selection' })
    await picked.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(`“${gone?.title}” no longer exists`)).toBeVisible()
    await expect(page.getByText('2 selected')).toBeVisible()
    expect((await copies()).map(({ published }) => published)).toEqual([true, true])
    await picked.getByRole('button', { name: 'Move to drafts' }).click()
    await expect(page.getByText('2 moved to drafts')).toBeVisible()
    for (const { _id } of others)
      await call(page, 'DELETE', list === 'blogs' ? `/admin/blog/${_id}` : `/researches/${_id}`, { password })
  }
})
