import type { Page } from '@playwright/test'

import { createApplication, club, image, register, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, signUp, test } from '../support/journey.ts'

const card = (page: Page, name: string) => page.locator('.kpis > div').filter({ hasText: name })
const numbersOf = async (page: Page, name: string) => {
  const [total, today] = await card(page, name).locator('dd').allTextContents()
  return { total: numberIn(total), today: numberIn(today) }
}
const numberIn = (text = ''): number => Number(text.replaceAll(/\D/g, ''))

async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /)
  await ready(page)
}

test('A-HOME-1 A-HOME-7 A-SH-2 A-SH-3 the cards follow what happens, and no site header stands above them', async ({
  page,
  user,
}) => {
  await signInAsAdministrator(page)
  await openHome(page)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('.kpis dt')).toHaveText([
    'Total users',
    'Total courses',
    'Total blogs',
    'Total conferences',
    'Total orders',
  ])
  const before = { users: await numbersOf(page, 'users'), conferences: await numbersOf(page, 'conferences') }
  await expectAccessible(page)
  const name = `Meeting ${user.email.slice(8, 22)}`
  const conference = { name, location: 'Oran', startDate: '2099-03-11', description: 'About it' }
  const made = await call(page, 'POST', '/conference/create', conference)
  await openHome(page)
  // Other journeys add people and conferences at the same time.
  const conferences = await numbersOf(page, 'conferences')
  expect(conferences.total).toBeGreaterThan(before.conferences.total)
  expect(conferences.today).toBeGreaterThan(before.conferences.today)
  await expect(card(page, 'conferences')).toContainText(/\+\d+ today/)
  await call(page, 'DELETE', `/admin/conference/${made.conference._id}`, { password: 'Admin-2026' })
  const stranger = await page.context().browser()?.newPage()
  if (!stranger) throw new Error('no browser')
  await signUp(stranger, user)
  await openHome(page)
  const users = await numbersOf(page, 'users')
  expect(users.total).toBeGreaterThan(before.users.total)
  expect(users.today).toBeGreaterThan(before.users.today)

  await stranger.goto(`${process.env['JOURNEY_URL']}/dashboard`)
  await expect(stranger).toHaveURL(/\/dashboard\/profile$/)
  await expect(stranger.getByRole('banner')).toBeVisible()
  await stranger.goto(`${process.env['JOURNEY_URL']}/dashboard/update-hero`)
  await expect(stranger).toHaveURL(/\/dashboard\/profile$/)
  await stranger.close()
})

test('the revenue is drawn for the period that is chosen, and each day of it is read by pointer and by keyboard', async ({
  page,
}) => {
  await signInAsAdministrator(page)
  await openHome(page)
  const revenue = page.getByRole('region', { name: 'Revenue' })
  const shown = async (period: string) => {
    const earnings = await call(page, 'GET', `/admin/earnings?period=${period}`)
    await expect(revenue.locator('.earnings-sum b')).toHaveText(`$${Math.round(earnings.total).toLocaleString('en')}`)
    return earnings
  }
  await shown('30d')
  const periods = page.getByRole('radiogroup', { name: 'Period of the revenue' })
  await periods.getByRole('radio', { name: '30 days' }).press('ArrowLeft')
  await expect(page).toHaveURL(/\?period=7d$/)
  const { steps } = await shown('7d')
  const day = revenue.getByRole('slider', { name: 'Revenue of each day' })
  await day.focus()
  await page.keyboard.press('Home')
  const { amount } = steps[0]
  const decimals = Number.isInteger(amount) ? 0 : 2
  const first = `$${amount.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`
  await expect(day).toHaveAttribute('aria-valuetext', new RegExp(`: \\${first}, `))
  await expect(revenue.locator('.earnings-reading b')).toHaveText(first)
  await day.blur()
  await expect(revenue.locator('.earnings-reading')).toHaveCount(0)
  const box = await revenue.locator('.earnings-plot').boundingBox()
  if (!box) throw new Error('no plot')
  await page.mouse.move(box.x + 2, box.y + box.height / 2)
  await expect(revenue.locator('.earnings-reading b')).toHaveText(first)
  await page.reload()
  await expect(periods.getByRole('radio', { name: '7 days' })).toBeChecked()
  await periods.getByRole('radio', { name: '7 days' }).press('End')
  await expectAccessible(page)
})

test('A-HOME-2 A-HOME-3 A-HOME-4 A-HOME-6 D-57 both charts have their table, and their periods change by keyboard', async ({
  page,
}) => {
  await signInAsAdministrator(page)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/dashboard/profile')
  await ready(page)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /)
  expect(asked, 'A-HOME-4: read, and drawn nowhere').toContain('/api/admin/course_analytics')
  await expect(page.locator('canvas')).toHaveCount(2)
  await expect(page.getByText('Course analytics')).toHaveCount(0)

  for (const { title, name, standard, next } of [
    { title: 'User analytics', name: 'users', standard: 12, next: '6' },
    { title: 'Order analytics', name: 'orders', standard: 3, next: '6' },
  ]) {
    const panel = page.getByRole('region', { name: title, exact: true }).first()
    await expect(panel.getByRole('img', { name: title })).toBeVisible()
    const views = panel.getByRole('radiogroup', { name: `View of ${title}` })
    await views.getByRole('radio', { name: 'Chart' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(panel.locator('canvas')).toHaveCount(0)
    const rows = panel.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(standard)
    const series = await call(page, 'GET', `/admin/${name === 'users' ? 'user' : 'order'}_analytics?months=${next}`)
    await panel.getByLabel(`Period of ${title}`).focus()
    await panel.getByLabel(`Period of ${title}`).press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`${name}=${next}`))
    await expect(rows).toHaveCount(Number(next))
    await expect(rows.first()).toContainText(series.months[0])
    expect((await rows.locator('td').allTextContents()).slice(0, -1).map(Number)).toEqual(series.counts.slice(0, -1))
    await views.getByRole('radio', { name: 'Table' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(panel.locator('canvas')).toHaveCount(1)
  }
  await expectAccessible(page)
})

test('A-HOME-5 the own picture stands in a round frame and is changed there', async ({ page }) => {
  await signInAsAdministrator(page)
  await openHome(page)
  const own = page.getByRole('button', { name: 'Change your profile picture' })
  const avatar = own.locator('img')
  const before = await avatar.getAttribute('src')
  expect(await own.locator('.av').evaluate(frame => getComputedStyle(frame).borderRadius)).toBe('50%')
  const input = page.locator('.home-greeting input[type=file]')
  await expect(input).toHaveAttribute('accept', 'image/*')
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.locator('.home-greeting').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await input.setInputFiles(await image())
  const dialog = page.getByRole('dialog')
  const sent = page.waitForRequest(request => request.method() === 'PUT' && request.url().endsWith('/api/avatar'))
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await sent
  await expect(dialog).toHaveCount(0)
  await expect(avatar).not.toHaveAttribute('src', before ?? '')
  const after = await avatar.getAttribute('src')
  await page.reload()
  await expect(avatar).toHaveAttribute('src', after ?? '')
})

test('what needs attention leads to where it is done, and the files are counted, also on a phone', async ({
  page,
  browser,
  user,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsAdministrator(page)
  const name = `Intake ${user.email.slice(8, 22)}`
  const id = await createApplication(page, name)
  await register(browser, 'club', { ...club, applicationId: id, name: 'Oran Athletic', contactEmail: user.email })
  const second = `${name} too`
  const other = await createApplication(page, second)
  const annaba = { ...club, name: 'Annaba Athletic', contactEmail: `b${user.email}` }
  await register(browser, 'club', { ...annaba, applicationId: other })
  await openHome(page)
  const line = page.locator('.attention li', { hasText: 'Clubs wait' })
  await expect(line, 'what is of one kind stands in one line').toHaveCount(1)
  await expect(line.getByRole('link', { name: `Review: ${second}` })).toBeVisible()
  await line.getByRole('link', { name: `Review: ${name}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/manage-applications/clubs/${id}\\?status=pending$`))
  await expect(page.getByText('Oran Athletic')).toBeVisible()
  await openHome(page)
  const storage = page.getByRole('region', { name: 'Storage used' })
  await expect(storage).toContainText(/\d GB free on this disk/)
  await expect(storage.locator('dt')).toHaveText(['Videos', 'Pictures', 'Documents', 'Others'])
  await expect(storage).toContainText(/\d MB/)
  await expect(storage).toContainText(/Counted (now|.* ago)/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  for (const made of [id, other]) await call(page, 'DELETE', `/admin/application/${made}`, { password: 'Admin-2026' })
})

for (const width of [390, 820, 1440])
  test(`A-HOME-5 a file that is no image is told below the greeting, which stays in its place, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAsAdministrator(page)
    await openHome(page)
    const [heading, problem] = [
      page.getByRole('heading', { level: 1 }),
      page.locator('.home-greeting').getByRole('alert'),
    ]
    const placeOf = async () => {
      const { x, y, height } = (await heading.boundingBox()) ?? {}
      return { x, y, height }
    }
    const before = await placeOf()
    const choose = page.waitForEvent('filechooser')
    await page.locator('.home-image').click()
    await (await choose).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
    await expect(problem).toBeVisible()
    expect(await placeOf()).toEqual(before)
    const [place, image] = [await problem.boundingBox(), await page.locator('.home-image').boundingBox()]
    expect(place?.y).toBeGreaterThanOrEqual((image?.y ?? 0) + (image?.height ?? 0))
    expect(place?.x).toBe(image?.x)
  })

test("the address of a learner's home leads an administrator to their own", async ({ page }) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard/home')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /)
})
