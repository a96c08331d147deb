import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Link } from '#src/web/links/link.tsx'

import type { Found } from '../contract.ts'
import { SearchHit } from './search-hit.tsx'

type Hit = z.output<typeof Found>

type Listing = { readonly q: string; readonly hits: readonly Hit[]; readonly isClose: boolean }

/** That list looks for each word somewhere in the titles: what was found by its text is not in it. */
const isInTitles = ({ q, hits }: Listing): boolean => {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return hits.some(({ title }) => words.every(word => title.toLowerCase().includes(word)))
}

/** `all` leads to a list of more of them, `hasAll` says whether anything is in it. */
const groups = [
  { kind: 'course', all: (q: string) => `/courses?title=${q}`, hasAll: isInTitles },
  { kind: 'video' },
  { kind: 'lesson' },
  { kind: 'blog', all: (q: string) => `/blogs?title=${q}`, hasAll: isInTitles },
  {
    kind: 'research',
    all: (q: string) => `/researches?title=${q}`,
    hasAll: ({ isClose }: Listing) => !isClose,
  },
  { kind: 'conference', all: () => '/conferences', hasAll: () => true },
] as const

export function SearchGroups({ q, found, isClose }: { q: string; found: Hit[]; isClose: boolean }) {
  const t = useTranslations('search')
  return groups.map(group => {
    const hits = found.filter(({ kind }) => kind === group.kind)
    if (hits.length === 0) return null
    return (
      <section key={group.kind} className="search-group" aria-labelledby={`search-${group.kind}`}>
        <h2 id={`search-${group.kind}`}>{t(`kinds.${group.kind}`)}</h2>
        <ul>
          {hits.map(hit => (
            <li key={hit._id}>
              <SearchHit hit={hit} q={q} />
            </li>
          ))}
        </ul>
        {'all' in group && group.hasAll({ q, hits, isClose }) && (
          <Link className="link search-all" to={group.all(encodeURIComponent(q))}>
            {t(`all.${group.kind}`)}
          </Link>
        )}
      </section>
    )
  })
}
