import { useEffect } from 'react'
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'

import { isUnreached as isWithoutAnswer } from '#src/web/calls/api.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'
import { Link } from '#src/web/links/link.tsx'
import { seconds } from '#src/wire/durations.ts'

import { LostJump } from './lost-jump.tsx'
import { MainPart } from './main-part.tsx'

const kinds: Readonly<Record<number, 'missing' | 'forbidden' | 'tooLarge' | 'tooMany'>> = {
  403: 'forbidden',
  404: 'missing',
  413: 'tooLarge',
  429: 'tooMany',
}
/** Where the same address may answer better in a moment. */
const reloads: ReadonlySet<string> = new Set(['outdated', 'broken', 'tooMany'])

/** How often a page that did not come asks whether the academy can be reached. */
const AGAIN_MS = seconds(10)

/** Inside the document, never instead of it: a boundary on the root route would replace <html> itself. */
export function PageError() {
  return (
    <MainPart>
      <PageErrorPart home="/" />
    </MainPart>
  )
}

/** The same inside the dashboard's frame, which stays: one goes on from its rail. */
export const DashboardError = () => <PageErrorPart home="/dashboard" />

/** @param home where one goes back to */
function PageErrorPart({ home }: { home: string }) {
  const error = useRouteError()
  const t = useTranslations('errors')
  const status = statusOf(error)
  const kind = kindOf(error)
  const isUnreached = kind === 'offline' || kind === 'unreached'
  useReloadWhenReached(isUnreached)
  return (
    <section className="page-error wrap" role={kind === 'outdated' ? 'alert' : undefined}>
      <title>{t(`${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <div className="page-error-words">
        {kind !== 'outdated' && !isUnreached && <p className="page-error-status">{status}</p>}
        <h1 className="page-title">{t(`${kind}.title`)}</h1>
        <p>{t(`${kind}.text`)}</p>
        {isUnreached || reloads.has(kind) ? (
          <button
            type="button"
            className="btn btn-ink"
            onClick={isUnreached ? reloadWhenReached : () => location.reload()}
          >
            {t(isUnreached ? 'retry' : 'reload')}
          </button>
        ) : (
          <div className="page-error-ways">
            <Link className="btn btn-ink" to={home}>
              {t('home')}
            </Link>
            {kind === 'missing' && <ToList />}
          </div>
        )}
      </div>
      <LostJump />
    </section>
  )
}

/** What was taken back, or is not public yet, is missed in its list, where there are others. */
function ToList() {
  const t = useTranslations('shell')
  const { list } = (useMatches().at(-1)?.handle ?? {}) as PageHandle // every page's is one (lazy-page.ts)
  if (!list) return null
  return (
    <Link className="btn btn-line" to={list.to}>
      {t(`links.${list.text}.name`)}
    </Link>
  )
}

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

function kindOf(error: unknown) {
  // Told apart by its name: the class exists once in the browser, but lint and tests see sources and bundle.
  const isOutdated = error instanceof Error && error.name === 'PageOutdated'
  if ((isRouteErrorResponse(error) && isWithoutAnswer(error.data)) || (isOutdated && !navigator.onLine))
    return unreachedKind()
  return isOutdated ? 'outdated' : (kinds[statusOf(error)] ?? 'broken')
}

/** A device may have a line although no answer comes. */
const unreachedKind = () => (navigator.onLine ? 'unreached' : 'offline')

/** Loads the address again if the academy answers: the browser's own page for 'no line' would not come back by itself. */
function reloadWhenReached(): void {
  fetch('/healthz').then(
    () => location.reload(),
    () => {},
  )
}

function useReloadWhenReached(isUnreached: boolean): void {
  useEffect(() => {
    if (!isUnreached) return undefined
    const timer = setInterval(reloadWhenReached, AGAIN_MS)
    addEventListener('online', reloadWhenReached)
    return () => {
      clearInterval(timer)
      removeEventListener('online', reloadWhenReached)
    }
  }, [isUnreached])
}
