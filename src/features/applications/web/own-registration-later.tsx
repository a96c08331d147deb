import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { useHydrated } from '#src/web/forms/form.ts'

import type { OwnRegistration as Own } from './own-registration.tsx'

type Props = ComponentProps<typeof Own>
export type Registration = Props['registration']

const OwnRegistration = lazy(async () => ({ default: (await import('./own-registration.tsx')).OwnRegistration }))

/** What somebody registered: only who did loads it, and the server, which cannot wait for a chunk, leaves it out. */
function OwnRegistrationLater(props: Props) {
  const isAlive = useHydrated()
  return (
    isAlive && (
      <Suspense>
        <OwnRegistration {...props} />
      </Suspense>
    )
  )
}

/** What a visitor sent in somebody's name takes the way from nobody. */
export const mayRegister = (registration: Registration | undefined, isOpen: boolean): boolean =>
  !registration || (registration.byVisitor && isOpen)

interface OwnOrFormProps {
  registration: Registration | undefined
  isOpen: boolean
  /** Where to go on from what was sent. */
  next?: ReactNode
  /** The way to register. */
  children: ReactNode
}

/** What somebody registered, or the way to do so. */
export function OwnOrForm({ registration, isOpen, next, children }: OwnOrFormProps) {
  const t = useTranslations('applications.own')
  if (!registration) return children
  if (!mayRegister(registration, isOpen))
    return <OwnRegistrationLater registration={registration}>{next}</OwnRegistrationLater>
  return (
    <div className="application-claimed">
      <Notice tone="warning">{t('notYours', { name: registration.name })}</Notice>
      {children}
    </div>
  )
}
