import { expect, test } from 'vitest'

import { changedSettings, unchanged } from '#root/journeys/support/changed-settings.ts'
import { Variables } from '#src/server/settings/env-variables.ts'

const owner = 'postgresql://owner@localhost/palestra?host=%2Ftmp'
const place = { port: 4567, url: 'http://localhost:4567', dataDir: 'elsewhere' }
const settings = changedSettings(place, {
  serving: owner.replace('owner', 'serving'),
  owner,
  mails: 'smtp://localhost',
})

test('the journeys with changed settings change every one, or say what tests it instead', () => {
  const names = [...Object.keys(settings), ...Object.keys(unchanged)]
  expect(names.toSorted()).toEqual(Object.keys(Variables.shape).toSorted())
})

test('each that they change is away from its default', () => {
  const defaults: Record<string, unknown> = Variables.parse({})
  const changed: Record<string, unknown> = Variables.parse(settings)
  expect(Object.keys(settings).filter(name => changed[name] === defaults[name])).toEqual([])
})
