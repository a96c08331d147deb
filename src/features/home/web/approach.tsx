import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Stat } from '#src/ui/display/stat.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { ContactButton } from '#src/web/contact-button.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { Statistics } from '../contract.ts'

/** L-HOME-11 to L-HOME-14 */
export function Approach({ result }: { result: z.output<typeof Statistics> | Failed }) {
  const t = useTranslations('home.approach')
  return (
    <section className="approach">
      <div className="wrap">
        <div className="approach-copy">
          <h2>{t('title')}</h2>
          <p className="lead">{t('text')}</p>
          <div className="approach-actions">
            <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to="/courses">
              {t('explore')}
            </Link>
            <ContactButton>{t('contact')}</ContactButton>
          </div>
        </div>
        {hasFailed(result) ? (
          <FailedRead title={t('failed')} />
        ) : (
          result.figures.length > 0 && (
            <dl className="approach-stats">
              {result.figures.map((figure, index) => (
                <Stat key={index} value={figure.value} label={'name' in figure ? t(figure.name) : figure.label} />
              ))}
            </dl>
          )
        )}
      </div>
    </section>
  )
}
