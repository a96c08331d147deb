import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Bend } from '#src/ui/brand/logo.tsx'
import { IconButton } from '#src/ui/controls/button.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'

type Category = { _id: string; name: string }

/**
 * L-HOME-10: the names go by without end, until somebody stops them (WCAG 2.2.2). The copy that makes it endless is for
 * the eye alone.
 */
export function CategoryBand({ result }: { result: { categories: Category[] } | Failed }) {
  const t = useTranslations('home')
  const [isMoving, setMoving] = useState(true)
  if (!hasFailed(result) && result.categories.length === 0) return null
  return (
    <section className="teach dark-surround" aria-labelledby="teach">
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
          <DrawnOnce as="ul" part={Names} of={{ categories: result.categories }} />
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

function BandItem({ category: { _id, name }, isCopy }: { category: Category; isCopy: boolean }) {
  return (
    <li aria-hidden={isCopy || undefined}>
      <Link to={`/courses?categories=${_id}`} tabIndex={isCopy ? -1 : undefined}>
        {name.toLowerCase()}
      </Link>
      <Bend />
    </li>
  )
}
