import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { changedValue, imageOf } from '#src/testing/content/changed-value.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { forms } from '#src/testing/content/stored-forms.ts'
import { seedForms } from '#src/testing/content/stored-things.ts'

let academy: TestAcademy
let one: Client
let other: Client
beforeAll(async () => {
  academy = await startAcademy()
  const admins = await Promise.all([1, 2].map(async () => (await seedUser(academy, { role: 'admin' })).client))
  ;[one = academy.client(), other = academy.client()] = admins
  await seedForms(academy)
})
afterAll(() => academy[Symbol.asyncDispose]())

test.each(Object.entries(forms))(
  'a form of a %s is not saved over what somebody else saved meanwhile',
  async (_, { read, save }) => {
    const [mine, theirs] = [await read(one), await read(other)]
    expect(mine.version).toMatch(/^[\w-]{22}$/)
    expect(theirs).toEqual(mine)
    expect(await save(other, 'theirs', theirs.version)).toMatchObject({ status: 200 })
    expect(await save(one, 'mine', mine.version)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const now = await read(one)
    expect(now.shown).toBe('theirs')
    expect(now.version).not.toBe(mine.version)
    expect(await save(one, 'mine', now.version), 'whoever has seen it may').toMatchObject({ status: 200 })
    expect((await read(one)).shown).toBe('mine')
    expect(await save(one, 'none', undefined), 'callers that send no version write over it').toMatchObject({
      status: 200,
    })
    expect((await read(one)).shown).toBe('none')
  },
)

test.each(Object.entries(forms))('of two who save a %s at the same moment, one is told', async (_, { read, save }) => {
  const { version } = await read(one)
  const answers = await Promise.all([save(one, 'first', version), save(other, 'second', version)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await read(one)).shown).toBe(answers[0]?.status === 200 ? 'first' : 'second')
})

test.each(['course', 'blog', 'application', 'conference', 'teacher', 'partner'])(
  'visitors are not told the version of a %s',
  async name => {
    const { read } = forms[name] ?? {}
    expect((await read?.(academy.client()))?.version).toBeUndefined()
  },
)

const fieldsOfForms = Object.entries(forms).flatMap(([name, { fields }]) =>
  Object.entries(fields).map(([field, type]) => [name, field, type] as const),
)

test.each(fieldsOfForms)('whoever changes a %s’s %s makes another version of it', async (name, field, type) => {
  const form = forms[name]
  if (!form) throw new Error('a form of the list')
  const versions = new Set<string>()
  for (const n of [1, 2]) {
    const changes = (await form.made[field]?.(n)) ?? { [field]: await changedValue(type, n, form.ids()[field]) }
    const { status, body } = await form.change(one, changes)
    expect([status, status === 200 ? {} : body]).toEqual([200, {}])
    versions.add((await form.read(one)).version)
  }
  expect(versions.size).toBe(2)
})

const files = async () => {
  const found: string[] = []
  for await (const { key } of academy.services.storage.list('public')) found.push(key)
  return found
}

test('a refused form leaves no picture behind', async () => {
  const before = await files()
  const images = {
    course: 'file',
    blog: 'file',
    research: 'thumbnail',
    conference: 'file',
    teacher: 'file',
    partner: 'logo',
  }
  for (const [name, field] of Object.entries(images)) {
    const changes = { version: 'old', [field]: await imageOf(3) }
    expect([name, (await forms[name]?.change(one, changes))?.status]).toEqual([name, 409])
  }
  await expect.poll(files, { timeout: 30_000 }).toEqual(before)
})

test('nor does one that fails', async () => {
  const before = await files()
  const named = { course: 'courses', application: 'applications' }
  for (const [name, table] of Object.entries(named)) {
    await academy.asOwner(`alter table ${table} add constraint broken check (false) not valid`)
    expect([name, (await forms[name]?.change(one, { file: await imageOf(4) }))?.status]).toEqual([name, 500])
    await academy.asOwner(`alter table ${table} drop constraint broken`)
  }
  expect(await files()).toEqual(before)
})
