import { ArrowRight } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'

type Category = { _id: string; name: string }

interface AboutCategoriesProps {
  result: { categories: Category[] } | Failed
  grounds: readonly { _id: string; ground: string }[]
}

/** The categories, each on the ground of its courses as in the catalogue. */
export function AboutCategories({ result, grounds }: AboutCategoriesProps) {
  const t = useTranslations('pages.about')
  const { revalidate } = useRevalidator()
  if (!hasFailed(result) && result.categories.length === 0) return null
  return (
    <section className="about-categories" aria-labelledby="about-categories">
      <div className="wrap">
        <h2 id="about-categories">{t('categories')}</h2>
        {hasFailed(result) ? (
          <p role="alert">
            {t('categoriesFailed')}{' '}
            <Button variant="line" onClick={() => void revalidate()}>
              {t('retry')}
            </Button>
          </p>
        ) : (
          <ul>
            {result.categories.map(({ _id, name }) => (
              <li key={_id}>
                <Link
                  to={`/courses?categories=${_id}`}
                  data-ground={grounds.find(one => one._id === _id)?.ground}
                  data-night
                >
                  <span className="as-label">{name}</span>
                  <ArrowRight className="flip" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
