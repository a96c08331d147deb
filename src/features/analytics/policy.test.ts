import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

import { fileKinds, kindOfFile, stepAt, stepsOf } from './policy.ts'

const id = '5b0c4d2e'
const keys = {
  videos: [
    `private/videos/${id}/original.mp4`,
    `private/videos/${id}/original`,
    `private/videos/${id}/hls/720/index.m3u8`,
    `private/videos/${id}/hls/720/init.mp4`,
    `private/videos/${id}/hls/720/1.m4s`,
    `public/videos/${id}/preview.bin`,
    `incoming/${id}`,
    `public/heroes/${id}/clip.webm`,
    ...['mov', 'mkv', 'm4v', 'm4s', 'ts', 'm3u8', 'mp4'].map(ending => `elsewhere/${id}.${ending}`),
  ],
  images: [
    `public/videos/${id}/640.avif`,
    `private/videos/${id}/seek.jpg`,
    ...['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif', 'svg', 'PNG'].map(ending => `public/courses/${id}/960.${ending}`),
  ],
  documents: [`private/handouts/${id}.pdf`, `private/research/${id}.PDF`],
  others: [
    `private/videos/${id}/captions.vtt`,
    `private/captions/${id}.vtt`,
    'backup/incoming/file',
    'other/private/videos/file',
    `public/courses/${id}.mp4.bak`,
    `public/courses/${id}-mp4`,
    'pdf/file',
    '',
  ],
} as const satisfies Record<(typeof fileKinds)[number], readonly string[]>

const cases = fileKinds.flatMap(kind => keys[kind].map(key => [key, kind] as const))

test.for(cases)('%s belongs to the %s', ([key, kind]) => {
  expect(kindOfFile(key)).toBe(kind)
})

test('every kind has files', () => {
  expect(new Set(cases.map(([key]) => kindOfFile(key)))).toEqual(new Set(Object.keys(keys)))
})

test.for([
  ['7d', '2026-03-03T10:00:00Z', '2026-02-25', '2026-03-03', '2026-02-18', '2026-02-24T10:00:00.000Z'],
  ['30d', '2026-01-15T23:59:59Z', '2025-12-17', '2026-01-15', '2025-11-17', '2025-12-16T23:59:59.000Z'],
  ['12m', '2028-02-29T12:00:00Z', '2027-03-01', '2028-02-01', '2026-03-01', '2027-03-01T00:00:00.000Z'],
  ['12m', '2026-01-01T00:00:00Z', '2025-02-01', '2026-01-01', '2024-02-01', '2025-01-01T00:00:00.000Z'],
] as const)('the steps of %s at %s', ([period, now, first, last, firstBefore, until]) => {
  const { unit, steps, before, until: counted } = stepsOf(period, { now: new Date(now), timeZone: 'UTC' })
  expect([steps[0]?.day, steps.at(-1)?.day, before[0]?.day]).toEqual([first, last, firstBefore])
  expect(before).toHaveLength(steps.length)
  expect(unit).toBe(period === '12m' ? 'month' : 'day')
  expect(counted.toISOString()).toBe(until)
})

test('steps begin as the days of the academy’s time zone do, also where the clocks change', () => {
  const at = { now: new Date('2026-03-30T22:30:00Z'), timeZone: 'Europe/Paris' }
  const { steps, until } = stepsOf('7d', at)
  expect(steps.map(({ day }) => day).slice(-2)).toEqual(['2026-03-30', '2026-03-31'])
  expect(steps.map(({ start }) => start.toISOString()).slice(-4)).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-03-30T22:00:00.000Z',
  ])
  expect(until.toISOString()).toBe('2026-03-23T23:30:00.000Z')
})

test('an instant is in the step that the clock of the academy shows', () => {
  const asked = new PgDialect().sqlToQuery(stepAt(sql`paid_at`, 'month', 'Europe/Paris'))
  expect(asked).toMatchObject({
    sql: "to_char(date_trunc('month', paid_at at time zone $1), 'YYYY-MM-DD')",
    params: ['Europe/Paris'],
  })
})
