import { mediaPath } from '@palestra/demo-academy/media'
import type { Page } from '@playwright/test'

import { createApplication, password, image, signInAsAdministrator } from '../support/applicants.ts'
import { copyCourse } from '../support/demo-courses.ts'
import { call, expect, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const PDF = mediaPath('handouts/carbohydrate-by-day.pdf')
const captions = { name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nUp\n') }
const named = (what: string) => `${what} ${Math.random().toString(36).slice(2, 9)}`

/** Opens a form, chooses one file, fills in the rest, and sends it. */
async function save(page: Page, { at, fill, button, said }: Save): Promise<void> {
  await page.goto(at)
  const send = page.getByRole('button', { name: button, exact: true })
  await expect(send, 'the form is alive').toBeEnabled()
  await fill()
  await send.click()
  await expect(page.getByText(said)).toBeVisible()
}
type Save = { at: string; fill: () => Promise<unknown>; button: string; said: string }

type Chosen = Awaited<ReturnType<typeof image>> | string
const choose = async (page: Page, label: string, file?: Chosen) =>
  page
    .locator('input[type=file]')
    .and(page.getByLabel(label))
    .setInputFiles(file ?? (await image()))
const fields = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).first().fill(value)
}

test('A-VID-2 A-VID-5 a video takes its thumbnail, its PDF and its captions one at a time', async ({ page }) => {
  const title = named('Alone')
  const upload = async () => {
    await page.getByLabel('Video file', { exact: true }).setInputFiles(mediaPath('videos/drop-jump.mp4'))
    await expect(page.getByText(/^Uploaded: /)).toBeVisible()
    await fields(page, { Title: title, Description: 'One file' })
    await choose(page, 'Thumbnail')
  }
  const form = '/dashboard/manage-videos/new-video'
  await save(page, { at: form, fill: upload, button: 'Create video', said: 'Video Created Successfully' })
  const { videos } = await call(page, 'GET', `/videos?title=${encodeURIComponent(title)}`)
  const at = `/dashboard/manage-videos/update-video/${videos[0]._id}`
  const addCaptions = async () => {
    await page.getByRole('button', { name: 'Add captions' }).click()
    await page.getByLabel('Language', { exact: true }).selectOption('English')
    await choose(page, 'Captions', captions)
  }
  for (const fill of [
    () => choose(page, 'Thumbnail'),
    () => choose(page, 'PDF', PDF),
    addCaptions,
    () => choose(page, 'Thumbnail'),
  ])
    await save(page, { at, fill, button: 'Save changes', said: 'Video Updated Successfully' })
  const { video } = await call(page, 'GET', `/admin/video/${videos[0]._id}`)
  expect(video).toMatchObject({ pdf: expect.any(String), captions: [{ language: 'en' }] })
  await call(page, 'DELETE', `/admin/video/${videos[0]._id}`, { password })
})

test('A-CRS-3 A-BLOG-3 A-RES-5 a course, a post and a paper take one file alone', async ({ page }) => {
  const course = await copyCourse(page)
  const fill = () => choose(page, 'Thumbnail')
  const at = `/dashboard/manage-courses/update-course/${course._id}`
  await save(page, { at, fill, button: 'Save draft', said: 'Course Updated Successfully' })
  await call(page, 'DELETE', `/course/${course._id}`, { password })

  const { blogs } = await call(page, 'GET', '/admin/blogs')
  const { blog } = await call(page, 'POST', `/admin/blog/${blogs[0]._id}/duplicate`)
  const blogAt = `/dashboard/manage-blogs/update-blog/${blog._id}`
  const fillBlog = () => choose(page, 'Picture')
  await save(page, { at: blogAt, fill: fillBlog, button: 'Save draft', said: 'Course Updated Successfully' })
  await call(page, 'DELETE', `/admin/blog/${blog._id}`, { password })

  const { researches } = await call(page, 'GET', '/admin/researches')
  const { research } = await call(page, 'POST', `/admin/researches/${researches[0]._id}/duplicate`)
  const researchAt = `/dashboard/manage-researches/update-research/${research._id}`
  for (const one of [() => choose(page, 'Thumbnail'), () => choose(page, 'PDF', PDF)])
    await save(page, { at: researchAt, fill: one, button: 'Save draft', said: 'Research Updated Successfully' })
  await call(page, 'DELETE', `/researches/${research._id}`, { password })
})

test('A-APP-5 A-APP-8 an application takes its picture or one of a step', async ({ page }) => {
  const name = named('Alone')
  const fill = async () => {
    await page.getByLabel('Applicant type').selectOption('Clubs')
    await fields(page, { Name: name, Deadline: '2099-03-01', Title: 'Register', Description: 'Four minutes' })
    await choose(page, 'Image')
  }
  const form = '/dashboard/manage-applications/new-application'
  await save(page, { at: form, fill, button: 'Create application', said: 'Application created successfully!' })
  const id = await createApplication(page, named('Alone'))
  const at = `/dashboard/manage-applications/update-application/${id}`
  for (const label of ['Image', 'Picture of step 1'])
    await save(page, {
      at,
      fill: () => choose(page, label),
      button: 'Save changes',
      said: 'Application updated successfully',
    })
  const { application } = await call(page, 'GET', `/application/${id}`)
  expect(application).toMatchObject({ image: expect.any(String), steps: [{ image: expect.any(String) }] })
  const [made] = (await call(page, 'GET', `/admin/applications?name=${encodeURIComponent(name)}`)).applications
  for (const one of [id, made._id]) await call(page, 'DELETE', `/admin/application/${one}`, { password })
})

test('A-CONF-1 A-CONF-2 D-43 a conference takes its main image or the picture of a speaker', async ({ page }) => {
  const name = named('Alone')
  const fill = async () => {
    await fields(page, { Name: name, Location: 'Oran', 'Start date': '2099-03-01', Description: 'Two days' })
    await fields(page, { 'First name': 'Amel', 'Last name': 'Tempo' })
    await choose(page, 'Main image')
  }
  const form = '/dashboard/new-conference'
  await save(page, { at: form, fill, button: 'Create conference', said: 'Conference created successfully' })
  const { conferences } = await call(page, 'GET', `/admin/conferences?name=${encodeURIComponent(name)}`)
  const id = conferences[0]._id
  const at = `/dashboard/manage-conferences/update-conference/${id}`
  for (const label of ['Main image', 'Picture of speaker 1']) {
    const fillOne = () => choose(page, label)
    await save(page, { at, fill: fillOne, button: 'Save changes', said: 'Conference updated successfully' })
  }
  const { conference } = await call(page, 'GET', `/conferences/${id}`)
  expect(conference).toMatchObject({ image: expect.any(String), speakers: [{ image: expect.any(String) }] })
  await call(page, 'DELETE', `/admin/conference/${id}`, { password })
})
