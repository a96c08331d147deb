import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedCategory, seedUser } from '#src/testing/content/courses.ts'
import { days } from '#src/wire/durations.ts'

test('the newest posts stand in a feed that readers can parse, with addresses of this site', async () => {
  await using academy = await startAcademy()
  const { services, url } = academy
  const sleep = await seedCategory(services.db, 'sleep & rest')
  const { userId } = await seedUser(academy)
  const older = new Date(Date.now() - days(3))
  await seedBlog(services, { title: 'Older', publishedAt: older, content: 'Plain ]]> text\n\nof 5 < 6 & more' })
  const content = '<p>See <a href="/courses">the courses</a></p><img src="/files/public/blogs/a/960.avif" alt="">'
  const id = await seedBlog(services, { title: 'A ]]> & <b>', content, categoryIds: [sleep], authorId: userId })
  await seedBlog(services, { title: 'A draft', publishedAt: null })

  const { status, headers, text } = await academy.client().get('/blogs/rss.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(XMLValidator.validate(text)).toBe(true)
  const { channel } = new XMLParser({ ignoreAttributes: false, trimValues: true }).parse(text).rss
  expect(channel.link).toBe(`${url}/blogs`)
  expect(channel['atom:link']['@_href']).toBe(`${url}/blogs/rss.xml`)
  expect(channel.item).toHaveLength(2)
  const [newest, oldest] = channel.item
  expect(newest).toMatchObject({ title: 'A ]]> & <b>', link: `${url}/blog/${id}`, category: 'sleep & rest' })
  expect(newest['content:encoded']).toBe(
    `<p>See <a href="${url}/courses">the courses</a></p><img src="${url}/files/public/blogs/a/960.avif" alt="" />`,
  )
  expect(oldest['content:encoded']).toBe('<p>Plain ]]&gt; text</p><p>of 5 &lt; 6 &amp; more</p>')
  expect(new Date(oldest.pubDate).getTime()).toBe(Math.floor(older.getTime() / 1000) * 1000)
})

test('an academy without posts has an empty feed', async () => {
  await using academy = await startAcademy()
  const { status, text } = await academy.client().get('/blogs/rss.xml')
  expect([status, XMLValidator.validate(text)]).toEqual([200, true])
})
