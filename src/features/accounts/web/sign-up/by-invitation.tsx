import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'

import { ToSignIn } from './to-sign-in.tsx'

/** In the place of the form, where nobody signs up by themselves. */
export function ByInvitation({ inert, onSwitch }: { inert: boolean; onSwitch: () => void }) {
  const t = useTranslations('login')
  const { name, contactEmail } = usePage().site
  const Heading = inert ? 'h2' : 'h1'
  return (
    <div className="auth-form fields" inert={inert}>
      <Heading>{t('invited.heading')}</Heading>
      <p className="auth-lead">{t('invited.lead', { academy: name })}</p>
      {contactEmail && (
        <p className="auth-lead">
          {t('invited.ask')}{' '}
          <a className="link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        </p>
      )}
      <ToSignIn onSwitch={onSwitch} />
    </div>
  )
}
