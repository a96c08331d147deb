import { ExternalLink, FileDown } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'

import type { OpenVideo } from '../loaders.ts'

/** L-VID-4 */
export function Resources({ links }: Pick<OpenVideo, 'links'>) {
  const t = useTranslations('videos')
  if (links.length === 0) return null
  return (
    <aside className="resources" aria-labelledby="resources-title">
      <h2 id="resources-title">{t('resources')}</h2>
      <ul>
        {links.map(({ link, description }) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden="true" />
              <span>
                <span className="about">{description}</span>
                <small>{hostOf(link)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link)

/** L-VID-3 */
export function PdfLink({ pdf }: { pdf: string }) {
  const t = useTranslations('videos')
  return (
    <a className={buttonClass()} href={pdf} download>
      <FileDown />
      {t('downloadPdf')}
    </a>
  )
}
