import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Badge } from '#src/ui/display/badge.tsx'
import { Stars } from '#src/ui/display/rating.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { useAct } from '#src/web/manager/lists/use-act.ts'
import { ListDate } from '#src/web/manager/moment.tsx'
import { OnlyOne } from '#src/web/manager/only-one.tsx'
import { ReasonDialog } from '#src/web/manager/prompts/reason-dialog.tsx'

import type { courseManagerContract } from '../../contract/manager.ts'
import { reviewStates, type manageReviewsLoader } from './loaders.ts'

import './reviews-manager.css'

type Row = z.output<typeof courseManagerContract.manageReviews.output>['reviews'][number]

const addressOf = ({ course, author }: Row) => ({ id: course._id, user: author._id })

/** What people wrote about courses; what should not stand there is hidden, and can be shown again. */
export function ReviewsList() {
  const t = useTranslations('managers.reviews')
  const read = useLoaderData<typeof manageReviewsLoader>()
  const columns = useColumns()
  const { busy, act } = useAct()
  const [hiding, setHiding] = useState<Row>()
  const show = (row: Row) =>
    act(async () => {
      await api().showReview(addressOf(row))
      return t('shown', { name: row.author.name })
    })
  return (
    <>
      {!hasFailed(read) && (
        <OnlyOne
          name="course"
          text={t.rich('onlyCourse', { title: read.courseTitle ?? t('thisCourse'), b: words => <b>{words}</b> })}
          showAll={t('showAll')}
        />
      )}
      <ManagerList
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.reviews, pages: read.NbOfPages, total: read.total }}
        rowKey={({ course, author }) => `${course._id}:${author._id}`}
        columns={columns}
        search={{ label: t('search'), name: 'words' }}
        filters={
          <ListFilter
            label={t('state')}
            name="state"
            options={[
              { value: '', text: t('anyState') },
              ...reviewStates.map(value => ({ value, text: t(`states.${value}`) })),
            ]}
          />
        }
        count={count => t('count', { count })}
        empty={{ title: t('empty'), text: t('emptyText') }}
        actions={row => (
          <RowButton
            label={t(row.hiddenAt ? 'showOne' : 'hideOne', { name: row.author.name })}
            busy={busy}
            onClick={() => (row.hiddenAt ? void show(row) : setHiding(row))}
          >
            {row.hiddenAt ? <Eye /> : <EyeOff />}
          </RowButton>
        )}
      />
      {hiding && (
        <ReasonDialog
          title={t('hideTitle', { name: hiding.author.name })}
          text={t('hideText', { course: hiding.course.title })}
          closeLabel={t('cancel')}
          labels={{ normal: t('hide'), checking: t('hiding') }}
          reason={{ label: t('reason'), help: t('reasonHelp'), missing: t('reasonMissing') }}
          run={reason => api().hideReview({ ...addressOf(hiding), reason })}
          done={t('hidden', { name: hiding.author.name })}
          onClose={() => setHiding(undefined)}
        />
      )}
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('managers.reviews')
  return [
    { head: t('review'), cell: row => <Words row={row} /> },
    {
      head: t('author'),
      cell: ({ author }) => (
        <Link className="review-link review-author" to={`/dashboard/manage-users/${author._id}`}>
          {author.name}
        </Link>
      ),
    },
    {
      head: t('course'),
      cell: ({ course }) => (
        <Link className="review-link" to={`/course/${course._id}`}>
          {course.title}
        </Link>
      ),
    },
    {
      head: t('written'),
      sort: 'written',
      cell: ({ createdAt }) => <ListDate instant={createdAt} />,
    },
    {
      head: t('state'),
      cell: ({ hiddenAt }) => (
        <Badge tone={hiddenAt ? 'warning' : 'success'}>{t(`states.${hiddenAt ? 'hidden' : 'shown'}`)}</Badge>
      ),
    },
  ]
}

function Words({ row: { stars, text, hiddenReason } }: { row: Row }) {
  const t = useTranslations('managers.reviews')
  const courses = useTranslations('courses')
  return (
    <div className="review-words">
      <Stars value={stars} label={courses('starsOf', { stars: String(stars) })} size={14} />
      <p>{text}</p>
      {hiddenReason && <small>{t('because', { reason: hiddenReason })}</small>}
    </div>
  )
}
