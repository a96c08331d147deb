import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'

import type { SearchStart as Start } from './loaders.ts'
import { SearchHit, type SearchHitProps } from './search-hit.tsx'

/** Before anything is searched for: what the academy is about, what others learn, and what is new. */
export function SearchStart({ start: { topics, courses, papers, posts } }: { start: Start }) {
  const t = useTranslations('search')
  return (
    <div className="search-start">
      <p className="lead">{t('hint')}</p>
      {!hasFailed(topics) && topics.categories.length > 0 && (
        <nav aria-label={t('topics')}>
          <ul className="search-topics">
            {topics.categories.map(({ _id, name }) => (
              <li key={_id}>
                <Link className="chip" to={`/search?${new URLSearchParams({ q: name })}`}>
                  <span className="as-label">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!hasFailed(courses) && (
        <Few
          id="popular"
          title={t('popular')}
          hits={courses.courses.map(({ _id, title, outcome, thumbnail }) => ({
            path: `/course/${_id}`,
            title,
            about: outcome,
            image: thumbnail,
          }))}
        />
      )}
      {!hasFailed(papers) && (
        <Few
          id="papers"
          title={t('newPapers')}
          hits={papers.researches.map(({ _id, title, authors, thumbnail, isOnPaper }) => ({
            path: `/research/${_id}`,
            title,
            about: authors.join(', '),
            image: thumbnail,
            isOnPaper,
          }))}
        />
      )}
      {!hasFailed(posts) && (
        <Few
          id="posts"
          title={t('newPosts')}
          hits={posts.blogs.map(({ _id, title, summary, thumbnailUrl }) => ({
            path: `/blog/${_id}`,
            title,
            about: summary,
            image: thumbnailUrl,
          }))}
        />
      )}
    </div>
  )
}

interface FewProps {
  id: string
  title: string
  hits: readonly SearchHitProps['hit'][]
}

function Few({ id, title, hits }: FewProps) {
  if (hits.length === 0) return null
  return (
    <section className="search-group" aria-labelledby={`start-${id}`}>
      <h2 id={`start-${id}`}>{title}</h2>
      <ul>
        {hits.map(hit => (
          <li key={hit.path}>
            <SearchHit hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  )
}
