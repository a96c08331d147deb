import { MailOpen } from 'lucide-react'
import { useLoaderData, useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { later } from '#src/web/later.tsx'

import { AuthPage } from '../auth-page.tsx'
import type { activationLoader } from '../loaders.ts'
import { ResendCode } from './resend-code.tsx'
import { SignUpAgain } from './sign-up-again.tsx'
import { usePause } from './use-pause.ts'

const ActivationForm = later(
  'activation-form',
  import.meta.env.SSR ? (await import('./activation-form.tsx')).ActivationForm : undefined,
  async () => (await import('./activation-form.tsx')).ActivationForm,
)

/** L-ACT-1: takes the code of the activation mail. The address holds the token of the sign-up. */
export function ActivationPage() {
  const t = useTranslations('activation')
  const { id = '' } = useParams()
  const { site } = usePage()
  const waiting = useLoaderData<typeof activationLoader>()
  const pause = usePause(waiting?.resendInSeconds ?? 0)
  return (
    <AuthPage title={t('title')} description={t('description')} hidden>
      {waiting ? <ActivationForm token={id} {...waiting} /> : <EndedSignUp />}
      {waiting && <ResendCode pause={pause} send={() => api().resendActivation({ token: id })} />}
      {site.mailFiles && (
        <p className="note">
          <MailOpen />
          <span>
            {t('noMail')}{' '}
            {site.mailFiles.folder
              ? t.rich('mailFolder', {
                  folder: site.mailFiles.folder,
                  path: text => <bdi className="auth-path">{text}</bdi>,
                })
              : t('mailElsewhere')}
          </span>
        </p>
      )}
    </AuthPage>
  )
}

/** A link that leads nowhere any more: used, older than a day, or cut off on its way. */
function EndedSignUp() {
  const t = useTranslations('activation')
  return (
    <div className="auth-form fields">
      <h1>{t('title')}</h1>
      <Notice tone="warning">{t('ended')}</Notice>
      <SignUpAgain next={null}>{t('signUpAgain')}</SignUpAgain>
    </div>
  )
}
