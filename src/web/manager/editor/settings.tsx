import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** What of a thing is no text: its state, price, pictures. */
export function Settings({ children }: { children: ReactNode }) {
  const t = useTranslations('manager.editor')
  return (
    <section className="panel edit-settings">
      <h2>{t('settings')}</h2>
      {children}
    </section>
  )
}
