import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { MoreComments } from './more-comments.tsx'
import type { DetailBlog } from './types.ts'
import { useComments } from './use-comments.ts'

export function Comments({ blog }: { blog: DetailBlog }) {
  const t = useTranslations('blogs')
  const { comments, count, hasMore, add, remove, loadMore } = useComments(blog)
  const list = useRef<HTMLUListElement>(null)
  const [firstLoaded, setFirstLoaded] = useState<number>()
  // The button that was pressed stands below what it brought, or is gone: reading goes on where the new ones begin.
  useEffect(() => {
    const item = firstLoaded === undefined ? undefined : list.current?.children[firstLoaded]
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }, [firstLoaded])
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1}>
        {t('comments')} <span className="comments-count">{count}</span>
      </h2>
      <CommentForm blogId={blog._id} onSend={add} />
      {comments.length === 0 && <p className="comments-none">{t('noComments')}</p>}
      <ul ref={list}>
        {comments.map(comment => (
          <CommentItem key={comment._id} comment={comment} onDelete={() => remove(comment)} />
        ))}
      </ul>
      {hasMore && (
        <MoreComments
          shown={comments.length}
          count={count}
          onLoad={async () => {
            await loadMore()
            setFirstLoaded(comments.length)
          }}
        />
      )}
    </section>
  )
}
