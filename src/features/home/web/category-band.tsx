import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { Bend } from '#src/ui/logo.tsx'

type Category = { _id: string; name: string }

/** L-HOME-10: the names go by without end. The copy that makes it endless is for the eye alone. */
export function CategoryBand({ categories }: { categories: Category[] }) {
  const t = useTranslations('home')
  if (categories.length === 0) return null
  return (
    <section className="teach dark-surround" aria-labelledby="teach">
      <h2 id="teach" className="wrap">
        {t('teach')}
      </h2>
      <div className="teach-band">
        <ul>
          {categories.map(category => (
            <BandItem key={category._id} category={category} />
          ))}
          {categories.map(category => (
            <BandItem key={category._id} category={category} isCopy />
          ))}
        </ul>
      </div>
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
