// D-71: sections, readings and questions, from the course's page to its certificate.
import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'
import { list } from '../support/watching.ts'
import { withCourse } from '../support/with-course.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('D-71 L-CRS-5 a visitor sees the sections of a course, with every lesson that is written under a lock', async ({
  page,
  browser,
}) => {
  await withCourse(browser, {}, async course => {
    await page.goto(`/course/${course.id}`)
    await ready(page)
    const content = page.getByRole('region', { name: 'Content', exact: true })
    await expect(content.getByRole('heading', { level: 3 })).toHaveText(['See', 'Read and answer'])
    await expect(content).toContainText('1 video · 1 reading · 5 questions')
    await expect(content.getByRole('listitem')).toHaveCount(3)
    await expect(content.getByRole('img', { name: 'Locked' })).toHaveCount(2)
    await expect(content.getByRole('link')).toHaveCount(1)
    await expectAccessible(page)

    await page.goto(`/lesson/${course.id}/${course.reading}`)
    await expect(heading(page)).toHaveText('A tenth of a second')
    await expect(page.getByText('This lesson opens with the course.')).toBeVisible()
    await expect(page.getByText('What is known')).toHaveCount(0)
    await page.getByRole('link', { name: /^Buy for|^Join for free/ }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})

/** Answers the questions: the first three wrong, or all of them right. */
async function answer(page: Page, isRight: boolean): Promise<void> {
  await page.getByLabel(isRight ? 'Force in a short contact' : 'Turnover in the air').check()
  await page.getByLabel('A stiffer leg').check()
  if (isRight) await page.getByLabel('Landing below the hips').check()
  await page.getByLabel('Your answer in BW').fill(isRight ? '2,2' : '3')
  const order = page.getByRole('group', { name: 'Question 4' }).getByRole('listitem')
  for (const [place, text] of ['Touchdown', 'Mid-stance', 'Toe-off'].entries())
    while (!(await order.nth(place).textContent())?.includes(text))
      await page.getByRole('button', { name: `Move “${text}” up` }).click()
  // In an order that has come about by itself, nothing was answered yet.
  await page.getByRole('button', { name: 'Move “Touchdown” up' }).click()
  await page.getByLabel('Force', { exact: true }).selectOption('newton')
  await page.getByLabel('Power', { exact: true }).selectOption('watt')
}

test('D-71 D-35 a learner reads, answers wrong and then right, and earns the certificate', async ({
  page,
  browser,
  signedIn,
}) => {
  await withCourse(browser, { enrolled: signedIn }, async course => {
    await page.goto(`/lesson/${course.id}/${course.reading}`)
    await ready(page)
    await expect(page.getByText('What is known')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sources' })).toContainText('Weyand')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Read' })).toBeVisible()
    await expect(page.getByText('Read', { exact: true }).first()).toBeFocused()
    await expect(list(page)).toContainText('Read')
    await page.getByRole('navigation', { name: 'Next lesson' }).getByRole('link').click()

    await expect(heading(page)).toHaveText('Check yourself')
    await ready(page)
    await expectAccessible(page)
    await page.getByLabel('Your answer in BW').fill('about two')
    await page.getByRole('button', { name: 'Send answers' }).click()
    await expect(page.getByText('Please enter a number, such as 9.8')).toBeVisible()
    await page.getByLabel('Your answer in BW').fill('')
    await page.getByRole('button', { name: 'Send answers' }).click()
    await expect(page.getByRole('alert')).toContainText('Not answered yet')
    await answer(page, false)
    // What is answered and not sent outlives a reload.
    await page.reload()
    await expect(page.getByLabel('Your answer in BW')).toHaveValue('3')
    await page.getByRole('button', { name: 'Send answers' }).click()
    await expect(page.getByRole('heading', { name: 'Not passed yet: 40%' })).toBeFocused()
    await expect(page.getByText('Not right:')).toHaveCount(3)
    await expect(page.getByText('(0.10 + 0.12) / 0.10 = 2.2')).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Not passed yet: 40%' })).toBeVisible()

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('group', { name: 'Question 1' })).toBeFocused()
    await answer(page, true)
    await page.getByRole('button', { name: 'Send answers' }).click()
    await expect(page.getByRole('heading', { name: 'Passed with 100%' })).toBeFocused()
    await expect(page.getByText('(0.10 + 0.12) / 0.10 = 2.2')).toBeVisible()
    await expect(list(page)).toContainText('Passed')
    await expect(page.getByText('Course completed')).toHaveCount(0)

    // The video is all that is missing: an old report, as a player would have sent it.
    await page.goto(`/course/${course.id}`)
    await expect(page.getByText('2 of 3 lessons started')).toBeVisible()
    await expect(page.getByText(/For your certificate: \d+% of lesson 1 still to play/)).toBeVisible()
  })
})

test('D-71 the lesson that completes the course says so, and leads to the certificate', async ({
  page,
  browser,
  signedIn,
}) => {
  await withCourse(browser, { enrolled: signedIn, questions: { isNeeded: false } }, async (course, staff) => {
    // Without a video, which takes its time to be watched: the reading alone counts.
    const { entries } = await call(staff, 'GET', `/admin/course/${course.id}/playlist`)
    expect(entries).toHaveLength(5)
    const { videos } = await call(page, 'GET', `/video/${course.id}/${course.video}`)
    await call(page, 'PUT', '/progress', { courseId: course.id, videoId: course.video, progress: 0 })
    const [{ durationSeconds }] = videos
    await expect
      .poll(
        async () =>
          (await call(page, 'PUT', '/progress', { courseId: course.id, videoId: course.video, progress: 95 })).progress,
        { timeout: 1000 * durationSeconds, intervals: [1000] },
      )
      .toBeGreaterThanOrEqual(90)
    await page.goto(`/lesson/${course.id}/${course.questions}`)
    await expect(page.getByText('Does not count for the certificate')).toBeVisible()
    await page.goto(`/lesson/${course.id}/${course.reading}`)
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByText('Course completed')).toBeVisible()
    await page.getByRole('link', { name: 'See your certificate' }).click()
    await expect(page).toHaveURL(/\/dashboard\/certificates/)
    await expect(page.getByText(course.title).first()).toBeVisible()
  })
})

test('D-71 attempts of a day end, and the page says when there are new ones', async ({ page, browser, signedIn }) => {
  await withCourse(browser, { enrolled: signedIn, questions: { attemptsPerDay: 1 } }, async course => {
    await page.goto(`/lesson/${course.id}/${course.questions}`)
    await expect(page.getByText('1 of 1 attempt left today.')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('A stiffer leg').check()
    await page.getByRole('button', { name: 'Send answers' }).click()
    await page.getByRole('button', { name: 'Send all the same' }).click()
    await expect(page.getByRole('heading', { name: 'Not passed yet: 0%' })).toBeVisible()
    await expect(page.getByText(/You can try again on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)

    // Another window does not know it yet.
    await other.getByRole('button', { name: 'Send answers' }).click()
    await other.getByRole('button', { name: 'Send all the same' }).click()
    await other.getByRole('button', { name: 'Look again' }).click()
    await expect(other.getByRole('heading', { name: 'Not passed yet: 0%' })).toBeVisible()
    await expect(other.getByText(/You can try again on/)).toBeVisible()
  })
})

test('D-71 answers outlive a broken line, and where staff have changed the questions meanwhile, what still fits stays', async ({
  page,
  browser,
  signedIn,
}) => {
  await withCourse(browser, { enrolled: signedIn }, async (course, staff) => {
    await page.goto(`/lesson/${course.id}/${course.questions}`)
    await answer(page, true)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send answers' }).click()
    await expect(page.getByRole('alert')).toContainText('Your answers are kept here')
    await page.context().setOffline(false)
    const { lesson } = await call(staff, 'GET', `/admin/lesson/${course.questions}`)
    // One question less, and one answer less in another: it was chosen already.
    const [, several, ...others] = lesson.questions
    const options = several.options.filter(({ id }: { id: string }) => id !== 'cccc')
    const questions = [{ ...several, options, right: ['aaaa'] }, ...others]
    await call(staff, 'PUT', `/admin/lesson/${course.questions}`, { questions })
    await page.getByRole('button', { name: 'Send answers' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'These questions have changed' })
    await alert.getByRole('button', { name: 'Look again' }).click()
    await expect(page.locator('.question')).toHaveCount(4)
    await expect(page.getByLabel('A stiffer leg')).toBeChecked()
    await expect(page.getByLabel('Your answer in BW')).toHaveValue('2,2')
    await page.getByRole('button', { name: 'Send answers' }).click()
    await expect(page.getByRole('heading', { name: 'Passed with 100%' })).toBeVisible()
  })
})

test('D-71 on a phone questions are answered by keys alone, and nothing is wider than the screen', async ({
  page,
  browser,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withCourse(browser, { enrolled: signedIn }, async course => {
    for (const lesson of [course.reading, course.questions]) {
      await page.goto(`/lesson/${course.id}/${lesson}`)
      await ready(page)
      await expectAccessibleShape(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    await page.getByLabel('Turnover in the air').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Force in a short contact')).toBeChecked()
    await page.getByLabel('A stiffer leg').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Move “Toe-off” down' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send answers' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Question 3')
    await page.getByRole('alert').getByRole('link', { name: 'Question 3' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#question-quest3')).toBeInViewport()
  })
})
