import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { AuthPage } from '#src/features/accounts/web/auth-page.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { later } from '#src/web/later.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { setUpLoader } from './loaders.ts'

const SetUpForm = later(
  'set-up-form',
  import.meta.env.SSR ? (await import('./set-up-form.tsx')).SetUpForm : undefined,
  async () => (await import('./set-up-form.tsx')).SetUpForm,
  true,
)

/** The first page of an academy of one's own. The address holds the key that its start printed. */
export function SetUpPage() {
  const t = useTranslations('firstDay.setUp')
  const read = useLoaderData<typeof setUpLoader>()
  return (
    <AuthPage title={t('title')} description={t('lead')} hidden>
      {read === null ? (
        <div className="auth-form fields">
          <h1>{t('title')}</h1>
          <Notice tone="warning">{t('ended')}</Notice>
          <Link className="link" to="/login">
            {t('logIn')}
          </Link>
        </div>
      ) : (
        <SetUpForm academy={read.academy} />
      )}
    </AuthPage>
  )
}
