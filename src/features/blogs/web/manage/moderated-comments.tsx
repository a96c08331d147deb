import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { toast } from '#src/web/toast.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { DeleteComment } from '../comments/delete-comment.tsx'
import type { ManagedBlog } from './loaders.ts'

/** A-BLOG-2, A-BLOG-5: the newest comments of a post, each with its deletion. */
export function ModeratedComments({ blog }: { blog: ManagedBlog }) {
  const t = useTranslations('managers.blogs')
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState<string>()
  const [busy, setBusy] = useState(false)
  const remove = async (commentId: string) => {
    setBusy(true)
    try {
      await api().deleteComment({ commentId, blogId: blog._id })
      toast.success(t('commentDeleted'))
      await revalidate()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(t('commentDeleteFailed'))
    } finally {
      setBusy(false)
      setLeaving(undefined)
    }
  }
  return (
    <section className="panel manager-part mt-6">
      <h2>{t('commentsTitle', { count: blog.commentsCount })}</h2>
      {blog.comments.length === 0 && <p className="text-muted">{t('noComments')}</p>}
      <ul className="grid gap-4">
        {blog.comments.map(({ _id, author, content, createdAt }) => (
          <li key={_id} className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="text-13 text-muted">
                {author.firstName} {author.lastName}, <TimeAgo instant={createdAt} />
              </p>
              <p className="break-words whitespace-pre-line">{content}</p>
            </div>
            <RowButton
              label={t('deleteComment', { name: `${author.firstName} ${author.lastName}` })}
              onClick={() => setLeaving(_id)}
            >
              <Trash2 />
            </RowButton>
          </li>
        ))}
      </ul>
      {blog.commentsCount > blog.comments.length && <Link to={`/blog/${blog._id}`}>{t('olderComments')}</Link>}
      {leaving && (
        <DeleteComment busy={busy} onConfirm={() => void remove(leaving)} onClose={() => setLeaving(undefined)} />
      )}
    </section>
  )
}
