import { ExternalLink, FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'

import type { DetailCourse } from '../course/course-facts.tsx'

/** Rows that are shown before somebody asks for all. */
const FEW = 6

/** Sheets and links of all lessons, in the lessons' order. */
export function OwnResources({ course: { _id, resources } }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const [isOpen, setOpen] = useState(false)
  const rows = resources.flatMap(({ lessonId, title, hasPdf, links }) => [
    ...(hasPdf ? [{ key: lessonId, href: `/api/handout/${_id}/${lessonId}`, text: t('handout', { title }) }] : []),
    ...links.map(({ link, description }) => ({
      key: `${lessonId} ${link}`,
      href: link,
      text: description,
      isLink: true,
    })),
  ])
  if (rows.length === 0) return null
  return (
    <section className="own-resources">
      <h2>{t('resourcesTitle')}</h2>
      <ul>
        {(isOpen ? rows : rows.slice(0, FEW)).map(({ key, href, text, ...row }) => (
          <li key={key}>
            {'isLink' in row ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden="true" />
                <span dir="auto">{text}</span>
              </a>
            ) : (
              <a href={href} download>
                <FileDown aria-hidden="true" />
                <span dir="auto">{text}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {!isOpen && rows.length > FEW && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('allResources', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}
