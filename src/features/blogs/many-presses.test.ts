import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedUser } from '#src/testing/content/courses.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

test('T81 fifty presses at once leave one like or none, and nothing is liked that is not there', async () => {
  await using academy = await startAcademy()
  const id = await seedBlog(academy.services)
  const { client } = await seedUser(academy)
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.put(`/api/blog/like/${id}`)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.likesCount))).toEqual(new Set([0, 1]))
  expect((await client.get(`/api/blog/${id}`)).body.blog.likesCount).toBe(0)
  expect((await client.put(`/api/blog/like/${randomUUID()}`)).status).toBe(404)
})

test('T83 a visitor who comes a hundred times is one view, written down once', async () => {
  await using academy = await startAcademy()
  const { db } = academy.services
  const id = await seedBlog(academy.services)
  await academy.asOwner(`
    create table writes (at timestamptz default clock_timestamp());
    grant select, insert on writes to public;
    create function note_write() returns trigger language plpgsql as
      'begin insert into writes default values; return new; end';
    create trigger note_write after update on blogs for each row execute function note_write()`)
  const visitor = academy.client()
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await visitor.get(`/api/blog/${id}`)
        await visitor.post(`/api/blog/${id}/view`, undefined, browser)
      }),
    )
  }
  expect((await visitor.get(`/api/blog/${id}`)).body.blog.views).toBe(1)
  expect((await db.execute(sql`select from writes`)).rows).toHaveLength(1)
})
