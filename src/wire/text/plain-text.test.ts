import { expect, test } from 'vitest'
import { z } from 'zod'

import { Email, jsonText, Line, Name, paragraphs, WebAddress } from '../fields.ts'
import { hasVisible, isStorable } from './plain-text.ts'

test.each([
  ['Ada Lovelace', true],
  ["Zoë O'Hara-Łukasiewicz", true],
  ['علی\u200cرضا', true],
  ['ශ්\u200dරී', true],
  ['e\u0301', true],
  ['\u202eNimda', false],
  ['\u200b\u200b\u200b\u200b', false],
  ['Ada\u200c', false],
  ['A\u200cda', false],
  ['Ada\u2066', false],
  ['A\ufeffda', false],
  ['Ada\u200f', false],
  ['\u3164\u3164\u3164\u3164', false],
  ['A\u00adda', false],
])('T49 a name can be seen: %j is one: %s', (name, isOne) => {
  expect(Name.safeParse(name).success).toBe(isOne)
})

test('T49 a text of which nothing can be seen is found, in whatever it hides', () => {
  for (const text of ['', ' \n', '\u200b', '\u2800', '\u3164', '\u0301\u0301', '\u200b\ufe0f'])
    expect(hasVisible(text), JSON.stringify(text)).toBe(false)
  for (const text of ['a', '\u200bgut', '.', '👍', 'é', 'علی\u200cرضا']) expect(hasVisible(text), text).toBe(true)
})

test('T49 a text keeps the marks of its script, and none that turn around what stands behind it', () => {
  for (const text of ['علی\u200cرضا', '\u200fعربي\u200f', 'Wissen\u00adschaft', '👩\u200d🏫']) {
    expect([Line.parse(text), paragraphs(100).parse(text)]).toEqual([text, text])
  }
  for (const text of ['a\u202eb', 'a\u202ab', 'a\u0000b', 'a\u009fb', 'a\ud800b']) {
    expect([Line, paragraphs(100)].map(type => type.safeParse(text).success)).toEqual([false, false])
  }
})

test('T49 T66 ASVS 1.3.3 an email and an address on the web have no character that cannot be seen', () => {
  for (const odd of ['\0', '\u0001', '\u009f', '\u200b', '\u202e', '\ufeff', '\ud800']) {
    expect(Email.safeParse(`a${odd}b@c.example`).success).toBe(false)
    expect(WebAddress.safeParse(`https://c.example/a${odd}b`).success).toBe(false)
  }
})

test('T66 ASVS 2.2.1 what a database cannot keep is found in texts and keys, however deep', () => {
  let deep: unknown = 'a\0'
  for (let n = 0; n < 100_000; n += 1) deep = [deep]
  const odd = ['\0', '\ud800', ['a', '\udfff'], { a: { b: '\0' } }, { 'a\0': 1 }, { 'a\ud800': 1 }, deep]
  expect(odd.map(isStorable)).not.toContain(true)
  expect([null, undefined, 1, 'aé😀\n', { a: ['b'] }, new Blob(['\0'])].map(isStorable)).not.toContain(false)
  expect(jsonText(z.array(z.string())).safeParse('["\\u0000"]').success).toBe(false)
})
