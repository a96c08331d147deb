import { useState } from 'react'

import { api } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'

import type { Comment, DetailBlog } from '../types.ts'

/** Marks a comment that the server has not answered for. */
export const TEMPORARY = 'temporary-'

/**
 * L-BLOG-12: comments stand there at once, and go again when the server did not take them. The post brings the newest
 * ones; older ones come when asked for.
 */
export function useComments({ _id: id, comments: served, commentsCount }: DetailBlog) {
  const viewer = useViewer()
  const [comments, setComments] = useState<readonly Comment[]>(served)
  const [count, setCount] = useState(commentsCount)
  const [hasMore, setHasMore] = useState(commentsCount > served.length)
  const without = (_id: string) => (list: readonly Comment[]) => list.filter(one => one._id !== _id)

  /** @throws what the call throws, after the comment is gone again */
  const add = async (content: string, key: string): Promise<void> => {
    if (!viewer) return
    const { firstName, lastName, image } = viewer
    const temporary: Comment = {
      _id: TEMPORARY + crypto.randomUUID(),
      content,
      createdAt: new Date().toISOString(),
      author: { firstName, lastName, image },
      canDelete: false,
    }
    setComments(list => [temporary, ...list])
    setCount(current => current + 1)
    try {
      const { comment } = await api().commentBlog({ id, content }, key)
      setComments(list => list.map(one => (one._id === temporary._id ? comment : one)))
    } catch (error) {
      setComments(without(temporary._id))
      setCount(current => current - 1)
      throw error
    }
  }

  /** @throws what the call throws, with the comment in its place */
  const remove = async ({ _id }: Comment): Promise<void> => {
    await api().deleteComment({ commentId: _id, blogId: id })
    setComments(without(_id))
    setCount(current => current - 1)
  }

  /** @throws what the call throws */
  const loadMore = async (): Promise<void> => {
    const oldest = comments.at(-1)
    if (!oldest) return
    const older = await api().listComments({ id, before: oldest.createdAt, beforeId: oldest._id })
    setComments(list => [...list, ...older.comments])
    setHasMore(older.hasMore)
  }

  return { comments, count, hasMore, add, remove, loadMore }
}
