import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { MenuItem } from '#src/ui/overlays/menu.tsx'
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
type Row = Extract<Read['read'], { categories: unknown }>['categories'][number]
type Grounds = Read['grounds']

/** D-63: categories are added, named, ordered and deleted; every change is saved at once. */
export function Categories() {
  const t = useTranslations('categories')
  const manager = useTranslations('manager')
  const { read, grounds } = useLoaderData<typeof manageCategoriesLoader>()
  if (!hasFailed(read)) return <CategoryList categories={read.categories} grounds={grounds} />
  return <FailedRead heading="h2" title={t('failed')} text={manager('failedText')} />
}

function CategoryList({ categories, grounds }: { categories: Row[]; grounds: Grounds }) {
  const t = useTranslations('categories')
  const [renamed, setRenamed] = useState<string>()
  const [leaving, setLeaving] = useAsked<Row>(isAmong(categories))
  const { shown, order } = useOrder(categories)
  return (
    <section className="panel category-list">
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
        menu={row => (
          <>
            <MenuItem onClick={() => setRenamed(row._id)}>
              <Pencil />
              {t('renameButton')}
            </MenuItem>
            <MenuItem onClick={() => setLeaving(row)}>
              <Trash2 />
              {t('deleteButton')}
            </MenuItem>
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
            <Described row={row} ground={grounds.find(({ _id }) => _id === row._id)?.ground} />
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

const kinds = ['courses', 'blogs', 'researches'] as const

/** A category on the ground that it has in the catalogue, and how much carries it: one column for each kind. */
function Described({ row, ground }: { row: Row; ground: Grounds[number]['ground'] | undefined }) {
  const t = useTranslations('categories')
  return (
    <>
      <i className="category-ground" data-ground={ground} data-night />
      <b dir="auto" className="as-label">
        {row.name}
      </b>
      <span className="category-uses">
        {carriedBy(row) === 0
          ? t('unused')
          : kinds.map(kind => (
              <span key={kind} data-none={row[kind] === 0}>
                {t.rich(`used.${kind}`, { count: row[kind], b: words => <b>{words}</b> })}
              </span>
            ))}
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
