import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'

import { Track } from '#src/ui/layout/track.tsx'

import { MainPart } from './main-part.tsx'

const kinds: Readonly<Record<number, 'missing' | 'forbidden' | 'tooLarge' | 'tooMany'>> = {
  403: 'forbidden',
  404: 'missing',
  413: 'tooLarge',
  429: 'tooMany',
}
/** Where the same address may answer better in a moment. */
const reloads: ReadonlySet<string> = new Set(['outdated', 'broken', 'tooMany'])

/** Where the runner stands who came this way, percent of a lap. */
const LOST_AT = 62

/** Inside the document, never instead of it: a boundary on the root route would replace <html> itself. */
export function PageError() {
  const error = useRouteError()
  const t = useTranslations('errors')
  // Told apart by its name: the class exists once in the browser, but lint and tests see sources and bundle.
  const isOutdated = error instanceof Error && error.name === 'PageOutdated'
  const status = isRouteErrorResponse(error) ? error.status : 500
  const kind = isOutdated ? 'outdated' : (kinds[status] ?? 'broken')
  return (
    <MainPart>
      <section className="page-error wrap" role={isOutdated ? 'alert' : undefined}>
        <title>{t(`${kind}.title`)}</title>
        <meta name="robots" content="noindex" />
        <div className="page-error-words">
          {!isOutdated && <p className="page-error-status">{status}</p>}
          <h1>{t(`${kind}.title`)}</h1>
          <p>{t(`${kind}.text`)}</p>
          {reloads.has(kind) ? (
            <button type="button" className="btn btn-ink" onClick={() => location.reload()}>
              {t('reload')}
            </button>
          ) : (
            <Link className="btn btn-ink" to="/">
              {t('home')}
            </Link>
          )}
        </div>
        <Track percent={LOST_AT} />
      </section>
    </MainPart>
  )
}
