import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'

import { partners } from './tables.ts'

test('L-HOME-15 E-8 API-12 partners come with their logo, the oldest first, some without a website', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  expect((await client.get('/api/partners')).body).toEqual({ partners: [] })
  await academy.services.db.insert(partners).values([
    { name: 'Younger', logo: 'public/partners/younger.svg', createdAt: new Date('2026-02-01T00:00:00Z') },
    {
      name: 'Older',
      logo: 'public/partners/older.svg',
      website: 'https://example.org/',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    },
  ])
  const answer = await client.get('/api/partners')
  expect(answer.status).toBe(200)
  expect(answer.body.partners).toEqual([
    {
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Older',
      logo: '/files/public/partners/older.svg',
      website: 'https://example.org/',
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    {
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Younger',
      logo: '/files/public/partners/younger.svg',
      website: null,
      createdAt: '2026-02-01T00:00:00.000Z',
    },
  ])
})
