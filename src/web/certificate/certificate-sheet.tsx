import { useTranslations } from 'use-intl'

import { LogoMark } from '#src/ui/brand/logo.tsx'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { imageFiles } from '#src/web/images.ts'
import { longDay } from '#src/web/words/days.ts'
import { useDuration } from '#src/web/words/durations.ts'

import { contacts } from './contacts.ts'

import './certificate-sheet.css'

interface SheetFacts {
  holderName: string
  courseTitle: string
  teachers: readonly string[]
  /** None of a certificate that is still to be earned. */
  issued: { readonly hours: number; readonly at: string; readonly number: string } | null
  /** Address of the course's picture; empty where it has none. */
  image: string
  revoked: boolean
}

interface CertificateSheetProps {
  sheet: SheetFacts
  /** How a number is written, where an empty sheet only shows in which place that is. */
  example?: string
}

/**
 * The certificate as it is printed, in whichever size it is shown: a miniature and a page are the same drawing. It is for
 * the eye; what it says stands beside it in words.
 */
export function CertificateSheet({ sheet, example }: CertificateSheetProps) {
  const t = useTranslations('certificates.document')
  const duration = useDuration()
  const { holderName, courseTitle, teachers, issued, image, revoked } = sheet
  return (
    <div className="sheet" data-revoked={revoked ? '' : undefined} data-example={example && ''} aria-hidden="true">
      <div className="sheet-plate">{image && <Plate image={image} />}</div>
      <div className="sheet-body">
        <p className="sheet-head">
          <LogoMark />
          <b>{useAcademy()}</b>
          <span>{t('kind')}</span>
        </p>
        <div className="sheet-who">
          <p>{t('certifies')}</p>
          <p className="sheet-name" data-length={lengthOf(holderName)} dir="auto">
            {holderName}
          </p>
          <p>{t('completed')}</p>
          <p className="sheet-course" dir="auto">
            {courseTitle}
          </p>
          {teachers.length > 0 && <p dir="auto">{t('taught', { names: teachers.join(', ') })}</p>}
        </div>
        <svg className="sheet-trace" viewBox="0 0 179 11" preserveAspectRatio="none">
          <path d={contacts} />
        </svg>
        <p className="sheet-study">{issued && t('study', { time: duration(issued.hours * 3600) })}</p>
        <dl>
          <dt>{t('date')}</dt>
          <dd>{issued && longDay.format(new Date(issued.at))}</dd>
          <dt>{t('number')}</dt>
          <dd>{issued?.number ?? example}</dd>
        </dl>
      </div>
      {revoked && (
        <svg className="sheet-strokes" viewBox="0 0 297 210">
          <path d="M0 0L297 210M0 210L297 0" />
        </svg>
      )}
    </div>
  )
}

function Plate({ image }: { image: string }) {
  const { src, srcSet } = imageFiles(image)
  return <img src={src} srcSet={srcSet} sizes="(width < 640px) 92vw, 40rem" alt="" loading="lazy" decoding="async" />
}

/** How large a name can be written. */
function lengthOf(name: string): 'long' | 'middle' | undefined {
  const { length } = [...name]
  if (length > 24) return 'long'
  return length > 16 ? 'middle' : undefined
}
