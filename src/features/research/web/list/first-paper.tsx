import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { Face } from '#src/features/teachers/web/face.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

import { ResearchDay } from '../research-day.tsx'
import { dayOf, type CardResearch, type LeadFacts } from '../research.ts'
import { AuthorNames } from './research-card.tsx'

interface FirstPaperProps {
  research: CardResearch
  lead: LeadFacts
}

/** The newest paper, with its figure at the size of reading. */
export function FirstPaper({ research, lead }: FirstPaperProps) {
  const t = useTranslations('research')
  const { _id, title, abstract, category, thumbnail } = research
  const { src, srcSet } = imageFiles(thumbnail)
  const sizes = '(width < 900px) 92vw, 50rem'
  return (
    <article className="card first-paper">
      <Media>
        <Picture
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt=""
          width={960}
          height={640}
          priority
          onPaper={research.isOnPaper}
        />
      </Media>
      <div className="body">
        <p className="meta">
          <span className="as-label">{category.name}</span>
          <span className="item">
            <ResearchDay day={dayOf(research)} />
          </span>
        </p>
        <h2 className="card-title">
          <Link to={`/research/${_id}`}>{title}</Link>
        </h2>
        <p className="outcome">{abstract}</p>
        <Facts views={research.views} lead={lead} />
        <Authors names={research.authors} teachers={lead.teachers} />
        <p className="first-paper-acts">
          <span className={buttonClass({ variant: 'ink' })} aria-hidden="true">
            {t('read')}
          </span>
          {lead.file && (
            <a className={`${buttonClass()} card-above`} href={lead.file} aria-label={t('downloadPdf')}>
              <FileDown />
              {t('pdf')}
            </a>
          )}
        </p>
      </div>
    </article>
  )
}

function Facts({ views, lead: { minutes, references } }: { views: number; lead: LeadFacts }) {
  const t = useTranslations('research')
  const format = useFormatter()
  return (
    <dl className="first-paper-facts">
      <Fact term={t('toReadTerm')}>{t.rich('minutes', { count: minutes, unit: words => <small>{words}</small> })}</Fact>
      {references > 0 && <Fact term={t('referencesTerm', { count: references })}>{format.number(references)}</Fact>}
      <Fact term={t('viewsCounted', { count: views })}>{format.number(views)}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Their names, and the faces of those who teach here. */
function Authors({ names, teachers }: { names: readonly string[]; teachers: LeadFacts['teachers'] }) {
  if (names.length === 0) return null
  return (
    <p className="first-paper-authors">
      {teachers.length > 0 && (
        <span className="av-row">
          {teachers.map(teacher => (
            <Face key={teacher._id} teacher={teacher} size={36} eager />
          ))}
        </span>
      )}
      <span>
        <AuthorNames names={names} />
      </span>
    </p>
  )
}
