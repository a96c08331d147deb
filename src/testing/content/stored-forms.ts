// Every form that carries a version (decision 0032).
import type { z } from 'zod'

import { applicationsContract } from '#src/features/applications/contract/applications.ts'
import { blogsContract } from '#src/features/blogs/contract.ts'
import { categoriesContract } from '#src/features/categories/contract.ts'
import { conferencesContract } from '#src/features/conferences/contract.ts'
import { couponsContract } from '#src/features/coupons/contract.ts'
import { courseManagerContract } from '#src/features/courses/contract/manager.ts'
import { homeContract } from '#src/features/home/contract.ts'
import { membershipsContract } from '#src/features/memberships/contract/memberships.ts'
import { pagesContract } from '#src/features/pages/contract.ts'
import { partnersContract } from '#src/features/partners/contract.ts'
import { researchContract } from '#src/features/research/contract/researches.ts'
import { teachersContract } from '#src/features/teachers/contract.ts'
import { videosContract } from '#src/features/videos/contract.ts'
import { writtenLessonsContract } from '#src/features/written-lessons/contract.ts'

import type { Client } from '../client.ts'
import { imageOf } from './changed-value.ts'
import { figure } from './courses.ts'
import { bodyOf } from './form-body.ts'
import { at, idsOf } from './stored-things.ts'

type Read = { readonly version: string; readonly shown: string }
type Answered = { readonly status: number; readonly body: { readonly code?: string } }
type Changes = Readonly<Record<string, unknown>>
type Form = {
  /** The fields that it may send, but for those that say which thing is meant. */
  readonly fields: Readonly<Record<string, z.ZodType>>
  /** What the form is filled with, and the version that it carries. */
  readonly read: (client: Client) => Promise<Read>
  /** Saves the form with another text in one field. */
  readonly save: (client: Client, text: string, version?: string) => Promise<Answered>
  /** Saves it with these fields changed. */
  readonly change: (client: Client, changes: Changes) => Promise<Answered>
  /** Fields whose values no schema tells: what is sent in their place. */
  readonly made: Readonly<Record<string, (n: number) => Changes | Promise<Changes>>>
  /** Ids that fields may name. */
  readonly ids: () => Readonly<Record<string, readonly string[]>>
}
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape; a wrong guess fails the test
type Answer = any
type Given = {
  readonly at: string
  readonly shown: (body: Answer) => Answer
  readonly saveAt: string
  readonly input: z.ZodObject
  readonly sent: (text: string) => object
  readonly made?: Form['made']
  /** Fields that the version leaves out, each with its reason. */
  readonly apart?: Readonly<Record<string, string>>
}

const always = new Set(['id', 'videoId', 'pageNb', 'slug', 'version'])

function form({ at: readAt, shown, saveAt, input, sent, made = {}, apart = {} }: Given): Form {
  const send = (client: Client, fields: object) => client.put(`/api${at(saveAt)}`, bodyOf(fields))
  const named = Object.entries(input.shape).filter(([name]) => !always.has(name) && !(name in apart))
  return {
    fields: Object.fromEntries(named) as Form['fields'], // a shape holds types
    read: async client => shown((await client.get(`/api${at(readAt)}`)).body),
    save: (client, text, version) => send(client, { ...sent(text), ...(version && { version }) }),
    change: (client, changes) => send(client, { ...sent('As it was'), ...changes }),
    made,
    ids: () => ({
      category: idsOf('category', 'otherCategory'),
      categorys: idsOf('category', 'otherCategory'),
      categories: idsOf('category', 'otherCategory'),
      teachers: idsOf('teacher', 'otherTeacher'),
      courseIds: idsOf('course', 'otherCourse'),
    }),
  }
}

const plan = { name: 'Silver', duration: 'month', price: 9, paymentId: 'price_1', benefits: [] }
const step = { title: 'a', description: 'b' }
const pdfOf = (n: number) => new File([`%PDF-1.7\n${n}\nstartxref\n0\n%%EOF\n`], 'a.pdf', { type: 'application/pdf' })
const captionsOf = (n: number, label: string) => ({
  captions: [{ language: 'en', label, isNew: true }],
  captionFiles: [new File([`WEBVTT\n\n00:00.000 --> 00:02.000\nWord ${n}\n`], 'a.vtt', { type: 'text/vtt' })],
})

export const forms: Readonly<Record<string, Form>> = {
  course: form({
    at: '/course/{course}',
    shown: ({ version, course }) => ({ version, shown: course.outcome }),
    saveAt: '/course/update/{course}',
    input: courseManagerContract.updateCourse.input,
    sent: outcome => ({ outcome }),
    apart: { lessons: 'says what else is published' },
  }),
  video: form({
    at: '/admin/video/{video}',
    shown: ({ version, video }) => ({ version, shown: video.title }),
    saveAt: '/admin/video/{video}',
    input: videosContract.updateVideo.input,
    sent: title => ({ title, description: 'x' }),
    made: {
      pdf: n => ({ pdf: pdfOf(n) }),
      removePdf: n => (n === 1 ? { pdf: pdfOf(n) } : { removePdf: true }),
      captions: n => captionsOf(1, `English ${n}`),
      captionFiles: n => captionsOf(n, 'English'),
    },
    apart: {
      file: 'the encoder may draw a picture meanwhile',
      upload: 'a video takes its place once it is encoded, and the last one stays',
      seconds: 'belongs to the upload',
    },
  }),
  reading: form({
    at: '/admin/lesson/{reading}',
    shown: ({ version, lesson }) => ({ version, shown: lesson.title }),
    saveAt: '/admin/lesson/{reading}',
    input: writtenLessonsContract.updateLesson.input,
    sent: title => ({ title }),
    apart: { questions: 'a reading asks none', figure: 'a reading has none' },
  }),
  figure: form({
    at: '/admin/lesson/{figure}',
    shown: ({ version, lesson }) => ({ version, shown: lesson.title }),
    saveAt: '/admin/lesson/{figure}',
    input: writtenLessonsContract.updateLesson.input,
    sent: title => ({ title }),
    made: { figure: n => ({ figure: { ...figure, curves: [{ name: 'Line', formula: `${n} * x` }] } }) },
    apart: { questions: 'a figure asks none' },
  }),
  questions: form({
    at: '/admin/lesson/{questions}',
    shown: ({ version, lesson }) => ({ version, shown: lesson.title }),
    saveAt: '/admin/lesson/{questions}',
    input: writtenLessonsContract.updateLesson.input,
    sent: title => ({ title }),
    made: {
      questions: n => ({ questions: [{ id: 'quest1', text: 'What?', kind: 'number', right: n, tolerance: 0 }] }),
    },
    apart: { sources: 'questions have none', figure: 'questions have none' },
  }),
  blog: form({
    at: '/blog/{blog}',
    shown: ({ version, blog }) => ({ version, shown: blog.title }),
    saveAt: '/blog/{blog}',
    input: blogsContract.updateBlog.input,
    sent: title => ({ title, content: 'Twenty characters and some more' }),
  }),
  research: form({
    at: '/admin/researches/{research}',
    shown: ({ version, research }) => ({ version, shown: research.title }),
    saveAt: '/researches/{research}',
    input: researchContract.updateResearch.input,
    sent: title => ({ title, abstract: 'a', content: 'b', category: idsOf('category')[0] }),
    made: { doi: n => ({ doi: `10.1234/${n}` }), pdf: n => ({ pdf: pdfOf(n) }) },
  }),
  application: form({
    at: '/application/{application}',
    shown: ({ version, application }) => ({ version, shown: application.name }),
    saveAt: '/application/{application}',
    input: applicationsContract.updateApplication.input,
    sent: name => ({ name, applicantType: 'ClubApplication', deadline: '2099-01-01', steps: [step] }),
    made: {
      stepImages: async n => ({ steps: [{ ...step, image: 'new' }], stepImages: [await imageOf(n)] }),
    },
  }),
  conference: form({
    at: '/conferences/{conference}',
    shown: ({ version, conference }) => ({ version, shown: conference.name }),
    saveAt: '/conference/update/{conference}',
    input: conferencesContract.updateConference.input,
    sent: name => ({ name, location: 'Oran', startDate: '2099-01-01', description: 'Two' }),
    made: {
      speakerImages: async n => ({
        speakers: [{ firstName: 'Ada', lastName: 'Run', picture: 'new' }],
        speakerImages: [await imageOf(n)],
      }),
      programme: n => ({ programme: [{ talks: [{ time: '09:00', title: `Talk ${n}` }] }] }),
    },
  }),
  teacher: form({
    at: '/teacher/{teacher}',
    shown: ({ version, teacher }) => ({ version, shown: teacher.name }),
    saveAt: '/admin/teacher/{teacher}',
    input: teachersContract.updateTeacher.input,
    sent: name => ({ name, role: 'Running economy' }),
  }),
  partner: form({
    at: '/partners',
    shown: ({ partners: [partner] }) => ({ version: partner.version, shown: partner.name }),
    saveAt: '/admin/partner/{partner}',
    input: partnersContract.updatePartner.input,
    sent: name => ({ name, website: '' }),
  }),
  plan: form({
    at: '/admin/membership/{plan}',
    shown: ({ version, plan: { description } }) => ({ version, shown: description }),
    saveAt: '/admin/membership/{plan}',
    input: membershipsContract.updatePlan.input,
    sent: description => ({ ...plan, link: 'https://buy.stripe.com/a', description }),
    made: { link: n => ({ link: `https://buy.stripe.com/${n}` }) },
    apart: { differing: 'says how to save, not what' },
  }),
  coupon: form({
    at: '/admin/coupons/{coupon}',
    shown: ({ version, coupon }) => ({ version, shown: coupon.note }),
    saveAt: '/admin/coupons/{coupon}',
    input: couponsContract.updateCoupon.input,
    sent: note => ({ code: 'STORED', kind: 'percent', value: 10, note }),
    made: {
      scope: n => (n === 1 ? { scope: 'chosen', courseIds: idsOf('course') } : { scope: 'all' }),
      courseIds: n => ({ scope: 'chosen', courseIds: idsOf(n === 1 ? 'course' : 'otherCourse') }),
      planIds: n => ({ scope: 'chosen', things: 'plans', planIds: idsOf(n === 1 ? 'plan' : 'otherPlan') }),
    },
  }),
  category: form({
    at: '/admin/categories',
    shown: ({ categories: [category] }) => ({ version: category.version, shown: category.name }),
    saveAt: '/admin/category/{category}',
    input: categoriesContract.renameCategory.input,
    sent: name => ({ name }),
  }),
  page: form({
    at: '/admin/page/about',
    shown: ({ version, page }) => ({ version, shown: page.title }),
    saveAt: '/admin/page/about',
    input: pagesContract.updatePage.input,
    sent: title => ({ title, content: '<p>Words</p>' }),
  }),
  statistics: form({
    at: '/statistics',
    shown: ({ version, figures }) => ({ version, shown: figures[0]?.label }),
    saveAt: '/admin/statistics',
    input: homeContract.saveStatistics.input,
    sent: label => ({ figures: [{ value: '1', label }] }),
  }),
  slide: form({
    at: '/pages/hero',
    shown: ({ items }) => ({ version: items[1].version, shown: items[1].slide.h1 }),
    saveAt: '/pages/hero/2',
    input: homeContract.changeHero.input,
    sent: h1 => ({ p: 'On video', link: '/courses', color: 'white', h1 }),
    made: { link: n => ({ link: `/courses/${n}` }) },
  }),
}
