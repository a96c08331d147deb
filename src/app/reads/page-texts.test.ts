import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import texts from '#root/messages/en.json' with { type: 'json' }
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse } from '#src/testing/content/courses.ts'
import type { Assets } from '#src/web/calls/page-data.ts'

let academy: TestAcademy
let courseId: string
beforeAll(async () => {
  academy = await startAcademy()
  courseId = (await seedCourse(academy.services.db, { videoSeconds: [60] })).id
})
afterAll(() => academy[Symbol.asyncDispose]())

/** Everything that brings a page to life, as its document names it, as one text. */
async function firstScripts(path: string): Promise<string> {
  const { text } = await academy.client().get(path)
  const block = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(text)?.[1] ?? '{}'
  const { entry, modules } = JSON.parse(block).assets as Assets
  const bodies = [entry, ...modules].map(async address => (await academy.client().get(address)).text)
  return (await Promise.all(bodies)).join('\n')
}

test.each(['/', '/courses', '/course/:id', '/login', '/forget-password', '/certificates', '/completion', '/nowhere'])(
  '%s asks for no text that it does not bring',
  async path => {
    const told = vi.spyOn(console, 'error')
    const { text } = await academy.client().get(path.replace(':id', courseId))
    expect(text).toContain(texts.shell.skip)
    expect(told.mock.calls).toEqual([])
    told.mockRestore()
  },
)

test('a page brings its own texts and those of the frame, and no others', async () => {
  const scripts = await firstScripts('/login')
  expect(scripts).toContain(texts.shell.skip)
  expect(scripts).toContain(texts.errors.missing.title)
  expect(scripts).toContain(texts.login.signIn.heading)
  expect(scripts).not.toContain(texts.home.description)
  expect(scripts).not.toContain(texts.videos.lockedText)
})
