// Where a learner's day begins.
import { call, expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'
import { courses, join, open, player } from '../support/watching.ts'

test('the home of somebody new leads to the catalogue, and their week waits for them', async ({ page, signedIn }) => {
  await page.goto('/dashboard')
  await expect(page, 'L-DASH-3 the default stays the profile').toHaveURL(/\/dashboard\/profile$/)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.firstName)
  await expect(page.getByRole('heading', { name: 'Choose your first course' })).toBeVisible()
  await expect(page.getByText('60 to your goal')).toBeVisible()
  await expect(page.getByText('study today to begin one')).toBeVisible()
  await expect(page.getByRole('region', { name: 'A paper to read' }).getByRole('link')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleShape(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('what was watched goes on here; the minutes, the streak and the goal follow', async ({ page, signedIn }) => {
  expect(signedIn).toBeDefined()
  const { course, videos, addressOf } = await join(page)
  await open(page, addressOf(0))
  await page.keyboard.press('k')
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(6)
  const told = page.waitForRequest(request => request.url().endsWith('/api/study'))
  const reported = page.waitForResponse(answer => answer.url().endsWith('/api/progress'))
  await page.keyboard.press('k')
  await reported
  // Through the page, as a browser says nothing of what goes while its document does.
  await page
    .getByRole('link', { name: /dashboard/i })
    .first()
    .click()
  const study = (await told).postDataJSON()
  expect(study.seconds).toBeGreaterThanOrEqual(5)
  expect(study.seconds).toBeLessThan(60)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Home' }).click()
  const goOn = page.getByRole('region', { name: videos[0]?.title ?? '-' })
  await expect(goOn).toContainText(course.title)
  await expect(goOn).toContainText(`Lesson 1 of ${videos.length}`)
  await expect(goOn).toContainText('left in this lesson')
  await expect(page.getByRole('region', { name: 'Certificate under way' })).toContainText(
    `${videos.length} lessons to go`,
  )

  await call(page, 'PUT', '/study', { seconds: 600, timeZone: 'UTC' })
  await page.getByRole('button', { name: 'Goal: 60 min' }).click()
  const goal = page.getByLabel('Minutes a week')
  await expect(goal).toBeFocused()
  await goal.fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('From 10 to 6000 minutes')).toBeVisible()
  await goal.fill('45')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Goal: 45 min' })).toBeVisible()
  await expectAccessible(page)

  await goOn.getByRole('link', { name: /^Continue at 0:0\d$/ }).click()
  await expect(page).toHaveURL(addressOf(0))
})

test('what was saved, and what else was begun, stand below', async ({ page, signedIn }) => {
  expect(signedIn).toBeDefined()
  const { course } = await join(page)
  const [other] = (await courses(page)).filter(({ _id }) => _id !== course._id)
  await call(page, 'PUT', `/course/${other?._id}/saved`)
  await page.goto('/dashboard/home')
  await expect(
    page.getByRole('region', { name: 'Saved' }).getByRole('link', { name: other?.title ?? '-' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Start Learning' }).click()
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
