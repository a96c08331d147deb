import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedCategory, seedUser } from '#src/testing/content/courses.ts'
import { days } from '#src/wire/durations.ts'

import { blogComments, blogs } from './tables.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

test('L-BLOG-1 L-BLOG-3 API-13 K-3 lists 12 a page, the newest first, with the number of pages', async () => {
  await using academy = await startAcademy()
  const { services } = academy
  const ages = Array.from({ length: 14 }, (_, index) => index)
  for (const age of ages)
    await seedBlog(services, { title: `Post ${age}`, publishedAt: new Date(Date.now() - days(age) - 1000) })
  await seedBlog(services, { title: 'A draft', publishedAt: null })
  await seedBlog(services, { title: 'From tomorrow', publishedAt: new Date(Date.now() + days(1)) })
  const client = academy.client()
  const first = (await client.get('/api/blogs')).body
  expect(first.NbofPages).toBe(2)
  expect(first.total).toBe(14)
  expect(first.blogs.map((blog: { title: string }) => blog.title)).toEqual(ages.slice(0, 12).map(age => `Post ${age}`))
  const second = (await client.get('/api/blogs?page=2&limit=12')).body
  expect(second.blogs.map((blog: { title: string }) => blog.title)).toEqual(['Post 12', 'Post 13'])
  expect((await client.get('/api/blogs?page=9')).body.blogs).toEqual([])
  expect((await client.get('/api/blogs?limit=10')).body.blogs).toHaveLength(10)
})

test('T68 T67 refuses pages, lists and searches that make no sense', async () => {
  await using academy = await startAcademy()
  const client = academy.client()
  for (const query of ['page=0', 'page=1e3', 'limit=101', 'limit=-1', 'categories=x', 'page=1&page=2', 'author=me'])
    expect([query, (await client.get(`/api/blogs?${query}`)).status]).toEqual([query, 400])
})

test('L-BLOG-1 API-13 filters by categories and by words of the title, and counts what each category would give', async () => {
  await using academy = await startAcademy()
  const { services } = academy
  const [strength, sleep] = [
    await seedCategory(services.db, 'strength', 1),
    await seedCategory(services.db, 'sleep', 2),
  ]
  await seedBlog(services, { title: 'Lifting 100% heavy', categoryIds: [strength] })
  await seedBlog(services, { title: 'Sleeping well', categoryIds: [sleep] })
  await seedBlog(services, { title: 'Heavy sleep', categoryIds: [sleep, strength] })
  const client = academy.client()
  const titles = async (query: string) =>
    (await client.get(`/api/blogs?${query}`)).body.blogs.map((blog: { title: string }) => blog.title).toSorted()
  expect(await titles(`categories=${strength}`)).toEqual(['Heavy sleep', 'Lifting 100% heavy'])
  expect(await titles(`categories=${strength},${sleep}`)).toHaveLength(3)
  expect(await titles('title=SLEEP heavy')).toEqual(['Heavy sleep'])
  expect(await titles('title=100%25 h')).toEqual(['Lifting 100% heavy'])
  expect(await titles('title=_')).toEqual([])
  const { body } = await client.get(`/api/blogs?title=heavy&categories=${sleep}`)
  expect(body.categoryCounts.toSorted((a: { count: number }, b: { count: number }) => a.count - b.count)).toEqual([
    { _id: sleep, count: 1 },
    { _id: strength, count: 2 },
  ])
  const [card] = body.blogs
  expect(card.categories).toEqual([
    { _id: sleep, name: 'sleep' },
    { _id: strength, name: 'strength' },
  ])
})

test('L-BLOG-7 L-BLOG-8 L-BLOG-9 API-14 E-5 E-6 D-58 a post with its author, comments and neighbours, and nobody else’s likes', async () => {
  await using academy = await startAcademy()
  const { services } = academy
  const [own, other] = [await seedUser(academy), await seedUser(academy)]
  const sleep = await seedCategory(services.db, 'sleep')
  const near = await seedBlog(services, { title: 'Near', categoryIds: [sleep] })
  await seedBlog(services, { title: 'Far' })
  const id = await seedBlog(services, { title: 'Here', categoryIds: [sleep], authorId: other.userId, views: 41 })
  await own.client.put(`/api/blog/like/${id}`)
  await other.client.put(`/api/blog/like/${id}`)
  await own.client.put(`/api/blog/comment/${id}`, { content: 'First' })
  academy.clock.now = new Date(academy.clock.now.getTime() + 1000)
  await other.client.put(`/api/blog/comment/${id}`, { content: 'Second' })

  const { blog, related } = (await own.client.get(`/api/blog/${id}`)).body
  expect(blog).toMatchObject({
    _id: id,
    title: 'Here',
    content: '<p>What it says, in some words.</p>',
    thumbnailUrl: '/files/public/blogs/test/960.avif',
    summary: 'What it says, in some words.',
    readingMinutes: 1,
    views: 41,
    likes: [own.userId],
    likesCount: 2,
    liked: true,
    commentsCount: 2,
    author: { firstName: 'Demo', lastName: 'Learner', image: null },
  })
  expect(Object.keys(blog.comments[0]).toSorted()).toEqual(['_id', 'author', 'canDelete', 'content', 'createdAt'])
  expect(blog.comments.map((comment: { content: string }) => comment.content)).toEqual(['Second', 'First'])
  expect(blog.comments.map((comment: { canDelete: boolean }) => comment.canDelete)).toEqual([false, true])
  expect(related.map((card: { _id: string }) => card._id)).toEqual([near])

  const anonymous = (await academy.client().get(`/api/blog/${id}`)).body.blog
  expect([anonymous.likes, anonymous.likesCount, anonymous.liked]).toEqual([[], 2, false])
  expect(JSON.stringify(anonymous)).not.toContain(own.userId)
  expect(JSON.stringify(anonymous)).not.toContain('@')
})

test('a draft is there for administrators only, and takes neither likes nor comments nor views', async () => {
  await using academy = await startAcademy()
  const id = await seedBlog(academy.services, { publishedAt: null })
  const [learner, admin] = [await seedUser(academy), await seedUser(academy, { role: 'admin' })]
  for (const { client } of [learner, { client: academy.client() }])
    expect((await client.get(`/api/blog/${id}`)).status).toBe(404)
  expect((await admin.client.get(`/api/blog/${id}`)).body.blog.publishedAt).toBe(null)
  expect((await learner.client.put(`/api/blog/like/${id}`)).status).toBe(404)
  expect((await learner.client.put(`/api/blog/comment/${id}`, { content: 'x' })).status).toBe(404)
  expect((await learner.client.post(`/api/blog/${id}/view`, undefined, browser)).status).toBe(404)
  expect((await academy.client().get(`/blog/${id}`)).status).toBe(404)
  expect((await academy.client().get(`/api/blog/${randomUUID()}`)).status).toBe(404)
})

test('L-BLOG-11 API-15 X-ROLE-2 likes once each and takes it back, however many press at once', async () => {
  await using academy = await startAcademy()
  const id = await seedBlog(academy.services)
  const [one, two] = [await seedUser(academy), await seedUser(academy, { role: 'admin' })]
  const like = async ({ client }: typeof one) => (await client.put(`/api/blog/like/${id}`)).body
  expect(await like(one)).toEqual({ liked: true, likesCount: 1 })
  expect(await like(two)).toEqual({ liked: true, likesCount: 2 })
  expect(await like(one)).toEqual({ liked: false, likesCount: 1 })
  await Promise.all(Array.from({ length: 9 }, () => like(one)))
  expect((await one.client.get(`/api/blog/${id}`)).body.blog).toMatchObject({ liked: true, likesCount: 2 })
  const { status, body } = await academy.client().put(`/api/blog/like/${id}`)
  expect([status, body.code]).toEqual([401, 'sign-in'])
  for (let n = 10; n < 60; n += 1) await like(one)
  expect((await one.client.put(`/api/blog/like/${id}`)).status).toBe(429)
})

test('L-BLOG-12 API-16 X-ROLE-2 T82 a comment has 1 to 2,000 characters, and a person writes 10 a minute', async () => {
  await using academy = await startAcademy()
  const id = await seedBlog(academy.services)
  const { client } = await seedUser(academy)
  const say = (content: unknown, who = client) => who.put(`/api/blog/comment/${id}`, { content })
  for (const content of [
    '',
    ' \n\t ',
    'x'.repeat(2001),
    'x'.repeat(50_000),
    'nul\u0000',
    'esc\u001b[2J',
    7,
    null,
    ['x'],
  ])
    expect((await say(content)).status).toBe(400)
  expect((await say('x'.repeat(900_000))).status).toBe(413)
  expect((await say('x', academy.client())).status).toBe(401)
  const { comment } = (await say('  two\r\nlines  ')).body
  expect(comment).toMatchObject({ content: 'two\nlines', canDelete: true, author: { firstName: 'Demo' } })
  expect((await say('x'.repeat(2000))).status).toBe(200)
  for (let n = 2; n < 10; n += 1) expect((await say(`comment ${n}`)).status).toBe(200)
  const eleventh = await say('comment 10')
  expect([eleventh.status, Number(eleventh.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await client.get(`/api/blog/${id}`)).body.blog.commentsCount).toBe(10)
})

test('A-BLOG-5 API-46 D-61 T82 a comment is deleted by its author or an administrator, and by nobody else', async () => {
  await using academy = await startAcademy()
  const [id, elsewhere] = [await seedBlog(academy.services), await seedBlog(academy.services)]
  const [author, other, admin] = [
    await seedUser(academy),
    await seedUser(academy),
    await seedUser(academy, { role: 'admin' }),
  ]
  const write = async () => (await author.client.put(`/api/blog/comment/${id}`, { content: 'x' })).body.comment._id
  const [first, second] = [await write(), await write()]
  expect((await academy.client().delete(`/api/blog/comment/${first}`)).status).toBe(401)
  expect((await other.client.delete(`/api/blog/comment/${first}?blogId=${id}`)).status).toBe(403)
  expect((await author.client.delete(`/api/blog/comment/${first}?blogId=${elsewhere}`)).status).toBe(404)
  expect((await author.client.delete(`/api/blog/comment/${first}`)).body.message).toBe('Comment Deleted Successfully')
  expect((await author.client.delete(`/api/blog/comment/${first}`)).status).toBe(404)
  expect((await admin.client.delete(`/api/blog/comment/${second}?blogId=${id}`)).status).toBe(200)
  expect((await author.client.get(`/api/blog/${id}`)).body.blog.comments).toEqual([])
})

test('L-BLOG-9 D-41 the comments beyond the newest hundred come a hundred at a time, each once', async () => {
  await using academy = await startAcademy()
  const { services } = academy
  const { userId, client } = await seedUser(academy)
  const id = await seedBlog(services)
  const at = Date.now() - days(1)
  // Three of each instant, so that the end of a hundred falls between equals.
  const rows = Array.from({ length: 230 }, (_, index) => ({
    blogId: id,
    userId,
    content: `comment ${index}`,
    createdAt: new Date(at + Math.floor(index / 3)),
  }))
  await services.db.insert(blogComments).values(rows)
  const path = `/api/blog/${id}/comments`
  const after = (list: { _id: string; createdAt: string }[], who = client) => {
    const { _id = '', createdAt = '' } = list.at(-1) ?? {}
    return who.get(`${path}?before=${createdAt}&beforeId=${_id}`)
  }
  const first = (await client.get(`/api/blog/${id}`)).body.blog.comments
  const second = (await after(first, academy.client())).body
  expect([second.comments.length, second.hasMore, second.comments[0].canDelete]).toEqual([100, true, false])
  await client.delete(`/api/blog/comment/${second.comments.at(-1)._id}`)
  const third = (await after(second.comments)).body
  expect([third.comments.length, third.hasMore, third.comments[0].canDelete]).toEqual([30, false, true])
  const contents = [...first, ...second.comments, ...third.comments].map(({ content }) => content)
  expect(new Set(contents).size).toBe(230)

  expect((await client.get(path)).status).toBe(400)
  expect((await client.get(`${path}?before=now&beforeId=${id}`)).status).toBe(400)
  await services.db.update(blogs).set({ publishedAt: null })
  expect((await after(first)).status).toBe(404)
})

test('D-60 a view counts once a day, told by the page after it was shown, and not by who only fetches the page', async () => {
  await using academy = await startAcademy()
  const id = await seedBlog(academy.services)
  const [visitor, learner] = [academy.client(), await seedUser(academy)]
  const view = async (client = visitor, headers = browser) =>
    (await client.post(`/api/blog/${id}/view`, undefined, headers)).body.views
  await visitor.get(`/blog/${id}`, browser)
  expect(await view()).toBe(1)
  expect(await view()).toBe(1)
  expect(await view(learner.client)).toBe(2)
  expect(await view(visitor, { 'user-agent': 'Googlebot/2.1' })).toBe(2)
  academy.clock.now = new Date(academy.clock.now.getTime() + days(1))
  expect(await view()).toBe(3)
  expect(
    (await visitor.post(`/api/blog/${id}/view`, undefined, { ...browser, 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403)
})
