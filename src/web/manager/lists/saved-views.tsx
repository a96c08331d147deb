import { Bookmark, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useRevalidator, useRouteLoaderData } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'

import { Button, IconButton } from '#src/ui/controls/button.tsx'
import { api, type Api } from '#src/web/calls/api.ts'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { readPage } from '#src/web/calls/read-page.ts'
import { Link } from '#src/web/links/link.tsx'
import { isRecord } from '#src/web/memory.ts'
import { toast } from '#src/web/toast.ts'
import { COUNTED_ROWS } from '#src/wire/lists.ts'

import { useRefusal } from '../prompts/use-refusal.ts'

import './saved-views.css'

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.tsx')).SaveViewDialog }))

type Views = Awaited<ReturnType<Api['listViews']>>
type SavedView = Views['views'][number]

/** What the frame of all administrators' pages has read (`dashboard-pages.tsx`). */
type AdminFrame = { readonly views: Views | Failed } | null

/** The views of the list that is shown, and what its address asks for, in one spelling whatever its order. */
function useViews() {
  const frame = useRouteLoaderData<AdminFrame>('admin')
  const { pathname, search } = useLocation()
  const read = frame?.views
  const all = !read || hasFailed(read) ? [] : read.views
  return { pathname, asked: spelled(search), views: all.filter(({ list }) => list === pathname) }
}

/** The page is no part of a view: it begins on its first one. */
function spelled(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.sort()
  return query.toString()
}

/** Links to what its administrator has saved of this list, each with how much is there; nothing while nothing is saved. */
export function SavedViews() {
  const t = useTranslations('manager.views')
  const { pathname, asked, views } = useViews()
  if (views.length === 0) return null
  return (
    <nav className="manager-views" aria-label={t('title')}>
      <ul>
        <li>
          <ViewLink name={t('all')} address={pathname} isCurrent={asked === ''} />
        </li>
        {views.map(view => {
          const isCurrent = asked === spelled(view.search)
          return (
            <li key={view._id} data-current={isCurrent || undefined}>
              <ViewLink name={view.name} address={`${pathname}?${view.search}`} isCurrent={isCurrent} />
              {isCurrent && <DeleteView view={view} />}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function ViewLink({ name, address, isCurrent }: { name: string; address: string; isCurrent: boolean }) {
  const total = useTotal(address)
  return (
    <Link to={address} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
      {name}
      <span className="time">{total}</span>
    </Link>
  )
}

/** How many rows a list has at an address, in words; what was changed here is counted anew. */
function useTotal(address: string): string | undefined {
  const format = useFormatter()
  const { state } = useRevalidator()
  const [total, setTotal] = useState<number>()
  useEffect(() => {
    if (state !== 'idle') return undefined
    let isGone = false
    // A count that cannot be read is not shown: the list itself says what is wrong.
    readPage(new URL(address, location.origin)).then(
      data => isGone || setTotal(totalIn(data)),
      () => {},
    )
    return () => void (isGone = true)
  }, [address, state])
  if (total === undefined) return undefined
  return total > COUNTED_ROWS ? `${format.number(COUNTED_ROWS)}+` : format.number(total)
}

/** A list's loader gives the list itself, or has it under a name. */
function totalIn(data: unknown): number | undefined {
  if (!isRecord(data)) return undefined
  if (typeof data['total'] === 'number') return data['total']
  return Object.values(data)
    .map(totalIn)
    .find(total => total !== undefined)
}

function DeleteView({ view }: { view: SavedView }) {
  const t = useTranslations('manager.views')
  const { revalidate } = useRevalidator()
  const hear = useRefusal()
  const remove = async () => {
    try {
      await api().deleteView({ id: view._id })
      toast.success(t('deleted', { name: view.name }))
    } catch (error) {
      toast.error((await hear(error)).message)
    }
    await revalidate()
  }
  return (
    <IconButton name={t('delete', { name: view.name })} onClick={() => void remove()}>
      <X />
    </IconButton>
  )
}

/** Where the list is narrowed or sorted as no view is yet. */
export function SaveView() {
  const t = useTranslations('manager.views')
  const { pathname, asked, views } = useViews()
  const [isNaming, setNaming] = useState(false)
  if (asked === '' || views.some(({ search }) => spelled(search) === asked)) return null
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setNaming(true)}>
        <Bookmark />
        {t('save')}
      </Button>
      <Suspense>
        {isNaming && <SaveViewDialog list={pathname} search={asked} onClose={() => setNaming(false)} />}
      </Suspense>
    </>
  )
}
