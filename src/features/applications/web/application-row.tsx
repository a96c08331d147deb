import { useTranslations } from 'use-intl'

import { RowCard } from '#src/ui/display/card.tsx'
import { Link } from '#src/web/links/link.tsx'

import { ApplicationImage } from './application-image.tsx'
import type { ShownApplication } from './application-info.tsx'
import { ApplicationState, DaysLeft, Deadline } from './deadline.tsx'

interface ApplicationRowProps {
  application: Omit<ShownApplication, 'steps' | 'applicantType' | 'createdAt'>
  priority: boolean
}

/** An application in the list: how long it is open, and what it is. */
export function ApplicationRow({ application, priority }: ApplicationRowProps) {
  const t = useTranslations('applications')
  const { _id, name, image, level, desiredDevelopment, deadline, isOpen } = application
  return (
    <>
      <DaysLeft deadline={deadline} isOpen={isOpen} />
      <RowCard
        image={image && <ApplicationImage image={image} sizes="(width < 640px) 38vw, 15rem" priority={priority} />}
        eyebrow={t(`levels.${level}`)}
        title={<Link to={`/application/${_id}`}>{name}</Link>}
        heading="h2"
        outcome={desiredDevelopment}
        meta={[
          <ApplicationState key="state" isOpen={isOpen} />,
          <span key="deadline">
            {t('deadline')} <Deadline instant={deadline} />
          </span>,
        ]}
      />
    </>
  )
}
