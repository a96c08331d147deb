import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { OrderedList } from '#src/web/manager/lists/ordered-list.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { toast } from '#src/web/toast.ts'

import type { manageCategoriesLoader } from '../loaders.ts'
import { CategoryName } from './category-name.tsx'

type Read = Awaited<ReturnType<typeof manageCategoriesLoader>>
type Row = Extract<Read, { categories: unknown }>['categories'][number]

/** D-63: categories are added, named, ordered and deleted; every change is saved at once. */
export function Categories() {
  const t = useTranslations('categories')
  const manager = useTranslations('manager')
  const read = useLoaderData<typeof manageCategoriesLoader>()
  if (!hasFailed(read)) return <CategoryList categories={read.categories} />
  return <FailedRead heading="h2" title={t('failed')} text={manager('failedText')} />
}

function CategoryList({ categories }: { categories: Row[] }) {
  const t = useTranslations('categories')
  const [renamed, setRenamed] = useState<string>()
  const [leaving, setLeaving] = useAsked<Row>(isAmong(categories))
  const { shown, order } = useOrder(categories)
  return (
    <section className="panel">
      <div className="manager-bar">
        <CategoryName
          label={t('newName')}
          button={t('add')}
          save={(name, key) => api().createCategory({ name }, key)}
        />
        <span className="manager-count" role="status">
          {t('count', { count: categories.length })}
        </span>
      </div>
      {shown.length === 0 && <EmptyState heading="h2" title={t('empty')} text={t('emptyText')} />}
      <OrderedList
        label={t('list')}
        items={shown}
        itemKey={({ _id }) => _id}
        nameOf={({ name }) => name}
        onOrder={items => void order(items)}
        actions={row => (
          <>
            <RowButton label={t('rename', { name: row.name })} onClick={() => setRenamed(row._id)}>
              <Pencil />
            </RowButton>
            <RowButton label={t('delete', { name: row.name })} onClick={() => setLeaving(row)}>
              <Trash2 />
            </RowButton>
          </>
        )}
      >
        {row =>
          renamed === row._id ? (
            <CategoryName
              label={t('name', { name: row.name })}
              button={t('save')}
              value={row.name}
              save={name => api().renameCategory({ id: row._id, name, version: row.version })}
              onDone={() => setRenamed(undefined)}
            />
          ) : (
            <Described row={row} />
          )
        }
      </OrderedList>
      {leaving && carriedBy(leaving) > 0 && (
        <Dialog
          open
          onOpenChange={open => !open && setLeaving(undefined)}
          title={t('usedTitle', { name: leaving.name })}
          description={t('usedText')}
          closeLabel={t('close')}
        >
          <p className="text-13 text-muted">
            {t('uses', { courses: leaving.courses, blogs: leaving.blogs, researches: leaving.researches })}
          </p>
        </Dialog>
      )}
      {leaving && carriedBy(leaving) === 0 && (
        <DeletePrompt
          name={leaving.name}
          text={t('deleteText')}
          onDelete={password => api().deleteCategory({ id: leaving._id, password })}
          onClose={() => setLeaving(undefined)}
          deleted={t('deleted')}
          failed={message => message}
        />
      )}
    </section>
  )
}

const carriedBy = ({ courses, blogs, researches }: Row): number => courses + blogs + researches

function Described({ row }: { row: Row }) {
  const t = useTranslations('categories')
  return (
    <>
      <b dir="auto">{row.name}</b>
      <span className="text-13 text-muted">
        {carriedBy(row) > 0
          ? t('uses', { courses: row.courses, blogs: row.blogs, researches: row.researches })
          : t('unused')}
      </span>
    </>
  )
}

/** Shows the new order at once, and the stored one again where it was not taken. */
function useOrder(categories: Row[]) {
  const t = useTranslations('categories')
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<Row[]>()
  const order = async (items: Row[]) => {
    setWanted(items)
    try {
      await api().orderCategories({
        categories: items.map(({ _id }) => _id),
        former: (wanted ?? categories).map(({ _id }) => _id),
      })
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.code === 'conflict' ? t('conflict') : error.message)
    }
    await revalidate()
    setWanted(undefined)
  }
  return { shown: wanted ?? categories, order }
}
