import { expect, expectAccessible, signUp, test } from '../support/journey.ts'
import { join, open } from '../support/watching.ts'

test('D-34 D-35 L-CERT-1 L-CERT-2 L-DASH-1 ASVS 7.4.4 from the first video to the certificate and its proof', async ({
  page,
  user,
  context,
}) => {
  test.slow()
  await signUp(page, user)
  await page.goto('/dashboard/certificates')
  await expect(page.getByText("You Don't Have A Certificate")).toBeVisible()
  const { course, videos, addressOf } = await join(page)
  await open(page, addressOf(0))
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2')
  await page.locator('.player-screen').hover()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  // At double speed, and not faster: nobody is believed to have watched more than that (T35).
  for (const index of videos.keys())
    await expect(page, 'a video opens the next').toHaveURL(addressOf(index), { timeout: 40_000 })
  await expect(page.getByRole('heading', { name: 'Course completed' })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('link', { name: 'See your certificate' })).toHaveAttribute(
    'href',
    '/dashboard/certificates',
  )
  await page.goto(`/course/${course._id}`)
  const top = page.locator('.own-top')
  await expect(page.getByRole('link', { name: 'Start Learning' }), 'nothing to start any more').toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Watch again' })).toHaveAttribute('href', addressOf(0))
  await expect(top.getByRole('heading', { level: 1 }), 'it is said to them').toHaveText(
    `You did it, ${user.firstName}.`,
  )
  await expect(page.locator('.course-more .card'), 'a whole row, whatever its category holds').toHaveCount(3)
  const headings = page.getByRole('heading', { name: /^(Where to take it|Content)$/ })
  await expect(headings.last(), 'where to go next stands before what is done').toHaveText(/^Content/)
  await expect(top.locator('.sheet-name'), 'the moment has the sheet').toHaveText(`${user.firstName} ${user.lastName}`)
  await expect(top.getByRole('link', { name: 'Share proof page' })).toHaveAttribute('href', /^\/certificates\/PAL-/)
  const download = (await top.getByRole('link', { name: 'Download certificate' }).getAttribute('href')) ?? ''
  await expect.poll(async () => (await page.request.get(download)).headers()['content-type']).toBe('application/pdf')
  await expectAccessible(page)
  await top.getByRole('link', { name: 'See your certificate' }).click()
  await expect(page).toHaveURL('/dashboard/certificates')
  await expect(page.getByRole('heading', { name: course.title })).toBeVisible()
  await expectAccessible(page)

  await expect(page.locator('.certificate-card').getByText('Study time'), 'beside the sheet what it says').toBeVisible()
  const way = page.getByRole('link', { name: `Proof page of ${course.title}` })
  await expect(way).toHaveAttribute('href', /^\/certificates\/PAL-/)
  const pdf = page.getByRole('link', { name: 'View PDF' })
  await expect(pdf).toHaveAttribute('target', '_blank')
  const file = await page.request.get((await pdf.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const proof = await page.evaluate(() => navigator.clipboard.readText())

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(proof)
  await expect(page.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible()
  const name = `${user.firstName} ${user.lastName}`
  await expect(page.locator('.certificate-proof').getByText(name)).toBeVisible()
  await expect(page.locator('.sheet-name'), 'the sheet as it is printed').toHaveText(name)
  await expect(page.locator('.sheet-code path'), 'with the code that leads here').toHaveAttribute('d', /^M0 0h1v1h-1z/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.certificate-proof')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('.sheet')).toBeVisible()
  await page.emulateMedia({ media: null })
  await expectAccessible(page)
  await page.goto('/certificates')
  await page.getByLabel('Certificate number').fill('pal-2222-3333-4444')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('heading', { name: 'No certificate has this number' })).toBeVisible()
})

test('L-DASH-2 L-DASH-3 the dashboard: its menu, and room above for learners only', async ({ page, user }) => {
  await signUp(page, user)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard/profile')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 1440, height: 900 })
  await menu.getByRole('link', { name: 'Certificates' }).hover()
  await expect(menu.locator('.dash-word', { hasText: 'Certificates' })).toBeVisible()
  await expect(menu.locator('.tip', { hasText: 'Certificates' }), 'its word stands there already').toBeHidden()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(menu.locator('.dash-word', { hasText: 'Certificates' })).toBeHidden()
  await expect(menu.locator('.tip', { hasText: 'Certificates' })).toBeVisible()
  const room = () => page.locator('.dash-main').evaluate(main => getComputedStyle(main).paddingBlockStart)
  expect(await room()).toBe('48px')
  await page.context().clearCookies()
  await page.goto('/dashboard/certificates')
  await expect(page, 'D-18').toHaveURL('/login?next=%2Fdashboard%2Fcertificates')
  await page.request.post('/api/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email: 'admin@demo.palestra.example', password: 'Admin-2026' },
  })
  await page.goto('/dashboard/certificates')
  expect(await room()).toBe('0px')
})
