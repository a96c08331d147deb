// What the pages of courses measure: images, stars, lengths, and a phone's bar.
import { learner } from '../support/demo-people.ts'
import { call, expect, test } from '../support/journey.ts'
import { courses, join } from '../support/watching.ts'

test('L-CRS-2 the thumbnail of a course is large on a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [course] = await courses(page)
  await page.goto(`/course/${course?._id}`)
  const thumbnail = await page.getByRole('button', { name: 'Preview the thumbnail in full size' }).boundingBox()
  expect(thumbnail?.width).toBeGreaterThan(700)
})

test('L-CRS-4 the first window offers the course beside its free lesson, on a deep ground by night', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const course = (await courses(page)).find(({ price }) => price > 0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/course/${course?._id}`)
  const top = page.locator('.course-top')
  await expect(top.getByRole('link', { name: /^Buy for/ })).toBeInViewport({ ratio: 1 })
  const brightness = await top.evaluate(head => {
    const pixel = document.createElement('canvas').getContext('2d')
    if (!pixel) return 255
    pixel.fillStyle = getComputedStyle(head).backgroundColor
    pixel.fillRect(0, 0, 1, 1)
    return Math.max(...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3))
  })
  expect(brightness).toBeLessThan(130)
})

test('D-37 an average of four and a half shows half of the fifth star, on the side that is read first', async ({
  page,
}) => {
  const rated: { _id: string; rating: number | null }[] = (await call(page, 'GET', '/courses')).courses
  const halved = rated.find(({ rating }) => rating !== null && Math.round(rating * 2) % 2 === 1)
  await page.goto(`/course/${halved?._id}`)
  const half = page.locator('.review-summary .stars .half, .reviews .stars .half').first()
  const shapes = () =>
    half.evaluate(one => {
      const [empty, window, full] = [
        one.querySelector('.off'),
        one.querySelector('span'),
        one.querySelector('span svg'),
      ]
      return [empty, window, full].map(part => part?.getBoundingClientRect().toJSON())
    })
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate(to => document.documentElement.setAttribute('dir', to), direction)
    const [empty, window, full] = await shapes()
    expect(window.width).toBeCloseTo(empty.width / 2, 1)
    expect(full).toEqual(empty)
    expect(direction === 'ltr' ? window.left : window.right).toBe(direction === 'ltr' ? empty.left : empty.right)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(half.locator('.off')).toHaveCSS('fill', 'none')
})

test('what is left of a short lesson is told in seconds', async ({ page, signedIn }) => {
  expect(signedIn).toBeDefined()
  const { course, videos } = await join(page)
  const [lesson] = videos
  expect(lesson?.durationSeconds, 'the first lesson is shorter than a minute').toBeLessThan(60)
  await call(page, 'PUT', '/progress', { courseId: course._id, videoId: lesson?._id, progress: 10, position: 2 })
  await page.goto('/dashboard/home')
  const panel = page.getByRole('region', { name: lesson?.title ?? '-' })
  await expect(panel.getByRole('link', { name: 'Continue at 0:02' })).toBeVisible()
  await expect(panel.getByText(/^0:\d\d$/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('L-CRS-4 L-CRS-9 lessons say what they are about, and the bar covers nothing and ends at the footer', async ({
    page,
  }) => {
    const [course] = await courses(page)
    await page.goto(`/course/${course?._id}`)
    const lessons = page.locator('.curriculum > li')
    await expect(lessons.first().locator('.about')).toBeVisible()
    const bar = page.locator('.buy-bar')
    await page.locator('#course-more').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect(bar, 'still there beside other courses').toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const boxes = await page.evaluate(() =>
      ['.course-more', '.buy-bar', '.site-foot'].map(part => document.querySelector(part)?.getBoundingClientRect()),
    )
    const [more, own, foot] = boxes
    expect(own?.bottom).toBeLessThanOrEqual(Number(foot?.top))
    expect(more?.bottom).toBeLessThanOrEqual(Number(own?.top))
  })

  test('L-MYC-1 the four views of My Courses stand in one row', async ({ page }) => {
    await call(page, 'POST', '/login', learner)
    await page.goto('/dashboard/my-courses')
    const views = page.getByRole('radiogroup', { name: 'Show' }).locator('label')
    await expect(views).toHaveText(['All', 'In progress', 'Completed', 'Saved'])
    const tops = await views.evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
})
