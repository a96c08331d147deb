import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'
import { IconButton } from '#src/ui/controls/button.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'

type Ground = NonNullable<CardCourse['ground']>

type Category = { _id: string; name: string; ground: Ground | null; count: number }

interface CategoryBandProps {
  result: { categories: { _id: string; name: string }[] } | Failed
  /** What their courses stand on, and how many there are; a category is shown without, where that could not be read. */
  courses:
    | { categoryGrounds: { _id: string; ground: Ground }[]; categoryCounts: { _id: string; count: number }[] }
    | Failed
}

/**
 * L-HOME-10: the names go by without end, until somebody stops them (WCAG 2.2.2), each on the ground of its courses. The
 * copy that makes it endless is for the eye alone.
 */
export function CategoryBand({ result, courses }: CategoryBandProps) {
  const t = useTranslations('home')
  const [isMoving, setMoving] = useState(true)
  const { categoryGrounds: grounds, categoryCounts: counts } = hasFailed(courses)
    ? { categoryGrounds: [], categoryCounts: [] }
    : courses
  const blocksOf = (categories: { _id: string; name: string }[]) =>
    categories.map(({ _id, name }) => ({
      _id,
      name,
      ground: grounds.find(one => one._id === _id)?.ground ?? null,
      count: counts.find(one => one._id === _id)?.count ?? 0,
    }))
  if (!hasFailed(result) && result.categories.length === 0) return null
  return (
    <section className="teach" aria-labelledby="teach">
      <div className="teach-head wrap">
        <h2 id="teach">{t('teach')}</h2>
        {!hasFailed(result) && (
          <IconButton name={t(isMoving ? 'teachPause' : 'teachPlay')} size="sm" onClick={() => setMoving(!isMoving)}>
            {isMoving ? <Pause /> : <Play />}
          </IconButton>
        )}
      </div>
      {hasFailed(result) ? (
        <div className="wrap">
          <FailedRead title={t('teachFailed')} />
        </div>
      ) : (
        <div className="teach-band" data-still={!isMoving || undefined}>
          <DrawnOnce as="ul" part={Names} of={{ categories: blocksOf(result.categories) }} />
        </div>
      )}
    </section>
  )
}

function Names({ categories }: { categories: Category[] }) {
  return [false, true].map(isCopy =>
    categories.map(category => <BandItem key={`${isCopy}${category._id}`} category={category} isCopy={isCopy} />),
  )
}

function BandItem({ category: { _id, name, ground, count }, isCopy }: { category: Category; isCopy: boolean }) {
  const t = useTranslations('courses')
  return (
    <li aria-hidden={isCopy || undefined}>
      <Link
        to={`/courses?categories=${_id}`}
        tabIndex={isCopy ? -1 : undefined}
        data-ground={ground ?? undefined}
        data-night
        aria-label={`${name.toLowerCase()}: ${t('count', { count })}`}
      >
        <b>{count}</b>
        <span>{name.toLowerCase()}</span>
      </Link>
    </li>
  )
}
