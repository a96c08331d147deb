import { useTranslations } from 'use-intl'

import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import type { DetailBlog } from './types.ts'
import { useComments } from './use-comments.ts'

export function Comments({ blog }: { blog: DetailBlog }) {
  const t = useTranslations('blogs')
  const { comments, count, add, remove } = useComments(blog)
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1}>
        {t('comments')} <span className="comments-count">{count}</span>
      </h2>
      <CommentForm blogId={blog._id} onSend={add} />
      {comments.length === 0 && <p className="comments-none">{t('noComments')}</p>}
      <ul>
        {comments.map(comment => (
          <CommentItem key={comment._id} comment={comment} onDelete={() => remove(comment)} />
        ))}
      </ul>
      {count > comments.length && (
        <p className="comments-none">{t('someComments', { shown: comments.length, count })}</p>
      )}
    </section>
  )
}
