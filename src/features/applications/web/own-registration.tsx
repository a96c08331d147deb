import { CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import type { OwnRegistration as Registration } from '../contract/shapes.ts'
import { Day } from './deadline.tsx'
import { RegisteredBox } from './forms/registered-box.tsx'
import { RegistrationState } from './forms/registration-state.tsx'

const icons = { pending: Clock, approved: CircleCheck, rejected: undefined } as const

interface OwnRegistrationProps {
  registration: z.output<typeof Registration>
  /** Where to go on from here. */
  children?: ReactNode
}

/** What the person who is signed in has registered, how it stands, and what happens next. */
export function OwnRegistration({ registration, children }: OwnRegistrationProps) {
  const t = useTranslations('applications.own')
  const { status, name, contactEmail, createdAt, reason } = registration
  const Icon = icons[status]
  return (
    <RegisteredBox icon={Icon && <Icon data-status={status} />} title={t(status)}>
      <RegistrationState status={status} />
      <p>{t.rich('sent', { name, email: contactEmail, day: () => <Day day={createdAt.slice(0, 10)} /> })}</p>
      <p>{t(`${status}Text`)}</p>
      {reason && (
        <blockquote className="application-reason">
          <b>{t('reason')}</b>
          <p>{reason}</p>
        </blockquote>
      )}
      {children}
    </RegisteredBox>
  )
}
