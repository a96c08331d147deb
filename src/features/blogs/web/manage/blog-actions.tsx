import { Copy, ExternalLink, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/api.ts'
import { EditAndDelete, RowButton, RowLink } from '#src/web/manager/row-actions.tsx'
import { toast } from '#src/web/toast.ts'

interface BlogActionsProps {
  row: { _id: string; title: string; published: boolean }
  editAt: string
  onDelete: () => void
}

/** What is done with one post: looked at, published or withdrawn, copied, changed, deleted. */
export function BlogActions({ row, editAt, onDelete }: BlogActionsProps) {
  const t = useTranslations('managers.blogs')
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const { _id: id, title: name, published } = row
  const act = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await call()
      toast.success(done)
      await revalidate()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  const publish = () =>
    act(() => api().publishBlog({ id, published: !published }), t(published ? 'unpublished' : 'nowPublished'))
  return (
    <>
      <RowLink label={t(published ? 'view' : 'preview', { name })} to={`/blog/${id}`}>
        <ExternalLink />
      </RowLink>
      <RowButton label={t(published ? 'unpublish' : 'publishOne', { name })} busy={busy} onClick={() => void publish()}>
        {published ? <EyeOff /> : <Eye />}
      </RowButton>
      <RowButton
        label={t('duplicate', { name })}
        busy={busy}
        onClick={() => void act(() => api().duplicateBlog({ id }), t('duplicated'))}
      >
        <Copy />
      </RowButton>
      <EditAndDelete name={name} editAt={editAt} onDelete={onDelete} />
    </>
  )
}
