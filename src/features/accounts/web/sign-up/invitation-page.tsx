import { useLoaderData, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { later } from '#src/web/later.tsx'

import { AuthPage } from '../auth-page.tsx'
import type { invitationLoader } from '../loaders.ts'

const SignUpForm = later(
  'invited-form',
  import.meta.env.SSR ? (await import('./sign-up-form.tsx')).SignUpForm : undefined,
  async () => (await import('./sign-up-form.tsx')).SignUpForm,
  true,
)

/** Where the mail of an invitation leads. The address holds its token. */
export function InvitationPage() {
  const t = useTranslations('invitation')
  const academy = useAcademy()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const invitation = useLoaderData<typeof invitationLoader>()
  return (
    <AuthPage title={t('title', { academy })} description={t('description', { academy })} hidden>
      {invitation ? (
        <SignUpForm
          next={null}
          inert={false}
          onSwitch={() => void navigate('/login')}
          invited={{ token, email: invitation.email }}
        />
      ) : (
        <div className="auth-form fields">
          <h1>{t('title', { academy })}</h1>
          <Notice tone="warning">{t('ended')}</Notice>
        </div>
      )}
    </AuthPage>
  )
}
