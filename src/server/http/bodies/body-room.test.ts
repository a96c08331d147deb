import { expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '#src/app/api.ts'
import { applicationsContract } from '#src/features/applications/contract/applications.ts'
import { blogsContract } from '#src/features/blogs/contract.ts'
import { Line, Upload, uploads } from '#src/wire/fields.ts'

import { roomOf } from './body-room.ts'

const output = z.object({})

test('T55 R19 a call reads what its contract can take, and not much more', () => {
  const club = roomOf(applicationsContract.registerClub)
  expect(club.textBytes).toBeLessThan(20_000)
  expect(club.fields).toBeLessThan(25)
  expect(club.formBytes).toBeGreaterThan(10_000_000)
  expect(club.formBytes).toBeLessThan(10_100_000)
  // An article of its longest text, each character of three bytes.
  expect(roomOf(blogsContract.createBlog).textBytes).toBeGreaterThan(600_000)
})

test('T55 what anyone may call reads little; no call has texts or lists without end', () => {
  for (const [name, { contract }] of Object.entries(api.routes)) {
    const room = roomOf(contract)
    expect(room.jsonBytes, name).toBeLessThanOrEqual(1_000_000)
    if (api.endpoints[name]?.[2] === 'anyone') expect(room.jsonBytes, name).toBeLessThan(150_000)
  }
})

test('T55 a list of files is no text, and each place of a list is a field', () => {
  const none = roomOf({ input: z.strictObject({}), output })
  const files = roomOf({ input: z.strictObject({ file: Upload, more: uploads(5) }), output, files: 6, fileBytes: 1000 })
  expect([files.textBytes, files.fields]).toEqual([none.textBytes, none.fields])
  expect(files.formBytes).toBeGreaterThan(6000)
  const tags = roomOf({ input: z.strictObject({ tags: z.array(Line).max(7) }), output })
  expect(tags.fields).toBe(none.fields + 7)
  const pairs = z.array(z.tuple([z.number(), z.number()])).max(2000)
  expect(roomOf({ input: z.strictObject({ pairs }), output }).jsonBytes).toBeGreaterThan(
    2000 * '[86400.25,86400.25],'.length,
  )
})

test.each([
  ['a text', z.string()],
  ['a list', z.array(Line)],
  ['a text within', z.array(z.object({ name: z.string() })).max(3)],
  ['anything', z.unknown()],
])('T55 %s without a limit ends the start', (_, type) => {
  expect(() => roomOf({ input: z.strictObject({ odd: type }), output })).toThrow('has no limit')
})
