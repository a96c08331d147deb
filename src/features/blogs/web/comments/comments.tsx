import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { DetailBlog } from '../types.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { MoreComments } from './more-comments.tsx'
import { useComments } from './use-comments.ts'

/** The newest comments, in the order in which they were written, so that an answer stands below its question. */
export function Comments({ blog }: { blog: DetailBlog }) {
  const t = useTranslations('blogs')
  const { comments, count, hasMore, add, remove, loadMore } = useComments(blog)
  const list = useRef<HTMLUListElement>(null)
  const [loads, setLoads] = useState(0)
  // The button that was pressed stands above what it brought, or is gone: reading goes on with the oldest of it.
  useEffect(() => {
    const item = loads > 0 ? list.current?.firstElementChild : undefined
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }, [loads])
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1}>
        {t('comments')} <span className="comments-count">{count}</span>
      </h2>
      {comments.length === 0 && <p className="comments-none">{t('noComments')}</p>}
      {hasMore && (
        <MoreComments
          shown={comments.length}
          count={count}
          onLoad={async () => {
            await loadMore()
            setLoads(loads + 1)
          }}
        />
      )}
      <ul ref={list}>
        {comments.toReversed().map(comment => (
          <CommentItem key={comment._id} comment={comment} onDelete={() => remove(comment)} />
        ))}
      </ul>
      <CommentForm blogId={blog._id} onSend={add} />
    </section>
  )
}
