import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { Bend } from '#src/ui/logo.tsx'
import { hasFailed, type Failed } from '#src/web/loader.ts'

import { FailedPart } from './failed-part.tsx'

type Category = { _id: string; name: string }

/** L-HOME-10: the names go by without end. The copy that makes it endless is for the eye alone. */
export function CategoryBand({ result }: { result: { categories: Category[] } | Failed }) {
  const t = useTranslations('home')
  if (!hasFailed(result) && result.categories.length === 0) return null
  return (
    <section className="teach dark-surround" aria-labelledby="teach">
      <h2 id="teach" className="wrap">
        {t('teach')}
      </h2>
      {hasFailed(result) ? (
        <div className="wrap">
          <FailedPart title={t('teachFailed')} />
        </div>
      ) : (
        <div className="teach-band">
          <ul>
            {result.categories.map(category => (
              <BandItem key={category._id} category={category} />
            ))}
            {result.categories.map(category => (
              <BandItem key={category._id} category={category} isCopy />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function BandItem({ category: { _id, name }, isCopy = false }: { category: Category; isCopy?: boolean }) {
  return (
    <li aria-hidden={isCopy || undefined}>
      <Link to={`/courses?categories=${_id}`} tabIndex={isCopy ? -1 : undefined}>
        {name.toLowerCase()}
      </Link>
      <Bend />
    </li>
  )
}
