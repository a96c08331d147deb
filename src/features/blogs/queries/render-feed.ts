import { desc, eq, inArray } from 'drizzle-orm'
import { Feed } from 'feed'

import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { richHtml } from '#src/server/rich-text.ts'

import { blogs } from '../tables.ts'
import { findCards, isPublished } from './cards.ts'

const FEED_COUNT = 20

/** The newest posts in full as RSS 2.0. */
export async function renderFeed(context: Pick<Context, 'db' | 'publicUrl' | 'identity'>): Promise<string> {
  const { publicUrl, db, identity } = context
  const { name } = identity()
  const cards = await findCards(context, {
    where: isPublished,
    orderBy: [desc(blogs.publishedAt), desc(blogs.id)],
    limit: FEED_COUNT,
  })
  const ids = cards.map(({ _id }) => _id)
  const texts = await db
    .select({ id: blogs.id, content: blogs.content, firstName: users.firstName, lastName: users.lastName })
    .from(blogs)
    .leftJoin(users, eq(users.id, blogs.authorId))
    .where(inArray(blogs.id, ids))
  const feed = new Feed({
    title: `${name}: Blogs`,
    description: 'Short reads from the practice of sports science.',
    id: `${publicUrl}/blogs`,
    link: `${publicUrl}/blogs`,
    language: 'en',
    copyright: name,
    feedLinks: { rss: `${publicUrl}/blogs/rss.xml` },
    ...(cards[0]?.publishedAt && { updated: new Date(cards[0].publishedAt) }),
  })
  for (const card of cards) {
    const text = texts.find(({ id }) => id === card._id)
    const address = `${publicUrl}/blog/${card._id}`
    feed.addItem({
      title: card.title,
      id: address,
      link: address,
      description: card.summary,
      content: absolute(richHtml(text?.content ?? ''), publicUrl),
      date: new Date(card.publishedAt ?? card.createdAt),
      category: card.categories.map(({ name }) => ({ name })),
      ...(text?.firstName && { author: [{ name: `${text.firstName} ${text.lastName}` }] }),
    })
  }
  return feed.rss2()
}

/** Feed readers do not know our address. */
const absolute = (html: string, publicUrl: string): string =>
  html.replaceAll(/ (href|src)="\//g, (_, name: string) => ` ${name}="${publicUrl}/`)
