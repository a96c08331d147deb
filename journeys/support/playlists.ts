// What courses consist of, for journeys that bring one into a known state.
import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { password } from './applicants.ts'
import { copyCourse } from './demo-courses.ts'
import { call } from './journey.ts'

export type Entry = { kind: string; title?: string; _id?: string }

/** Makes a call as an administrator, and gives its answer. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape; a wrong guess fails the journey
type Ask = (method: string, path: string, data?: object) => Promise<any>
const asking =
  (page: Page): Ask =>
  (method, path, data) =>
    call(page, method, path, data)

async function readEntries(ask: Ask, courseId: string): Promise<Entry[]> {
  const { entries } = await ask('GET', `/admin/course/${courseId}/playlist`)
  return entries.map(({ kind, title, _id }: Required<Entry>) => (kind === 'section' ? { kind, title } : { kind, _id }))
}

async function putEntries(ask: Ask, courseId: string, entries: readonly Entry[]): Promise<void> {
  await ask('PUT', `/course/playlist/${courseId}`, { entries, former: await readEntries(ask, courseId) })
}

/** Leaves a course its videos alone. @returns them */
export async function leaveVideos(ask: Ask, courseId: string): Promise<Entry[]> {
  for (const { kind, _id } of await readEntries(ask, courseId))
    if (_id !== undefined && kind !== 'video') await ask('DELETE', `/admin/lesson/${_id}`, { password })
  const videos = (await readEntries(ask, courseId)).filter(({ kind }) => kind === 'video')
  await putEntries(ask, courseId, videos)
  return videos
}

/** Chooses what is done with a row of an ordered list from its menu. */
export async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${name}”` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** A course's playlist as it would be saved. */
export const entriesOf = (page: Page, courseId: string) => readEntries(asking(page), courseId)
export const saveEntries = (page: Page, courseId: string, entries: readonly Entry[]) =>
  putEntries(asking(page), courseId, entries)
export const keepVideos = (page: Page, courseId: string) => leaveVideos(asking(page), courseId)

const part = (id: string, text: string) => ({ id, text })
/** Questions of every kind, each to be answered in one way. */
const everyKind = [
  {
    id: 'quest1',
    kind: 'one',
    text: 'What limits top speed?',
    explanation: 'Force in the time of contact.',
    options: [part('aaaa', 'Turnover in the air'), part('bbbb', 'Force in a short contact')],
    right: 'bbbb',
  },
  {
    id: 'quest2',
    kind: 'several',
    text: 'What shortens the contact?',
    explanation: 'Stiffness, and a foot that lands below the hips.',
    options: [part('aaaa', 'A stiffer leg'), part('bbbb', 'A longer reach'), part('cccc', 'Landing below the hips')],
    right: ['aaaa', 'cccc'],
  },
  {
    id: 'quest3',
    kind: 'number',
    text: 'Contact 0.10 s, flight 0.12 s: how many body weights?',
    explanation: '(0.10 + 0.12) / 0.10 = 2.2',
    right: 2.2,
    tolerance: 0.05,
    unit: 'BW',
  },
  {
    id: 'quest4',
    kind: 'order',
    text: 'Put the phases in order.',
    explanation: '',
    parts: [part('aaaa', 'Touchdown'), part('bbbb', 'Mid-stance'), part('cccc', 'Toe-off')],
  },
  {
    id: 'quest5',
    kind: 'match',
    text: 'Which unit belongs to which?',
    explanation: '',
    pairs: [
      { left: part('aaaa', 'Force'), right: part('dddd', 'newton') },
      { left: part('bbbb', 'Power'), right: part('eeee', 'watt') },
    ],
  },
]

type Lesson = { readonly kind: 'reading' | 'figure' | 'questions'; readonly title: string } & Readonly<
  Record<string, unknown>
>

/** Adds a published lesson to the end of a course. @returns its id */
export async function addLesson(page: Page, courseId: string, lesson: Lesson): Promise<string> {
  const fields = { minutes: 5, published: true, content: '<p>What is known</p>', ...lesson }
  return (await call(page, 'POST', `/admin/course/${courseId}/lessons`, fields)).lesson._id
}

/** A published course of one video, a reading and questions in two sections. Whoever asks is an administrator. */
export async function makeCourse(page: Page, questions: Readonly<Record<string, unknown>> = {}) {
  const course = await copyCourse(page)
  const [video] = await keepVideos(page, course._id)
  const reading = await addLesson(page, course._id, {
    kind: 'reading',
    title: 'A tenth of a second',
    sources: ['Weyand PG et al. (2000)'],
  })
  const asked = await addLesson(page, course._id, {
    kind: 'questions',
    title: 'Check yourself',
    questions: everyKind,
    ...questions,
  })
  await saveEntries(page, course._id, [
    { kind: 'section', title: 'See' },
    video ?? { kind: 'video' },
    { kind: 'section', title: 'Read and answer' },
    { kind: 'reading', _id: reading },
    { kind: 'questions', _id: asked },
  ])
  // Another journey may have its own copy of the same course.
  const title = `Copy of a course, ${randomUUID().slice(0, 8)}`
  await call(page, 'PUT', `/course/update/${course._id}`, { published: true, title })
  return { id: course._id, title, video: video?._id, reading, questions: asked }
}
