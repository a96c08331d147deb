import { call, expect, expectAccessible, test } from '../support/journey.ts'

test('one’s data is downloaded, and an account that was to be deleted is kept', async ({ page, signedIn }) => {
  const dialog = page.getByRole('dialog').and(page.locator('[data-open]'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await dialog.getByLabel('Your password').fill(signedIn.password)
  await expectAccessible(page, { include: '.dialog' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toMatch(/^palestra-\d{4}-\d\d-\d\d\.zip$/)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(signedIn.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog, 'until it is put away').toContainText('Your account will be deleted on')
  await expect(dialog).toContainText('log in before that day')
  await dialog.getByRole('button', { name: 'Go to the start' }).click()
  await page.waitForURL('/')
  await expect(page.getByText('Your account will be deleted on')).toHaveCount(0)
  await page.goto('/login?next=/courses')
  const login = page.getByRole('form', { name: 'Log in' })
  await login.getByLabel('Email').fill(signedIn.email)
  await login.getByLabel('Password', { exact: true }).fill(signedIn.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('/courses')
  await expect(page.getByText('Your account will be deleted on')).toBeVisible()
  await page.goto('/dashboard/profile')
  await expect(page.getByText('Your account will be deleted on')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account will be deleted on')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('the notice of a coming deletion stands in the page from the start, and moves nothing', async ({
  page,
  signedIn: { email, password },
}) => {
  await call(page, 'POST', '/account/deletion', { password })
  await call(page, 'POST', '/login', { email, password })
  const network = await page.context().newCDPSession(page)
  const speed = { downloadThroughput: 400_000, uploadThroughput: 400_000 } // bytes a second: scripts come one after the other
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...speed })
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      document.documentElement.dataset['shifts'] = JSON.stringify(list.getEntries())
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // A button of the header that is painted while its name is still on the line counts 0.001; a notice that comes late, 0.08.
  const shift = () =>
    page.evaluate(() => {
      const entries = JSON.parse(document.documentElement.dataset['shifts'] ?? '[]') as { value: number }[] // as written above
      return entries.reduce((sum, { value }) => sum + value, 0)
    })
  for (const [width, address] of [
    [390, '/courses'],
    [820, '/pricing'],
    [1440, '/dashboard/profile'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Your account will be deleted on')).toBeVisible()
    expect(await shift(), `${address} at ${width} px`).toBeLessThan(0.01)
  }
})
