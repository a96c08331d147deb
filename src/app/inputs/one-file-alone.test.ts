import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { applicationsContract } from '#src/features/applications/contract/applications.ts'
import { inputOf as applicationOf, noApplication, noStep } from '#src/features/applications/web/manage/values.ts'
import { blogsContract } from '#src/features/blogs/contract.ts'
import { noBlog } from '#src/features/blogs/web/manage/values.ts'
import { conferencesContract } from '#src/features/conferences/contract.ts'
import { inputOf as conferenceOf, noConference, noSpeaker } from '#src/features/conferences/web/manage/values.ts'
import { courseManagerContract } from '#src/features/courses/contract/manager.ts'
import { inputOf as courseOf, noCourse } from '#src/features/courses/web/manage/values.ts'
import { partnersContract } from '#src/features/partners/contract.ts'
import { noPartner } from '#src/features/partners/web/manage/values.ts'
import { researchContract } from '#src/features/research/contract/researches.ts'
import { inputOf as researchOf, noResearch } from '#src/features/research/web/manage/values.ts'
import { teachersContract } from '#src/features/teachers/contract.ts'
import { inputOf as teacherOf, noTeacher } from '#src/features/teachers/web/manage/values.ts'
import { videosContract } from '#src/features/videos/contract.ts'
import { inputOf as videoOf, noVideo } from '#src/features/videos/web/manage/values.ts'
import type { Context } from '#src/server/context.ts'
import { serveApi } from '#src/server/http/api/api.ts'
import type { Routes } from '#src/server/http/api/routes.ts'
import { acceptForms } from '#src/server/http/bodies/forms.ts'
import { answerErrors } from '#src/server/http/errors.ts'
import { createReadingTurns } from '#src/server/pages/reading-turns.ts'
import { createBrowserApi } from '#src/web/calls/api.ts'
import type { EndpointContract } from '#src/wire/endpoint.ts'

import { endpoints } from '../api.ts'

const contracts: Readonly<Record<string, EndpointContract>> = {
  ...applicationsContract,
  ...blogsContract,
  ...conferencesContract,
  ...courseManagerContract,
  ...partnersContract,
  ...researchContract,
  ...teachersContract,
  ...videosContract,
}
const id = crypto.randomUUID()
const words = { title: 'Four words of title', description: 'Text', content: 'Twenty characters and a few more' }
const [day, place] = ['2099-01-02', 'Algiers']

type Files = (name: string) => File | undefined
/** For each form that carries files, its fields for files and what it sends. */
const forms: Readonly<Record<string, { files: readonly string[]; inputOf: (chosen: Files) => object }>> = {
  course: {
    files: ['file'],
    inputOf: of => courseOf({ ...noCourse, title: words.title, price: '5', file: of('file') }),
  },
  video: {
    files: ['file', 'pdf', 'first', 'second'],
    inputOf: of => {
      const track = (language: string, file: File | undefined) => ({ language, label: language, file, isStored: true })
      const captions = [track('en', of('first')), track('fr', of('second'))]
      return { ...videoOf({ ...noVideo, ...words, file: of('file'), pdf: of('pdf'), captions }), upload: id }
    },
  },
  blog: { files: ['file'], inputOf: of => ({ ...noBlog, ...words, description: undefined, file: of('file') }) },
  research: {
    files: ['thumbnail', 'pdf'],
    inputOf: of => {
      const { title, content } = words
      const written = researchOf({ ...noResearch, title, content, abstract: 'Text', category: id })
      return { ...written, thumbnail: of('thumbnail'), pdf: of('pdf') }
    },
  },
  application: {
    files: ['file', 'first', 'second'],
    inputOf: of => {
      const steps = ['first', 'second'].map(name => ({ ...noStep, title: 'a', description: 'b', file: of(name) }))
      return applicationOf({
        ...noApplication,
        name: 'n',
        applicantType: 'ClubApplication',
        day,
        file: of('file'),
        steps,
      })
    },
  },
  conference: {
    files: ['file', 'first', 'second'],
    inputOf: of => {
      const speakers = ['first', 'second'].map(name => ({
        ...noSpeaker,
        key: name,
        firstName: name,
        lastName: 'b',
        file: of(name),
      }))
      const { description } = words
      return conferenceOf({
        ...noConference,
        name: 'n',
        location: place,
        startDate: day,
        description,
        file: of('file'),
        speakers,
      })
    },
  },
  teacher: {
    files: ['file'],
    inputOf: of => teacherOf({ ...noTeacher, name: 'n', role: 'r', file: of('file') }),
  },
  partner: {
    files: ['logo'],
    inputOf: of => ({ ...noPartner, name: 'n', website: 'https://a.example', logo: of('logo') }),
  },
}

const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`
/** Every choice among these names. */
const choicesOf = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((found, name) => [...found, ...found.map(one => [...one, name])], [[]])
const needs: Readonly<Record<string, readonly string[]>> = {
  createBlog: ['file'],
  createResearch: ['thumbnail', 'pdf'],
  createPartner: ['logo'],
}
const cases = Object.entries(forms).flatMap(([form, { files }]) =>
  ['create', 'update'].flatMap(verb => {
    const name = `${verb}${capital(form)}`
    const chosen = choicesOf(files).filter(choice => (needs[name] ?? []).every(needed => choice.includes(needed)))
    return chosen.map(choice => [name, form, choice] as const)
  }),
)

const app = fastify({ forceCloseConnections: true })
const seen: unknown[] = []
const fetchNow = globalThis.fetch
let url = ''
beforeAll(async () => {
  answerErrors(app)
  await acceptForms(app)
  const named = Object.fromEntries([...new Set(cases.map(([name]) => name))].map(name => [name, contracts[name]]))
  // The verbs here look at nothing: only what arrives is looked at.
  const routes = Object.fromEntries(
    Object.entries(named).map(([name, contract]) => [
      name,
      {
        contract: { ...contract, output: z.object({}) },
        reads: () => [],
        run: async (_: unknown, input: unknown) => (seen.push(input), {}),
      },
    ]),
  ) as unknown as Routes
  const context = {
    actor: { kind: 'user', role: 'admin' },
    ip: '127.0.0.1',
    log: { info: () => {}, error: () => {} },
  }
  const table = Object.fromEntries(Object.entries(endpoints).filter(([name]) => name in named))
  const edge = {
    contextOf: async () => context as unknown as Context,
    visitorOf: () => context as unknown as Context,
    httpOf: () => ({}) as never,
    catchUp: async () => {},
    cache: undefined,
    turns: createReadingTurns(),
  }
  serveApi(app, { endpoints: table, routes, raw: {} }, edge)
  app.get('/api/refresh', async () => ({}))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  seen.length = 0
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetchNow(url + path, init))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
})

test.each(cases)('D-43 A-VID-2 A-APP-5 %s (%s) takes the files %j and nothing else', async (name, form, chosen) => {
  const calls = createBrowserApi(endpoints) as unknown as Record<string, (input: object) => Promise<unknown>>
  const fileOf = (field: string) => (chosen.includes(field) ? new File(['x'], `${field}.png`) : undefined)
  const key = name === 'updateVideo' ? 'videoId' : 'id'
  const address = name.startsWith('update') ? { [key]: id } : {}
  await calls[name]?.({ ...forms[form]?.inputOf(fileOf), ...address })
  const [input] = seen
  const arrived = Object.values(input as object).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
  const files = arrived.filter(value => value instanceof File).map(file => file.name.replace('.png', ''))
  expect(files.toSorted()).toEqual(chosen.toSorted())
})

test('a form of a page without a file, and one that says in words that it has none, mean none', async () => {
  const body = new FormData()
  const fields = { name: 'n', location: place, startDate: day, description: 'Text', speakerImages: '[]' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new File([], ''))
  const answer = await fetchNow(`${url}/api/conference/create`, { method: 'POST', body })
  expect(await answer.json()).toEqual({})
  expect(seen).toEqual([expect.objectContaining({ speakerImages: [] })])
  expect(seen[0]).not.toHaveProperty('file')
})
