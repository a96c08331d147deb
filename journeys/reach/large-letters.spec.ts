import type { Page } from '@playwright/test'

import { demoCourses } from '../support/demo-courses.ts'
import { learner } from '../support/demo-people.ts'
import { call, expect, ready, test } from '../support/journey.ts'
import { lostControls, lostWords, setTextSize, zoomText } from '../support/lost-words.ts'
import { withoutHeaders } from '../support/payment.ts'

test.use({ ...withoutHeaders, viewport: { width: 390, height: 844 } })

/** What comes a moment later, such as the parts of a video’s page below it, has its time to stand. */
const softly = expect.configure({ soft: true })

/** Every screen of visitors and learners; of the addresses that end in `*`, the first that the page before links to. */
const screens = {
  visitor: [
    [
      '/',
      '/courses',
      '/course/*',
      '/video/:course/:lesson',
      '/pricing',
      '/search?q=sprint',
      '/certificates',
      '/nowhere',
    ],
    ['/login', '/login?panel=sign-up', '/forget-password', '/reset-password/none', '/activation/none'],
    ['/blogs', '/blog/*', '/researches', '/research/*', '/conferences', '/conferences/*'],
    ['/applications/team', '/application/*', '/club-application-form/*'],
    ['/applications/coach', '/application/*', '/coach-application-form/*'],
    ['/about', '/privacy', '/academy-devlopment', '/laboratory-visit'],
  ],
  learner: [
    ['/', '/courses', '/pricing', '/blogs', '/blog/*'],
    ['/dashboard/my-courses', '/course/*', '/dashboard/my-courses', '/video/*'],
    [
      '/dashboard/profile',
      '/dashboard/certificates',
      '/dashboard/membership',
      '/dashboard/membership?checkout=cs_none',
    ],
    ['/payment/:course', '/completion?payment_intent=pi_none', '/completion'],
    ['/applications/team', '/application/*', '/club-application-form/*'],
  ],
} as const

for (const [who, walks] of Object.entries(screens))
  test(`1.4.4 letters twice as large, by the settings or by the text alone, lose nothing on a phone: ${who}`, async ({
    page,
  }) => {
    if (who === 'learner') await call(page, 'POST', '/login', learner)
    const course = await notYetBought(page)
    for (const address of walks.flat()) {
      const path = await filled(page, address, course)
      await setTextSize(page, 32)
      await page.goto(path)
      await ready(page)
      await expectNothingLost(page, 'by the settings')
      await setTextSize(page, 16)
      await zoomText(page)
      await expectNothingLost(page, 'by the text alone')
    }
  })

async function expectNothingLost(page: Page, way: string): Promise<void> {
  const screen = `${new URL(page.url()).pathname} ${way}`
  for (const lost of [lostWords, lostControls, namelessSearches])
    await softly.poll(() => lost(page), { message: `${screen}, ${lost.name}` }).toEqual([])
  const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect.soft(letters, screen).toBe('32px')
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(beyond, screen).toBeLessThanOrEqual(0)
}

/** Search boxes that say neither in a label nor in themselves what they search. */
const namelessSearches = (page: Page): Promise<string[]> =>
  page.locator('input[type="search"]:visible').evaluateAll((boxes: HTMLInputElement[]) =>
    boxes
      .filter(box => getComputedStyle(box, '::placeholder').color === 'rgba(0, 0, 0, 0)')
      .filter(box => (box.labels?.[0]?.getBoundingClientRect().width ?? 0) < 8)
      .map(box => box.placeholder),
  )

type Course = { _id: string; price: number; learning: unknown; videos: { _id: string }[] }

async function notYetBought(page: Page): Promise<Course> {
  const courses = await demoCourses<Course>(page)
  const wanted = courses.find(({ price, learning }) => price > 0 && !learning)
  return (await call(page, 'GET', `/course/${wanted?._id}`)).course
}

async function filled(page: Page, address: string, { _id, videos }: Course): Promise<string> {
  if (!address.endsWith('*')) return address.replace(':course', _id).replace(':lesson', videos[0]?._id ?? '')
  const link = page.locator(`main a[href^="${address.slice(0, -1)}"]`).first()
  return (await link.getAttribute('href')) ?? ''
}
