import { expect, test } from 'vitest'

import { ApiError } from '../errors.ts'
import { parseForm } from './form.ts'

test.each([
  ['amount=1&currency=usd', { amount: '1', currency: 'usd' }],
  ['metadata[order]=o%2F1&metadata[a b]=%26', { metadata: { order: 'o/1', 'a b': '&' } }],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['expand[0]=a&expand[1]=b', { expand: ['a', 'b'] }],
  ['created[gte]=1', { created: { gte: '1' } }],
  ['a[b][c][d]=1', { a: { b: { c: { d: '1' } } } }],
  ['', {}],
])('reads %s', (encoded, form) => {
  expect(parseForm(encoded)).toEqual(form)
})

test('T28 a field called __proto__ is only a field', () => {
  const form = parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor'])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each([
  ['two kinds of value', 'a=1&a[b]=2'],
  ['too many levels', 'a[b][c][d][e][f]=1'],
  ['too many fields', Array.from({ length: 501 }, (_, index) => `f${index}=1`).join('&')],
])('refuses %s', (_, encoded) => {
  expect(() => parseForm(encoded)).toThrow(ApiError)
})
