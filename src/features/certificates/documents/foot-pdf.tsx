// The foot of a certificate: what was done for it, who signs it, and how it can be checked.
import { Image, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { createTranslator } from 'use-intl'

import { codePath } from '#src/web/certificate/code-path.ts'
import { accentOn, hairline, ink, mm, muted, paper, Trace } from '#src/web/pdf/sheet-pdf.tsx'
import type { Lettering, Letters } from '#src/web/pdf/typefaces.ts'
import { hoursAndMinutes } from '#src/web/words/dates.ts'
import type { Messages } from '#src/web/words/messages.ts'
import type { CertificateFacts } from '#src/wire/documents.ts'

import { codeOf } from '../engine/code.ts'
import { Line } from './parts-pdf.tsx'

export type Say = ReturnType<typeof createTranslator<Messages>>

/** The width of who signs. */
const SIGNED = mm(48)

const styles = StyleSheet.create({
  measures: { flexDirection: 'row', gap: mm(13), marginBottom: mm(5) },
  numerals: { flexDirection: 'row', alignItems: 'baseline', fontSize: 31, lineHeight: 1.1 },
  label: { fontSize: 10.5, color: muted },
  signed: { width: mm(48) },
  signature: { height: mm(11), maxWidth: mm(42), objectFit: 'contain', objectPosition: '0 100%', marginBottom: mm(2) },
  signerName: { fontWeight: 600 },
  signerTitle: { marginTop: 2, color: muted },
  foot: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    paddingTop: mm(5),
    borderTopWidth: 0.75,
    borderTopColor: hairline,
  },
  facts: { gap: 4 },
  fact: { flexDirection: 'row', fontSize: 9.5 },
  term: { width: mm(18), color: muted },
  code: { width: mm(21), height: mm(21), backgroundColor: paper },
})

/** @returns the foot, whose names are drawn with letters that are read first */
export async function footOf({ numerals, line }: Letters, certificate: CertificateFacts, t: Say) {
  const { number, issuedAt, verifyUrl, revoked, score, signer, accent, timeZone } = certificate
  return (
    <View>
      <Trace colour={revoked ? ink : accentOn(accent)} width={179} below={5} />
      <View style={styles.measures}>
        <Measure words={timeOf(certificate, t)} family={numerals} label={t('certificates.document.ofStudy')} />
        {score !== undefined && score !== null && (
          <Measure words={`${score}%`} family={numerals} label={t('certificates.document.inQuestions')} />
        )}
      </View>
      <View style={styles.foot}>
        {signer && (
          <Signed signature={signer.signature} name={await line(signer.name)} title={await line(signer.title ?? '')} />
        )}
        <View style={styles.facts}>
          <Fact term={t('certificates.document.date')}>{dayOf(issuedAt, timeZone)}</Fact>
          <Fact term={t('certificates.document.number')}>{number}</Fact>
          <Fact term={t('certificates.document.verify')}>{verifyUrl.replace(/^https?:\/\/|\/[^/]+$/g, '')}</Fact>
        </View>
        <Code url={verifyUrl} />
      </View>
    </View>
  )
}

function timeOf({ hours }: CertificateFacts, t: Say): string {
  const study = hoursAndMinutes(hours * 3600)
  const form = study.hours === 0 ? 'minutes' : study.minutes === 0 ? 'hours' : 'hoursMinutes'
  return t(`durations.${form}`, study)
}

export const dayOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(instant)

const Fact = ({ term, children }: { term: string; children: string }) => (
  <View style={styles.fact}>
    <Text style={styles.term}>{term}</Text>
    <Text>{children}</Text>
  </View>
)

interface MeasureProps {
  words: string
  family: string
  label: string
}

/** A number in the voice of numerals, its units small beside it. */
function Measure({ words, family, label }: MeasureProps) {
  return (
    <View>
      <Text style={[styles.numerals, { fontFamily: family }]}>
        {words
          .replaceAll(' ', '\u00a0\u00a0')
          .split(/([^\d]+)/)
          .map((part, index) => (
            <Text key={index} style={index % 2 === 1 ? { fontSize: 16 } : {}}>
              {part}
            </Text>
          ))}
      </Text>
      <Text style={styles.label}>{label}</Text>
    </View>
  )
}

interface SignedProps {
  signature: Uint8Array | undefined
  name: Lettering
  title: Lettering
}

const Signed = ({ signature, name, title }: SignedProps) => (
  <View style={styles.signed}>
    {signature && <Image style={styles.signature} src={{ data: Buffer.from(signature), format: 'png' }} />}
    <Line style={styles.signerName} full={11} column={SIGNED} lettering={name} />
    <Line style={styles.signerTitle} full={9.5} column={SIGNED} lettering={title} />
  </View>
)

/** The proof page as a QR code. */
function Code({ url }: { url: string }) {
  const { size, path } = codePath(codeOf(url))
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={styles.code}>
      <Path d={path} fill={ink} />
    </Svg>
  )
}
