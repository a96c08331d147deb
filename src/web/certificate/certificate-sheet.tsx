import { useTranslations } from 'use-intl'

import { LogoMark } from '#src/ui/brand/logo.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { imageFiles } from '#src/web/images.ts'
import { useDuration } from '#src/web/words/durations.ts'
import { Numerals } from '#src/web/words/numerals.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'

import { codePath } from './code-path.ts'
import { contacts } from './contacts.ts'

import './certificate-sheet.css'

interface SheetFacts {
  holderName: string
  courseTitle: string
  teachers: readonly string[]
  /** None of a certificate that is still to be earned. */
  issued: Issued | null
  /** Address of the course's picture; empty where it has none. */
  image: string
  revoked: boolean
  /** Who signs for the academy. */
  signer?: Signer | null | undefined
}

interface Issued {
  readonly hours: number
  /** Percent of the course's questions; null where it had none. */
  readonly score: number | null
  readonly at: string
  readonly number: string
  /** The squares of the QR code of the proof page. */
  readonly code: string
}

interface Signer {
  readonly name: string
  readonly title: string | null
  /** Address of a picture of their signature, dark on nothing. */
  readonly signature: string | null
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
  const { holderName, courseTitle, teachers, issued, image, revoked, signer } = sheet
  return (
    <div className="sheet" data-revoked={revoked ? '' : undefined} data-example={example && ''} aria-hidden="true">
      <div className="sheet-plate">{image && <Plate image={image} />}</div>
      <div className="sheet-body">
        <p className="sheet-head">
          <Sender />
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
        {issued && <Measures issued={issued} />}
        <Foot issued={issued} signer={signer} example={example} />
      </div>
      {revoked && (
        <svg className="sheet-strokes" viewBox="0 0 297 210">
          <path d="M0 0L297 210M0 210L297 0" />
        </svg>
      )}
    </div>
  )
}

/** Who issued it: the academy's own logo says its name itself. */
function Sender() {
  const { name, brand } = usePage().site
  if (brand.logo) return <img className="sheet-logo" src={brand.logo.src} alt="" />
  return (
    <>
      <LogoMark />
      <b>{name}</b>
    </>
  )
}

type FootProps = Pick<SheetFacts, 'issued' | 'signer'> & { example: string | undefined }

/** Who signed it, when, and how it can be checked. */
function Foot({ issued, signer, example }: FootProps) {
  const longDay = useLongDay()
  const t = useTranslations('certificates.document')
  const { publicUrl } = usePage().site
  return (
    <div className="sheet-foot">
      {signer && <Signed signer={signer} />}
      <dl>
        <dt>{t('date')}</dt>
        <dd>{issued && longDay(issued.at)}</dd>
        <dt>{t('number')}</dt>
        <dd>{issued?.number ?? example}</dd>
        {issued && (
          <>
            <dt>{t('verify')}</dt>
            <dd>{`${new URL(publicUrl).host}/certificates`}</dd>
          </>
        )}
      </dl>
      {issued && <Code code={issued.code} />}
    </div>
  )
}

/** What was done for it, in numbers. */
function Measures({ issued: { hours, score } }: { issued: Issued }) {
  const t = useTranslations('certificates.document')
  const duration = useDuration()
  return (
    <div className="sheet-measures">
      <p>
        <Numerals className="sheet-numerals" words={duration(hours * 3600)} />
        {t('ofStudy')}
      </p>
      {score !== null && (
        <p>
          <span className="sheet-numerals">
            {score}
            <small>%</small>
          </span>
          {t('inQuestions')}
        </p>
      )}
    </div>
  )
}

const Signed = ({ signer: { name, title, signature } }: { signer: Signer }) => (
  <div className="sheet-signed">
    {signature && <img src={signature} alt="" />}
    <b dir="auto">{name}</b>
    {title && <span dir="auto">{title}</span>}
  </div>
)

function Code({ code }: { code: string }) {
  const { size, path } = codePath(code)
  return (
    <svg className="sheet-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
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
