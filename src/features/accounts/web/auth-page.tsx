import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Head } from '#src/web/head.tsx'

import { AuthPlate } from './auth-plate.tsx'

interface AuthPageProps {
  title: string
  description: string
  /** Kept out of search engines. */
  hidden?: boolean
  children: ReactNode
}

/** A page of one form about an account, which says that it needs scripts where there are none. */
export function AuthPage({ children, ...head }: AuthPageProps) {
  const fields = useTranslations('accounts.fields')
  return (
    <div className="auth">
      <Head {...head} />
      <div className="auth-box">
        <div className="auth-card">{children}</div>
        <AuthPlate />
      </div>
      <noscript>
        <p className="auth-note">{fields('noScript')}</p>
      </noscript>
    </div>
  )
}
