// Who of the crowd likes which post.
import type { DemoCrowdMember, DemoLike } from './crowd-types.ts'
import { sharesFrom } from './shares.ts'
import type { DemoBlog } from './types.ts'

/** So many of a hundred readers say that they like a post: from the first to the sum of both. */
const [FEWEST, MORE] = [2, 4]

/** @returns nobody twice for a post, and nobody before the post and they themselves were there */
export function drawLikes(
  blogs: readonly Pick<DemoBlog, 'slug' | 'views' | 'publishedDaysAgo'>[],
  members: readonly DemoCrowdMember[],
): DemoLike[] {
  const share = sharesFrom(20_261_130)
  return blogs.flatMap(({ slug, views, publishedDaysAgo }) => {
    const count = Math.round((views * (FEWEST + MORE * share())) / 100)
    return members
      .map((_, member) => ({ member, drawn: share() }))
      .toSorted((one, other) => one.drawn - other.drawn)
      .slice(0, count)
      .map(({ member }) => {
        const since = Math.min(publishedDaysAgo, members[member]?.joinedDaysAgo ?? 0)
        // Most readers come in the first days.
        return { blog: slug, member, daysAgo: since * (1 - share() ** 2) }
      })
  })
}
