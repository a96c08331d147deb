import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Head } from '#src/web/head.tsx'

interface AuthPageProps {
  title: string
  description: string
  /** Kept out of search engines. */
  hidden?: boolean
  children: ReactNode
}

/** A page of one card about an account, which says that it needs scripts where there are none. */
export function AuthPage({ children, ...head }: AuthPageProps) {
  const fields = useTranslations('accounts.fields')
  return (
    <div className="auth">
      <Head {...head} />
      <div className="auth-card">{children}</div>
      <noscript>
        <p className="auth-note">{fields('noScript')}</p>
      </noscript>
    </div>
  )
}
