import { ExternalLink, Pencil } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'
import { EnterKey } from '#src/ui/display/enter-key.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

import { useFacts } from './facts.ts'
import type { StaffFound } from './use-found.ts'

const tones = { draft: 'neutral', published: 'success', archived: 'warning' } as const

/** What of it is a number, and no word or day. */
const counts: ReadonlySet<string> = new Set(['price', 'learners', 'views', 'seconds'])

/** What stands beside the list where there is room: the thing that Enter opens, and what else is done with it. */
export function FoundPreview({ thing, onClose }: { thing: StaffFound; onClose: () => void }) {
  const t = useTranslations('command')
  const { title, about, image, state, editAt, viewAt } = thing
  const facts = useFacts(thing)
  return (
    <aside className="command-preview" aria-label={t('preview')}>
      {image && <Image image={image} />}
      <h2 dir="auto">{title}</h2>
      {about && <p dir="auto">{about}</p>}
      <dl>
        {state && (
          <div>
            <dt>{t('state')}</dt>
            <dd>
              <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
            </dd>
          </div>
        )}
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd data-counts={counts.has(name) ? '' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        <li>
          <Link to={editAt} onClick={onClose}>
            <Pencil aria-hidden="true" />
            {t('openIt')}
            <EnterKey />
          </Link>
        </li>
        {viewAt && (
          <li>
            <Link className="command-view" to={viewAt} onClick={onClose}>
              <ExternalLink aria-hidden="true" />
              {t('view')}
              <EnterKey after={t('ctrl')} />
            </Link>
          </li>
        )}
      </ul>
    </aside>
  )
}

function Image({ image }: { image: string }) {
  const { src, srcSet } = imageFiles(image)
  return <img src={src} srcSet={srcSet} sizes="280px" alt="" width={280} height={158} decoding="async" />
}
