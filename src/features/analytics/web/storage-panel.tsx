import type { CSSProperties } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useFileSize } from '#src/web/words/file-size.ts'

import { FailedPart } from './failed-part.tsx'
import type { HomeData } from './types.ts'

type Storage = Exclude<HomeData['storage'], { failed: true }>
type Use = NonNullable<Storage['use']>

/** How much the academy's files take by kind, and how much room is left for more. */
export function StoragePanel({ storage }: Pick<HomeData, 'storage'>) {
  const t = useTranslations('analytics')
  return (
    <section className="panel chart-panel storage" aria-labelledby="storage">
      <header>
        <div>
          <h2 id="storage">{t('storage')}</h2>
          <p>{t('storageText')}</p>
        </div>
        {!hasFailed(storage) && <Total {...storage} />}
      </header>
      {hasFailed(storage) ? <FailedPart /> : storage.use ? <Kinds use={storage.use} /> : <NotCounted />}
    </section>
  )
}

function NotCounted() {
  const t = useTranslations('analytics')
  return <EmptyState title={t('notCounted')} text={t('notCountedText')} />
}

/** The sum, and what the disk still takes. */
function Total({ use, freeBytes }: Storage) {
  const t = useTranslations('analytics')
  const size = useFileSize()
  return (
    <p className="storage-total">
      {use && <b>{size(use.kinds.reduce((sum, { bytes }) => sum + bytes, 0))}</b>}
      {freeBytes !== null && <span>{t('room', { size: size(freeBytes) })}</span>}
    </p>
  )
}

function Kinds({ use: { kinds, measuredAt } }: { use: Use }) {
  const t = useTranslations('analytics')
  const format = useFormatter()
  const now = useNow()
  const size = useFileSize()
  const total = kinds.reduce((sum, { bytes }) => sum + bytes, 0)
  const known = kinds.filter(({ files }) => files > 0)
  if (known.length === 0) return <EmptyState title={t('noFiles')} text={t('noFilesText')} />
  return (
    <div className="storage-kinds">
      <div className="storage-bar" aria-hidden="true">
        {known.map(({ kind, bytes }) => {
          const part: CSSProperties = { flexGrow: bytes / Math.max(1, total) }
          return <i key={kind} data-kind={kind} style={part} />
        })}
      </div>
      <dl>
        {known.map(({ kind, bytes, files }) => (
          <div key={kind}>
            <dt>
              <i data-kind={kind} />
              {t(kind)}
            </dt>
            <dd>{size(bytes)}</dd>
            <dd>{t('filesOf', { count: files })}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-muted">{t('counted', { age: format.relativeTime(new Date(measuredAt), now) })}</p>
    </div>
  )
}
