import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { hostileMarkup } from '#src/ui/fixtures/hostile-markup.ts'

test('a kept page of a post is made anew when somebody likes it or comments on it', async () => {
  await using academy = await startAcademy()
  const id = await seedBlog(academy.services)
  const visitor = academy.client()
  const { client } = await seedUser(academy)
  const before = (await visitor.get(`/blog/${id}`)).text
  await client.put(`/api/blog/comment/${id}`, { content: 'Said just now' })
  const page = async () => (await visitor.get(`/blog/${id}`)).text
  await expect.poll(page, { timeout: 20_000 }).toContain('Said just now')
  expect(before).not.toContain('Said just now')
})

test('T40 T42 T43 ASVS 3.2.2 what hostile authors and commentators write is text in page and feed', async () => {
  await using academy = await startAcademy()
  const title = '</script><script>alert(1)</script> & "x"'
  const id = await seedBlog(academy.services, { title, content: hostileMarkup.join('\n') })
  const { client } = await seedUser(academy)
  await client.put(`/api/blog/comment/${id}`, { content: '<img src=x onerror=alert(1)></script>' })
  for (const path of [`/blog/${id}`, '/blogs', '/blogs/rss.xml']) {
    const { status, text } = await client.get(path)
    expect(status).toBe(200)
    expect(text.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toMatch(
      /<script>|<img[^>]*onerror|<svg onload|href="javascript:/i,
    )
  }
})
