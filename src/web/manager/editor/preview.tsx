import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/**
 * How a thing looks on the site with what is typed now. Nothing in it can be pressed, as its page may not exist yet, and
 * nothing is read out: all of it stands in the fields.
 */
export function Preview({ children }: { children: ReactNode }) {
  const t = useTranslations('manager.editor')
  return (
    <section className="edit-preview">
      <h2>{t('preview')}</h2>
      <div inert aria-hidden="true">
        {children}
      </div>
    </section>
  )
}
