import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'

import { heroSlides } from './tables.ts'

test('L-HOME-1 L-HOME-2 E-7 API-11 the slides come in their order, with their picture or clip', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  expect((await client.get('/api/page?name=hero')).body).toEqual({ pages: [] })
  await academy.services.db.insert(heroSlides).values([
    {
      pageNb: 2,
      h1: 'Second',
      p: 'A picture',
      link: '/courses',
      color: 'black',
      assetType: 'image',
      assetUrl: 'public/heroes/second/1920.avif',
      image: 'public/heroes/second/1920.avif',
    },
    {
      pageNb: 1,
      h1: 'First',
      p: 'A clip',
      link: 'https://example.org/',
      assetType: 'video',
      assetUrl: 'public/heroes/first/loop.mp4',
      image: 'public/heroes/first/1920.avif',
    },
  ])
  const answer = await client.get('/api/page?name=hero')
  expect(answer.status).toBe(200)
  expect(answer.body.pages).toEqual([
    {
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      image: '/files/public/heroes/first/1920.avif',
      h1: 'First',
      p: 'A clip',
      link: 'https://example.org/',
      color: 'white',
      asset: { asset_type: 'video', url: '/files/public/heroes/first/loop.mp4' },
    },
    {
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      image: '/files/public/heroes/second/1920.avif',
      h1: 'Second',
      p: 'A picture',
      link: '/courses',
      color: 'black',
      asset: { asset_type: 'image', url: '/files/public/heroes/second/1920.avif' },
    },
  ])
})

test('API-11 the page that is asked for is the hero, and no other', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  expect((await client.get('/api/page')).status).toBe(400)
  expect((await client.get('/api/page?name=about')).status).toBe(400)
})
