import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Badge } from '#src/ui/display/badge.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { Application } from '../contract/shapes.ts'
import { listAddress } from './addresses.ts'
import { FramedImage } from './application-image.tsx'
import { ApplicationState, Deadline } from './deadline.tsx'

export type ShownApplication = z.output<typeof Application>

/** What an application is about, and what happens after registering: beside the form, and on its own page. */
export function ApplicationInfo({ application }: { application: ShownApplication }) {
  const t = useTranslations('applications')
  const { name, applicantType, level, deadline, isOpen, image, desiredDevelopment, steps } = application
  return (
    <div className="application-info">
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          <Link key="list" to={listAddress(applicantType)}>
            {applicantType === 'ClubApplication' ? t('clubTitle') : t('coachTitle')}
          </Link>,
        ]}
      />
      <h1>{name}</h1>
      <p className="application-facts">
        <ApplicationState isOpen={isOpen} />
        <Badge plain>{t(`levels.${level}`)}</Badge>
        <span>
          {t('deadline')} <Deadline instant={deadline} />
        </span>
      </p>
      {image && <FramedImage image={image} sizes="(width < 980px) 92vw, 44rem" priority />}
      {desiredDevelopment && <p className="application-aim">{desiredDevelopment}</p>}
      {steps.length > 0 && <Steps steps={steps} />}
    </div>
  )
}

function Steps({ steps }: Pick<ShownApplication, 'steps'>) {
  const t = useTranslations('applications')
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="sr-only">
        {t('steps')}
      </h2>
      <ol className="steps">
        {steps.map(({ title, description, image }, index) => (
          <li key={index}>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            {image && (
              <div className="step-image">
                <FramedImage image={image} sizes="8rem" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
