import clsx from 'clsx'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { api } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { loginAddress } from '#src/web/calls/session.ts'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'

import type { DetailBlog } from '../types.ts'

/** L-BLOG-11: counts at once, and takes it back when the server did not. */
export function LikeButton({ blog }: { blog: DetailBlog }) {
  const t = useTranslations('blogs')
  const viewer = useViewer()
  const [like, setLike] = useState({ liked: blog.liked, likesCount: blog.likesCount })
  const [isSending, setIsSending] = useState(false)
  if (!viewer) {
    return (
      <Link className={buttonClass({ className: 'blog-like' })} to={loginAddress(`/blog/${blog._id}`)}>
        <LikeFace {...like} label={t('loginToLike')} />
      </Link>
    )
  }
  const toggle = async () => {
    if (isSending) return
    setIsSending(true)
    setLike({ liked: !like.liked, likesCount: like.likesCount + (like.liked ? -1 : 1) })
    try {
      setLike(await api().likeBlog({ id: blog._id }))
    } catch {
      setLike(like)
      toast.error(t('likeFailed'))
    }
    setIsSending(false)
  }
  return (
    <button
      type="button"
      className={buttonClass({ className: clsx('blog-like', like.liked && 'liked') })}
      aria-pressed={like.liked}
      onClick={() => void toggle()}
    >
      <LikeFace {...like} label={t('like')} />
    </button>
  )
}

function LikeFace({ likesCount, label }: { likesCount: number; label: string }) {
  const t = useTranslations('blogs')
  const format = useFormatter()
  return (
    <>
      <Heart aria-hidden="true" />
      <span aria-hidden="true">{format.number(likesCount)}</span>
      <span className="sr-only">
        {label}, {t('likes', { count: likesCount })}
      </span>
    </>
  )
}
