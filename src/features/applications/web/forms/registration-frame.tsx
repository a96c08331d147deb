import { CircleCheck } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { SubmitButton, type SubmitState } from '#src/ui/controls/submit-button.tsx'
import { useHydrated } from '#src/web/forms/form.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { FORM_ID } from '../addresses.ts'
import { ApplicationInfo, type ShownApplication } from '../application-info.tsx'
import { OwnOrForm, type Registration } from '../own-registration-later.tsx'
import { RegisteredBox } from './registered-box.tsx'

interface RegistrationPageProps {
  application: ShownApplication
  /** What the person who is signed in has sent for it. */
  registration: Registration | undefined
  title: string
  /** The form. */
  children: ReactNode
}

/** An application with its form beside it, or with what was sent in its place. */
export function RegistrationPage({ application, registration, title, children }: RegistrationPageProps) {
  return (
    <div className="wrap application">
      <Head title={`${title}: ${application.name}`} description={application.desiredDevelopment} hidden />
      <ApplicationInfo application={application} hasTerms>
        <OwnOrForm
          registration={registration}
          isOpen={application.isOpen}
          next={<ToApplication applicationId={application._id} />}
        >
          {children}
        </OwnOrForm>
      </ApplicationInfo>
    </div>
  )
}

interface RegistrationFrameProps {
  title: string
  isOpen: boolean
  state: SubmitState
  problem: string | undefined
  extra: { value: string; onChange: (value: string) => void }
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** The form around the fields of a club or a coach. */
export function RegistrationFrame({
  title,
  isOpen,
  state,
  problem,
  extra,
  onSubmit,
  children,
}: RegistrationFrameProps) {
  const t = useTranslations('applications')
  const isAlive = useHydrated()
  return (
    <form
      className="panel application-box fields"
      method="post"
      noValidate
      aria-labelledby={FORM_ID}
      onSubmit={onSubmit}
    >
      <h2 id={FORM_ID}>{title}</h2>
      {!isOpen && <Notice tone="warning">{t('closedText')}</Notice>}
      {children}
      <div className="application-extra" aria-hidden="true">
        <label>
          {t('extra')}
          <input
            tabIndex={-1}
            autoComplete="off"
            value={extra.value}
            onChange={event => extra.onChange(event.target.value)}
          />
        </label>
      </div>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <SubmitButton
        state={state}
        size="lg"
        block
        disabled={!isAlive || !isOpen}
        labels={{
          normal: t('register'),
          checking: t('registering'),
          checked: t('registered'),
          error: t('failedShort'),
        }}
      />
    </form>
  )
}

interface RegisteredProps {
  title: string
  email: string
  applicationId: string
}

/** Takes the form's place when it was sent. */
export function Registered({ title, email, applicationId }: RegisteredProps) {
  const t = useTranslations('applications')
  return (
    <RegisteredBox icon={<CircleCheck data-status="approved" />} title={title} isNew>
      <p>{t('doneText', { email })}</p>
      <ToApplication applicationId={applicationId} />
    </RegisteredBox>
  )
}

function ToApplication({ applicationId }: { applicationId: string }) {
  const t = useTranslations('applications')
  return (
    <Link className={buttonClass({ variant: 'ink' })} to={`/application/${applicationId}`}>
      {t('toApplication')}
    </Link>
  )
}
