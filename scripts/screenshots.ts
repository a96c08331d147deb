// Takes the pictures of docs/screenshots anew, or those that are named, from a demo academy that runs:
// node scripts/screenshots.ts http://localhost:3000 home course
import { fileURLToPath } from 'node:url'

import { demoAccounts } from '@palestra/demo-academy/accounts'
import { chromiumOptions } from '@palestra/test-browser'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'

const [address = 'http://localhost:3000', ...names] = process.argv.slice(2)
const academy = new URL(address).origin
/** What the academy takes for a request of its own pages. */
const ours = { 'sec-fetch-site': 'same-origin', origin: academy }
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
/** px; the pictures are drawn smaller, as the README shows them. */
const WINDOW = { width: 1440, height: 900 }
const WIDTH = 1200
/** Until what moves by itself stands still. */
const CALM_MS = 1500

type Who = 'visitor' | (typeof demoAccounts)[number]['role']
type Shot = {
  readonly name: string
  readonly who?: Who
  readonly address: string | ((page: Page) => Promise<string>)
  /** What somebody does before they look. */
  readonly act?: (page: Page) => Promise<unknown>
}

const Thing = z.object({ _id: z.string(), kind: z.string().optional() })
const Courses = z.object({ courses: z.array(Thing) })
const Next = z.object({ lessonId: z.string() })
const Lessons = z.object({ course: z.object({ lessons: z.array(Thing), learning: z.object({ next: Next }) }) })
const Certificates = z.object({ certificates: z.array(z.object({ number: z.string() })) })

async function courseNamed(page: Page, title: string): Promise<string> {
  const { courses } = await read(page, `/courses?title=${encodeURIComponent(title)}`, Courses)
  return String(courses[0]?._id)
}

/** Where the demo's learner goes on in a course, or the first lesson of a kind there. */
async function lessonOf(page: Page, kind: 'video' | 'figure' | 'questions'): Promise<string> {
  const id = await courseNamed(page, 'acceleration')
  const { course } = await read(page, `/course/${id}`, Lessons)
  if (kind === 'video') return `/video/${id}/${course.learning.next.lessonId}`
  return `/lesson/${id}/${course.lessons.find(one => one.kind === kind)?._id}`
}

const showPlate = (page: Page) =>
  page
    .getByRole('heading', { name: /^Try it/ })
    .evaluate(heading => scrollTo(0, scrollY + heading.getBoundingClientRect().top - 200))

/** With the start shorter than it was. */
async function moveFigure(page: Page): Promise<void> {
  const plate = page.getByRole('region', { name: /^Interactive figure/ })
  await plate.getByRole('slider', { name: 'Time constant' }).fill('0.8')
  await plate.evaluate(figure => scrollTo(0, scrollY + figure.getBoundingClientRect().top - 90))
}

async function certificate(page: Page): Promise<string> {
  const { certificates } = await read(page, '/certificate', Certificates)
  return `/certificates/${certificates[0]?.number}`
}

const shots: readonly Shot[] = [
  { name: 'home', address: '/' },
  { name: 'plate', address: '/', act: showPlate },
  { name: 'course', address: async page => `/course/${await courseNamed(page, 'jump testing')}` },
  { name: 'catalogue', address: '/courses' },
  { name: 'pricing', address: '/pricing' },
  { name: 'teachers', address: '/teachers' },
  { name: 'research', address: '/researches' },
  { name: 'conferences', address: '/conferences' },
  { name: 'learner-home', who: 'learner', address: '/dashboard/home' },
  { name: 'player', who: 'learner', address: page => lessonOf(page, 'video') },
  { name: 'figure', who: 'learner', address: page => lessonOf(page, 'figure'), act: moveFigure },
  { name: 'questions', who: 'learner', address: page => lessonOf(page, 'questions') },
  { name: 'certificate', who: 'learner', address: certificate },
  { name: 'dashboard', who: 'administrator', address: '/dashboard' },
  {
    name: 'editor',
    who: 'administrator',
    address: async page => `/dashboard/manage-courses/update-course/${await courseNamed(page, 'maximal velocity')}`,
  },
  {
    name: 'command',
    who: 'administrator',
    address: '/dashboard/manage-courses',
    act: async page => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('velo')
      await page
        .getByRole('option', { name: /velocity/ })
        .first()
        .waitFor()
    },
  },
]

const browser = await chromium.launch(chromiumOptions())
try {
  for (const shot of shots) if (names.length === 0 || names.includes(shot.name)) await take(browser, shot)
} finally {
  await browser.close()
}

async function take(from: Browser, { name, who = 'visitor', address: place, act }: Shot): Promise<void> {
  const context = await from.newContext({
    viewport: WINDOW,
    colorScheme: 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const account = demoAccounts.find(({ role }) => role === who)
  if (account) await logIn(page, account)
  await page.goto(academy + (typeof place === 'string' ? place : await place(page)))
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await act?.(page)
  await page.waitForTimeout(CALM_MS)
  const drawn = sharp(await page.screenshot()).resize({ width: WIDTH })
  await drawn.png({ palette: true, quality: 90, effort: 10 }).toFile(`${folder}${name}.png`)
  await context.close()
  process.stdout.write(`${name}\n`)
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post(`${academy}/api/login`, { data: { email, password }, headers: ours })
  if (!answer.ok()) throw new Error(`the log-in of ${email} answers ${answer.status()}`)
}

async function read<T>(page: Page, path: string, shape: z.ZodType<T>): Promise<T> {
  const answer = await page.request.get(`${academy}/api${path}`, { headers: ours })
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`)
  return shape.parse(await answer.json())
}
