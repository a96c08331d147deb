import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface ReadyListProps {
  /** What publishing asks for, and whether it is there. */
  items: readonly { readonly text: ReactNode; readonly isThere: boolean }[]
}

/** What the server would refuse to publish of what the form holds now, said before it is tried. */
export function ReadyList({ items }: ReadyListProps) {
  const t = useTranslations('manager.editor')
  return (
    <section className="panel edit-ready">
      <h2>{t('ready')}</h2>
      <ul>
        {items.map(({ text, isThere }, index) => (
          <li key={index} data-lacks={isThere ? undefined : ''}>
            {isThere ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
