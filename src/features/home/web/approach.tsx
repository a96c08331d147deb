import type { CSSProperties } from 'react'
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
      <div className="approach-lead">
        <div className="wrap approach-copy">
          <h2>{t('title')}</h2>
          <div>
            <p className="lead">{t('text')}</p>
            <div className="approach-actions">
              <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to="/courses">
                {t('explore')}
              </Link>
              <ContactButton>{t('contact')}</ContactButton>
            </div>
          </div>
          {hasFailed(result) && <FailedRead title={t('failed')} />}
        </div>
      </div>
      {!hasFailed(result) && result.figures.length > 0 && <Figures figures={result.figures} />}
    </section>
  )
}

type Custom<Name extends string> = CSSProperties & Record<Name, number>

/** The page's trace rises before each figure, each time higher. */
function Figures({ figures }: Pick<z.output<typeof Statistics>, 'figures'>) {
  const t = useTranslations('home.approach')
  const letters = Math.max(...figures.map(({ value }) => value.length))
  const rise = (index: number): Custom<'--rise'> => ({ '--rise': (index + 1) / figures.length })
  const style: Custom<'--figures' | '--letters'> = { '--figures': figures.length, '--letters': letters }
  return (
    <div className="approach-figures">
      <dl className="approach-stats wrap" style={style}>
        {figures.map((figure, index) => (
          <Stat
            key={index}
            value={figure.value}
            label={'name' in figure ? t(figure.name) : figure.label}
            style={rise(index)}
          />
        ))}
      </dl>
    </div>
  )
}
