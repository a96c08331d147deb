import { expect, test } from 'vitest'

import { isPhone, normalPhone } from '#src/wire/text/patterns.ts'

import { checks, imageProblem, webAddress } from './rules.ts'

test('P-CLUB-6 K-13 D-51 phones: a leading plus, at least 10 digits, spaces or dashes, stored without what parts them', () => {
  for (const phone of ['+213 41-555 014', '0555123456', '12 34-56 78']) expect(isPhone(phone), phone).toBe(true)
  for (const phone of [
    '',
    '055512345',
    '+ - - - - - -',
    '0555+123456',
    '0555 123 456 x',
    '(0555) 123456',
    '1'.repeat(31),
  ])
    expect(isPhone(phone), phone).toBe(false)
  expect(normalPhone('+213 41-555 014')).toBe('+21341555014')
})

test('P-CLUB-4 P-CLUB-8 P-COACH-3 numbers are whole and within their limits', () => {
  const year = new Date().getUTCFullYear()
  expect(['1799', '1800', String(year), String(year + 1), '19e2', ''].map(checks.year)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['0', '1', '1.5', '-1', ' 7 '].map(checks.clubSize)).toEqual([false, true, false, false, true])
  expect(['1000000', '1000001'].map(checks.clubSize)).toEqual([true, false])
  expect(['', '0', '80', '81', 'two'].map(checks.experience)).toEqual([false, true, true, false, false])
  expect(['', '81', '1995', '3.5', '3,5', '-1', 'two', '12 years'].map(checks.number)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('P-COACH-2 a birthday is a day in the past', () => {
  const today = new Date().toISOString().slice(0, 10)
  expect(['1988-04-30', '1899-12-31', today, '2999-01-01', '30.4.1988', ''].map(checks.birthday)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('T44 a website may be typed without its scheme, and never has another one', () => {
  expect(['club.example', ' https://club.example ', ''].map(webAddress)).toEqual([
    'https://club.example',
    'https://club.example',
    '',
  ])
  expect(['', 'club.example/team', 'http://club.example'].map(checks.website)).toEqual([true, true, true])
  expect(['javascript:alert(1)', 'club', 'ftp://club.example'].map(checks.website)).toEqual([false, false, false])
})

test('P-CLUB-9 K-17 D-50 pictures are PNG, JPG or GIF up to 10 MB', () => {
  const problems = [
    { type: 'image/png', size: 10_000_000 },
    { type: 'image/gif', size: 10_000_001 },
    { type: 'image/svg+xml', size: 10 },
    { type: '', size: 10 },
  ].map(imageProblem)
  expect(problems).toEqual([undefined, 'imageSize', 'imageType', 'imageType'])
})
