import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '#src/ui/controls/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { toast } from '#src/web/toast.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import type { Comment } from '../types.ts'
import { TEMPORARY } from './use-comments.ts'

const DeleteComment = lazy(async () => ({ default: (await import('./delete-comment.tsx')).DeleteComment }))

interface CommentItemProps {
  comment: Comment
  /** Rejects when the comment is still there. */
  onDelete: () => Promise<void>
}

export function CommentItem({ comment, onDelete }: CommentItemProps) {
  const t = useTranslations('blogs')
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const { author, content, createdAt, canDelete } = comment
  const name = `${author.firstName} ${author.lastName}`
  const isOnItsWay = comment._id.startsWith(TEMPORARY)
  const remove = async () => {
    setIsDeleting(true)
    try {
      await onDelete()
      toast.success(t('deleted'))
      document.getElementById('comments')?.focus()
    } catch {
      setIsDeleting(false)
      setIsAsking(false)
      toast.error(t('deleteFailed'))
    }
  }
  return (
    <li tabIndex={-1} aria-busy={isOnItsWay}>
      <Avatar name={name} src={author.image} decorative />
      <div className="comment">
        <p className="comment-head">
          <b>{name}</b> {isOnItsWay ? t('sending') : <TimeAgo instant={createdAt} />}
        </p>
        <p className="comment-text">{content}</p>
      </div>
      {canDelete && (
        <IconButton name={t('deleteComment', { name })} onClick={() => setIsAsking(true)}>
          <Trash2 />
        </IconButton>
      )}
      {isAsking && (
        <Suspense>
          <DeleteComment busy={isDeleting} onConfirm={() => void remove()} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </li>
  )
}
