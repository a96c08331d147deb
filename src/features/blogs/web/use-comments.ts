import { useState } from 'react'

import { api } from '#src/web/api.ts'
import { useViewer } from '#src/web/page-data.ts'

import type { Comment, DetailBlog } from './types.ts'

/** Marks a comment that the server has not answered for. */
export const TEMPORARY = 'temporary-'

/** L-BLOG-12: comments stand there at once, and go again when the server did not take them. */
export function useComments({ _id: id, comments: served, commentsCount }: DetailBlog) {
  const viewer = useViewer()
  const [comments, setComments] = useState<readonly Comment[]>(served)
  const without = (_id: string) => (list: readonly Comment[]) => list.filter(one => one._id !== _id)

  /** @throws what the call throws, after the comment is gone again */
  const add = async (content: string): Promise<void> => {
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
    try {
      const { comment } = await api().commentBlog({ id, content })
      setComments(list => list.map(one => (one._id === temporary._id ? comment : one)))
    } catch (error) {
      setComments(without(temporary._id))
      throw error
    }
  }

  /** @throws what the call throws, with the comment in its place */
  const remove = async ({ _id }: Comment): Promise<void> => {
    await api().deleteComment({ commentId: _id, blogId: id })
    setComments(without(_id))
  }

  return { comments, count: commentsCount - served.length + comments.length, add, remove }
}
