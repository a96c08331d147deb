import { useTranslations } from 'use-intl'

import { Card } from '#src/ui/display/card.tsx'
import { Link } from '#src/web/links/link.tsx'

import { ApplicationImage } from './application-image.tsx'
import type { ShownApplication } from './application-info.tsx'
import { ApplicationState, Deadline } from './deadline.tsx'

interface ApplicationCardProps {
  application: Omit<ShownApplication, 'steps' | 'applicantType' | 'createdAt'>
  priority: boolean
}

/** An application in the list. */
export function ApplicationCard({ application, priority }: ApplicationCardProps) {
  const t = useTranslations('applications')
  const { _id, name, image, level, desiredDevelopment, deadline, isOpen } = application
  const sizes = '(width < 640px) 92vw, (width < 1000px) 46vw, 24rem'
  return (
    <Card
      image={image && <ApplicationImage image={image} sizes={sizes} priority={priority} />}
      eyebrow={t(`levels.${level}`)}
      title={<Link to={`/application/${_id}`}>{name}</Link>}
      heading="h2"
      outcome={desiredDevelopment}
      meta={[
        <span key="deadline">
          {t('deadline')} <Deadline instant={deadline} />
        </span>,
      ]}
      aside={<ApplicationState isOpen={isOpen} />}
    />
  )
}
