import { useTranslations } from 'use-intl'

import { toast } from '#src/web/toast.ts'

import { useOnce } from '../forms/use-once.ts'
import { useAct } from './lists/use-act.ts'

/** What is a draft until it is published: a post or a paper. */
export type Draftable = { readonly _id: string; readonly title: string; readonly published: boolean }

export interface Calls {
  publish: (input: {
    ids: string[]
    published: boolean
  }) => Promise<{ changed: string[]; unchanged: { _id: string; message: string }[] }>
  duplicate: (input: { id: string }, key: string) => Promise<unknown>
}

/** What is done with things that can be drafts, one or several; those that were gone already are told by name. */
export function useDrafts({ publish, duplicate }: Calls) {
  const t = useTranslations('manager.drafts')
  const { busy, act } = useAct()
  const once = useOnce()
  return {
    busy,
    publish: (rows: readonly Draftable[], published: boolean) =>
      act(async () => {
        const { changed, unchanged } = await publish({ ids: rows.map(({ _id }) => _id), published })
        for (const { message } of unchanged.slice(0, 3)) toast.error(message)
        const known = new Set([...changed, ...unchanged.map(({ _id }) => _id)])
        for (const { _id, title } of rows) if (!known.has(_id)) toast.error(t('gone', { name: title }))
        return t(published ? 'nowPublished' : 'nowDrafts', { count: changed.length })
      }),
    duplicate: (id: string) =>
      act(async () => {
        await once.send(key => duplicate({ id }, key), id)
        return t('duplicated')
      }),
  }
}

export type Drafts = ReturnType<typeof useDrafts>
