import fc from 'fast-check'
import { expect, test } from 'vitest'

import { days, hours, minutes, seconds } from './durations.ts'
import { Dollars, Email, FormDollars, Id, idList, Line, PageNumber, wholeNumber } from './fields.ts'
import { answerTo, isRefused, refusals, refuse } from './refusals.ts'
import { normalEmail } from './text/emails.ts'
import { isEmail } from './text/patterns.ts'

test('D-3 an amount is a number that money can be', () => {
  expect([-0.01, 1e9, Infinity, NaN, '5'].map(value => Dollars.safeParse(value).success)).not.toContain(true)
})

test('D-7 a price is one that the provider takes in some currency', () => {
  expect([999_999.99, '99999999', '12,50'].map(price => FormDollars.safeParse(price).success)).not.toContain(false)
  // Three digits behind the comma are thousands to many.
  expect(
    [100_000_000, '100000000', '19.999', '1,000'].map(price => FormDollars.safeParse(price).success),
  ).not.toContain(true)
})

test('durations are milliseconds', () => {
  expect([seconds(2), minutes(2), hours(2), days(2)]).toEqual([2000, 120_000, 7_200_000, 172_800_000])
})

test.each([
  ['a@b.c', true],
  ['ü@ö.example', true],
  ['a@b', false],
  ['a.b', false],
  ['@b.c', false],
  ['a b@c.d', false],
  ['a@b@c.d', false],
  ['a@.c', false],
  [`${'a'.repeat(64)}@b.c`, true],
  [`${'a'.repeat(65)}@b.c`, false],
  [`a@${'b.'.repeat(126)}c`, false],
  ["o'hara+run=1/2@b-c.example", true],
  ['<a@b.c', false],
  ['a@b.c>', false],
  ['"a"@b.c', false],
  ['a\\b@b.c', false],
  ['a(x)@b.c', false],
  ['a,b@b.c', false],
  ['a@b.c.', false],
  ['a@b..c', false],
  ['a@b\u3002c', false],
  ['a@b\uFF0Ec.d', false],
  ['a@[127.0.0.1]', false],
  ['<@>.<', false],
  ['a@x\uFE0F.com', false],
  ['a@x\u034F.com', false],
  ['a@\u115Fx.com', false],
  ['a@x\u{E0101}.com', false],
  ['a@0x7f.1', false],
  ['a@127.1', false],
])('L-AUTH-4 T49 %s as an email: %s', (text, isOne) => {
  expect(Email.safeParse(text).success).toBe(isOne)
  // The browser lets some pass that the server refuses, and none the other way round.
  expect(isEmail(text) || !isOne).toBe(true)
})

test('T19 T49 the spelling of an email is its own spelling', () => {
  const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(part, part, part, (local, host, end) => {
      const once = normalEmail(`${local}@${host}.${end}`)
      return once === undefined || normalEmail(once) === once
    }),
    { numRuns: 2000 },
  )
})

test('T45 fifty thousand characters are refused before the pattern sees them', () => {
  const started = performance.now()
  expect(Email.safeParse(`${'a@'.repeat(25_000)}b.c`).success).toBe(false)
  expect(performance.now() - started).toBeLessThan(100)
})

test('T19 an address is the same in every spelling of its letters', () => {
  expect(Email.parse('  Ada@Example.ORG ')).toBe('ada@example.org')
  expect(Email.parse('u\u0308@x.example')).toBe(Email.parse('\u00fc@x.example'))
  expect(Email.parse('Ada@M\u00fcnchen.de')).toBe('ada@xn--mnchen-3ya.de')
  expect(Email.parse('a@\uFF42.c')).toBe('a@b.c')
  expect(Email.parse('J\u030cada@x.example')).toBe(Email.parse('\u01f0ada@x.example'))
  expect(Email.safeParse('no address').error?.issues[0]?.message).toBe('Email is not a valid')
})

test('T49 T72 ASVS 1.3.11 ASVS 16.4.1 a line is one line', () => {
  for (const text of ['a\nb', 'a\r\nBcc: x', 'a\u0000', 'a\u0085b', 'a'.repeat(201)]) {
    expect([text.slice(0, 9), Line.safeParse(text).success]).toEqual([text.slice(0, 9), false])
  }
  expect(Line.parse('  Größe 体  ')).toBe('Größe 体')
  expect(Line.parse('cafe\u0301')).toBe('caf\u00e9')
})

test('T68 ASVS 1.4.2 a whole number is what a number that is one looks like, and nothing else', () => {
  const Number = wholeNumber(0, 1000)
  fc.assert(fc.property(fc.integer({ min: 0, max: 1000 }), n => Number.parse(`${n}`) === n && Number.parse(n) === n))
  const odd = [
    '',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '1.0',
    '1e2',
    '0x1',
    '1001',
    'NaN',
    1.5,
    -1,
    NaN,
    Infinity,
    true,
    null,
    [],
    ['1'],
  ]
  expect(odd.filter(value => Number.safeParse(value).success)).toEqual([])
  fc.assert(
    fc.property(fc.string(), text => Number.safeParse(text).success === (/^\d{1,9}$/.test(text) && +text <= 1000)),
  )
  expect(PageNumber.safeParse('0').success).toBe(false)
})

const [one, two] = ['7f1c6a52-0c8e-4b62-9d5f-7a1a0c8f1e11', '7f1c6a52-0c8e-4b62-9d5f-7a1a0c8f1e12']

test('a list of ids comes repeated, with commas, or alone', () => {
  const Ids = idList(2)
  expect([Ids.parse(one), Ids.parse(`${one},${two}`), Ids.parse([one, two]), Ids.parse('')]).toEqual([
    [one],
    [one, two],
    [one, two],
    [],
  ])
  for (const bad of [`${one},x`, [one, two, one], `${one},${two},${one}`, ['x'], 7]) {
    expect(Ids.safeParse(bad).success).toBe(false)
  }
  expect(Id.safeParse(`${one}\n`).success).toBe(false)
  expect(Id.parse(one.toUpperCase())).toBe(one)
})

test('every refusal has a status of its own kind and says its text twice, as the specification reads it', () => {
  for (const [code, [status, text]] of Object.entries(refusals)) {
    expect([code, status >= 400 && status < 600, text.length > 5]).toEqual([code, true, true])
  }
  expect(answerTo(refuse('email-unknown'))).toEqual({
    status: 404,
    body: { code: 'email-unknown', message: "Email Dosen't exist", error: "Email Dosen't exist" },
  })
  expect(answerTo(refuse('invalid', { text: 'page: too small' })).body.message).toBe('page: too small')
  expect([refuse('conflict'), { refused: 'x' }, {}, null, 'refused', undefined].map(isRefused)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
