import { readdir, readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import texts from '#root/messages/en.json' with { type: 'json' }

import { isKnownKind, isKnownVerb, placeOf } from './entries.ts'

const thing = { _id: 'an-id', name: 'A thing', isGone: false }

test('every action that the code records has words here', async () => {
  const features = new URL('../../../', import.meta.url)
  const files = (await readdir(features, { recursive: true })).filter(name => /\/commands.*\.ts$/.test(name))
  const sources = await Promise.all(files.map(name => readFile(new URL(name, features), 'utf8')))
  const actions = sources.flatMap(source => source.match(/(?<=['`])[a-z]+\.[a-z-]+(?=['`])/g) ?? [])
  const known = new Set(actions.filter(action => isKnownKind(action.split('.', 1)[0] ?? '')))
  expect(known.size).toBeGreaterThan(35)
  expect([...known].filter(action => !isKnownVerb(action.split('.')[1] ?? ''))).toEqual([])
})

test('every kind and action that is known is written out in each of the ways in which it is shown', () => {
  const { kinds, nouns, verbs, deeds } = texts.managers.activity
  expect(Object.keys(kinds).filter(kind => !isKnownKind(kind))).toEqual([])
  expect(Object.keys(nouns)).toEqual(Object.keys(kinds))
  expect(Object.keys(verbs).filter(verb => !isKnownVerb(verb))).toEqual([])
  expect(Object.keys(deeds).toSorted()).toEqual(Object.keys(verbs).toSorted())
})

test('a thing leads to the screen where it is managed, unless it is gone or has none', () => {
  expect(placeOf({ kind: 'course', thing })).toBe('/dashboard/manage-courses/update-course/an-id')
  expect(placeOf({ kind: 'user', thing })).toBe('/dashboard/manage-users/an-id')
  expect(placeOf({ kind: 'category', thing: { ...thing, _id: null } })).toBe('/dashboard/manage-courses/categories')
  expect(placeOf({ kind: 'course', thing: { ...thing, isGone: true } })).toBeUndefined()
  expect(placeOf({ kind: 'course', thing: { ...thing, _id: null } })).toBeUndefined()
  expect(placeOf({ kind: 'comment', thing })).toBeUndefined()
  expect(placeOf({ kind: 'odd-thing', thing })).toBeUndefined()
})
