import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { Application } from '../contract/shapes.ts'
import { listAddress } from './addresses.ts'
import { FramedImage } from './application-image.tsx'
import { ApplicationState, Deadline } from './deadline.tsx'

export type ShownApplication = z.output<typeof Application>

interface ApplicationInfoProps {
  application: ShownApplication
  /** Whether the terms stand with the name, as nothing beside it says them. */
  hasTerms: boolean
  /** The way to register, or what was sent: on phones between the name and the text, otherwise beside both. */
  children: ReactNode
}

/** Until when, at which level and for whom. */
export function ApplicationTerms({ application }: { application: ShownApplication }) {
  const t = useTranslations('applications')
  const { applicantType, level, deadline } = application
  return (
    <dl className="application-terms">
      <dt>{t('deadline')}</dt>
      <dd>
        <Deadline instant={deadline} />
      </dd>
      <dt>{t('level')}</dt>
      <dd>{t(`levels.${level}`)}</dd>
      <dt>{t('applicants')}</dt>
      <dd>{applicantType === 'ClubApplication' ? t('clubs') : t('coaches')}</dd>
    </dl>
  )
}

/** An application on its own page and with its form: its name, the way to register, and what it is about. */
export function ApplicationInfo({ application, hasTerms, children }: ApplicationInfoProps) {
  return (
    <>
      <ApplicationHead application={application} hasTerms={hasTerms} />
      {children}
      <ApplicationAbout application={application} />
    </>
  )
}

function ApplicationHead({ application, hasTerms }: Omit<ApplicationInfoProps, 'children'>) {
  const t = useTranslations('applications')
  const { name, applicantType, isOpen } = application
  return (
    <header className="application-head">
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          <Link key="list" to={listAddress(applicantType)}>
            {applicantType === 'ClubApplication' ? t('clubTitle') : t('coachTitle')}
          </Link>,
        ]}
      />
      <h1>{name}</h1>
      <ApplicationState isOpen={isOpen} />
      {hasTerms && <ApplicationTerms application={application} />}
    </header>
  )
}

function ApplicationAbout({ application }: { application: ShownApplication }) {
  const { image, desiredDevelopment, steps } = application
  if (!image && !desiredDevelopment && steps.length === 0) return null
  return (
    <div className="application-about">
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
                <FramedImage image={image} sizes="10rem" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
