import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/app/testing/academy.ts'
import { readRichText } from '#src/ui/rich-text-nodes.ts'

import { pages } from './tables.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

test.each(['privacy', 'terms'])('%s has a text of its own until somebody writes another', async slug => {
  const { status, body } = await academy.client().get(`/api/pages/${slug}`)
  expect(status).toBe(200)
  expect(readRichText(body.content).length).toBeGreaterThan(10)
  const { text } = await academy.client().get(`/${slug}`)
  expect(text).toContain(`<h1>${body.title}</h1>`)
})

test('the text that was written last is shown', async () => {
  const updatedAt = new Date('2026-01-02T03:04:05Z')
  await academy.services.db
    .insert(pages)
    .values({ slug: 'terms', title: 'House rules', content: '<p>Be fair.</p>', updatedAt })
  const { body } = await academy.client().get('/api/pages/terms')
  expect(body).toEqual({ title: 'House rules', content: '<p>Be fair.</p>', updatedAt: updatedAt.toISOString() })
})

test('another page is not there', async () => {
  expect((await academy.client().get('/api/pages/secrets')).status).toBe(400)
  expect((await academy.client().get('/secrets')).status).toBe(404)
})
