import { expect, test } from 'vitest'

import { fieldName, isRich, readable, textIn, type Say } from './values.ts'

const say: Say = {
  price: minor => `$${minor / 100}`,
  number: String,
  day: day => `day ${day.toISOString().slice(0, 10)}`,
  instant: instant => `at ${instant.toISOString()}`,
  yes: 'yes',
  no: 'no',
  file: name => `file ${name}`,
  entries: count => `${count} entries`,
}
const id = '3f1c2d4e-0000-4000-8000-000000000000'

test.each([
  ['priceCents', 'Price'],
  ['publishedAt', 'Published'],
  ['firstName', 'First name'],
  ['h1', 'Heading'],
  ['categorys', 'Categories'],
  ['At', 'At'],
  ['pdfKey', 'Pdf'],
])('the field %s is called %s', (field, name) => expect(fieldName(field)).toBe(name))

test.each([
  ['priceCents', 4_950, '$49.5'],
  ['discount', 10, '10'],
  ['published', true, 'yes'],
  ['publishedAt', '2026-01-02T03:04:05.678Z', 'at 2026-01-02T03:04:05.678Z'],
  ['startsOn', '2026-01-02', 'day 2026-01-02'],
  ['image', 'public/courses/x/960.avif', 'file 960.avif'],
  ['title', 'A < b and c > d', 'A < b and c > d'],
  ['status', 'pending', 'Pending'],
  ['level', 'semi-professional', 'Semi professional'],
  ['name', 'acl', 'acl'],
  ['role', 'admin', 'Admin'],
  ['role', 'sprint coach', 'sprint coach'],
  ['reason', 'said <b>this</b> & <i>that</i>', 'said <b>this</b> & <i>that</i>'],
  ['learn', ['first', 'second'], 'first, second'],
  ['learn', [], ''],
  ['videos', [id, id], '2 entries'],
  ['links', [{ link: 'https://a.example', description: 'A' }, { link: 'b' }], 'https://a.example · A\nb'],
  ['courseId', id, ''],
  ['nothing', null, ''],
])('%s %j is read as “%s”', (field, value, text) => expect(readable(field, value, say)).toBe(text))

test('T40 what is written as markup is read as its text, and what is typed stays as it was typed', () => {
  expect(textIn('<p>One</p><ul><li>two <b>bold</b></li></ul>')).toBe('One\ntwo bold')
  expect([isRich('page', 'content'), isRich('conference', 'description'), isRich('certificate', 'reason')]).toEqual([
    true,
    false,
    false,
  ])
})

test('an id is what it stands for, where that is known', () => {
  expect(readable('courseId', id, { ...say, nameOf: () => 'Sprint' })).toBe('Sprint')
})
