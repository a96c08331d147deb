import { Ban, CircleCheck, Printer, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Button } from '#src/ui/controls/button.tsx'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { CertificateSheet } from '#src/web/certificate/certificate-sheet.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'
import { useLongDay } from '#src/web/words/own-days.ts'

import type { certificatesContract } from '../contract.ts'
import { EmptySheet } from './empty-sheet.tsx'
import type { verifyLoader } from './loaders.ts'
import { NumberForm } from './number-form.tsx'
import { useWhy } from './why.ts'

type Proof = z.output<typeof certificatesContract.verifyCertificate.output>

/** The public proof of a certificate: valid, revoked or unknown. */
export function VerifyPage() {
  const { number, certificate, sample } = useLoaderData<typeof verifyLoader>()
  return certificate ? <Known proof={certificate} /> : <Unknown number={number} sample={sample} />
}

function Known({ proof }: { proof: Proof }) {
  const t = useTranslations('certificates')
  const academy = useAcademy()
  const state = proof.revokedAt ? 'revoked' : 'valid'
  return (
    <div className="certificate-check wrap">
      <Head title={t(state)} description={t('checkDescription', { academy })} hidden />
      <section className="certificate-proof panel" data-state={state} aria-labelledby="proof-title">
        <span className="mark">
          {state === 'valid' ? <CircleCheck aria-hidden="true" /> : <Ban aria-hidden="true" />}
        </span>
        <h1 id="proof-title">{t(state)}</h1>
        {state === 'valid' && (
          <Button size="sm" className="proof-print" onClick={() => print()}>
            <Printer />
            {t('print')}
          </Button>
        )}
        <Proven proof={proof} />
      </section>
      <div className="certificate-stage">
        <CertificateSheet sheet={sheetOf(proof)} />
      </div>
      <Facts proof={proof} />
      {state === 'revoked' && <AnotherNumber />}
    </div>
  )
}

/** What was asked for, and an empty certificate beside it to compare with. */
function Unknown({ number, sample }: { number: string; sample: string }) {
  const t = useTranslations('certificates')
  const academy = useAcademy()
  return (
    <div className="certificate-ask wrap">
      <Head title={t('unknown')} description={t('checkDescription', { academy })} hidden />
      <div className="certificate-check">
        <SearchX className="certificate-missed" aria-hidden="true" />
        <h1 className="page-title">{t('unknown')}</h1>
        <p className="certificate-asked">
          <bdi>{number.slice(0, 40)}</bdi>
        </p>
        <p className="text-muted">{t('unknownText')}</p>
        <AnotherNumber />
      </div>
      <EmptySheet image={sample} />
    </div>
  )
}

function AnotherNumber() {
  const t = useTranslations('certificates')
  return (
    <>
      <h2>{t('checkAnother')}</h2>
      <NumberForm />
    </>
  )
}

const sheetOf = ({ thumbnail, revokedAt, hours, score, code, issuedAt, number, ...proof }: Proof) => ({
  ...proof,
  issued: { hours, score, at: issuedAt, number, code },
  image: thumbnail,
  revoked: revokedAt !== null,
})

function Proven({ proof }: { proof: Proof }) {
  const longDay = useLongDay()
  const academy = useAcademy()
  const t = useTranslations('certificates')
  const why = useWhy()(proof)
  const issued = {
    academy,
    holder: proof.holderName,
    course: proof.courseTitle,
    b: (part: ReactNode) => <b>{part}</b>,
    a: (part: ReactNode) => <Link to={`/course/${proof.courseId}`}>{part}</Link>,
  }
  return (
    <>
      <p className="lead">
        {proof.revokedAt
          ? t.rich('revokedText', { ...issued, date: longDay(proof.revokedAt) })
          : t.rich('validText', issued)}
      </p>
      {proof.revokedAt && why && (
        <p className="why">
          {t('reason')}: <bdi>{why}</bdi>
        </p>
      )}
    </>
  )
}

/** What the sheet says, in words for those who cannot read its letters; where it is large enough, it speaks for itself. */
function Facts({ proof }: { proof: Proof }) {
  const longDay = useLongDay()
  const t = useTranslations('certificates')
  const duration = useDuration()
  return (
    <dl className="certificate-facts">
      {proof.teachers.length > 0 && (
        <Fact name={t('teachers')}>
          <bdi>{proof.teachers.join(', ')}</bdi>
        </Fact>
      )}
      <Fact name={t('issued')}>
        <time dateTime={proof.issuedAt}>{longDay(proof.issuedAt)}</time>
      </Fact>
      <Fact name={t('study')}>{duration(proof.hours * 3600)}</Fact>
      {proof.score !== null && <Fact name={t('score')}>{t('scoreOf', { percent: proof.score })}</Fact>}
      <Fact name={t('number')}>
        <bdi>{proof.number}</bdi>
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
