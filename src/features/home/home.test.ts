import { expect, test } from 'vitest'

import { startAcademy } from '#src/app/testing/academy.ts'

import { settings } from './tables.ts'

const specified = { papers: '120+', collaborations: '25', athletes: '500+', improvement: '95%' }

test('L-HOME-14 D-62 the specified figures stand until others are stored, and again when those are broken', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  const { db } = academy.services
  const figures = async () => (await client.get('/api/statistics')).body
  expect(await figures()).toEqual(specified)

  const stored = { papers: '131+', collaborations: '27', athletes: '540+', improvement: '96%' }
  await db.insert(settings).values({ name: 'statistics', value: stored })
  expect(await figures()).toEqual(stored)

  await db.update(settings).set({ value: { papers: 131 } })
  expect(await figures()).toEqual(specified)
})

test('L-HOME-5 L-HOME-14 an academy without any content still has a landing page', async () => {
  await using academy = await startAcademy()
  const { status, text } = await academy.client().get('/')
  expect(status).toBe(200)
  expect(text.match(/class="hero-slide"/g)).toHaveLength(3)
  for (const figure of Object.values(specified)) expect(text).toContain(`<bdi>${figure}</bdi>`)
  expect(text).not.toContain('could not be loaded')
})
