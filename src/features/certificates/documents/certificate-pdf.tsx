import { Document, Font, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import QRCode from 'qrcode'
import { createTranslator } from 'use-intl'

import { hoursAndMinutes } from '#src/web/words/dates.ts'
import { catalogues, type Messages } from '#src/web/words/messages.ts'
import type { CertificateFacts } from '#src/wire/documents.ts'

import { RevokedBand, RevokedGround } from './revoked-pdf.tsx'
import { setLine, withLetters, type Lettering, type Letters } from './typefaces.ts'

Font.registerHyphenationCallback(word => [word]) // names and titles are never cut

const red = '#c70039'
const ink = '#1a1212'
const muted = '#6a6160'
const paper = '#fcfaf8'

/** Millimetres as points. */
const mm = (length: number): number => (length * 72) / 25.4

/** The width of names and titles. */
const COLUMN = mm(172)

/** A4 landscape. Sizes in points. */
const styles = StyleSheet.create({
  page: { backgroundColor: paper, color: ink },
  sheet: {
    height: '100%',
    paddingTop: mm(20),
    paddingHorizontal: mm(22),
    paddingBottom: mm(16),
    justifyContent: 'space-between',
  },
  ground: { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' },
  fill: { width: '100%', height: '100%' },
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  brand: { flexDirection: 'row', alignItems: 'center' },
  mark: { width: mm(10), height: mm(10), marginRight: mm(3) },
  name: { fontSize: 20, fontWeight: 600, letterSpacing: -0.4 },
  kind: { fontSize: 11.5 },
  words: { width: COLUMN },
  quiet: { fontSize: 12.5, color: muted },
  holder: { marginTop: mm(2), marginBottom: mm(9), lineHeight: 1.12, fontWeight: 600 },
  course: {
    marginTop: mm(2),
    marginBottom: mm(4),
    fontWeight: 600,
    lineHeight: 1.2,
    color: '#a1002e',
  },
  taught: { marginTop: mm(1), color: muted },
  foot: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  facts: { flexDirection: 'row', gap: mm(11) },
  term: { fontSize: 9, color: muted, marginBottom: 2 },
  fact: { fontSize: 11, fontWeight: 500 },
  code: { width: mm(23), height: mm(23), backgroundColor: paper },
})

/** Draws a certificate, A4 landscape; the same certificate gives the same bytes (R28). @returns the PDF */
export const renderCertificate = (certificate: CertificateFacts): Promise<Buffer> =>
  withLetters(letters => drawWith(letters, certificate))

async function drawWith({ plain, line }: Letters, certificate: CertificateFacts): Promise<Buffer> {
  const t = createTranslator({ locale: 'en', messages: (await catalogues.en()).default })
  const { number, holderName, courseTitle, teachers, hours, issuedAt, verifyUrl, revoked } = certificate
  const names = teachers.join(', ')
  const study = hoursAndMinutes(hours * 3600)
  const form = study.hours === 0 ? 'minutes' : study.minutes === 0 ? 'hours' : 'hoursMinutes'
  const time = t(`durations.${form}`, study)
  return renderToBuffer(
    <Document
      title={[...(revoked ? [t('certificates.document.revoked')] : []), courseTitle, holderName].join(': ')}
      subject={`Certificate ${number}`}
      author="Palestra"
      language="en"
      creationDate={issuedAt}
      modificationDate={revoked?.at ?? issuedAt}
    >
      <Page size="A4" orientation="landscape" style={[styles.page, { fontFamily: plain }]}>
        {revoked ? <RevokedGround /> : <Ground />}
        <View style={styles.sheet}>
          <View style={styles.row}>
            <View style={styles.brand}>
              <Mark />
              <Text style={styles.name}>Palestra</Text>
            </View>
            <Text style={styles.kind}>{t('certificates.document.kind')}</Text>
          </View>
          {revoked && <RevokedBand {...wordsOf(revoked, t)} reason={await line(whyOf(revoked, t))} />}
          <View style={styles.words}>
            <Text style={styles.quiet}>{t('certificates.document.certifies')}</Text>
            <Line style={styles.holder} full={48} lettering={await line(holderName)} />
            <Text style={styles.quiet}>{t('certificates.document.completed')}</Text>
            <Line style={styles.course} full={25} lettering={await line(courseTitle)} />
            <Text style={styles.quiet}>{t('certificates.document.study', { time })}</Text>
            {names && (
              <Line
                style={styles.taught}
                full={12.5}
                lettering={await line(t('certificates.document.taught', { names }))}
              />
            )}
          </View>
          <View style={styles.foot}>
            <View style={styles.facts}>
              <Fact term={t('certificates.document.date')}>{dayOf(issuedAt)}</Fact>
              <Fact term={t('certificates.document.number')}>{number}</Fact>
              <Fact term={t('certificates.document.verify')}>{verifyUrl.replace(/^https?:\/\//, '')}</Fact>
            </View>
            <Code url={verifyUrl} />
          </View>
        </View>
      </Page>
    </Document>,
  )
}

type Revoked = NonNullable<CertificateFacts['revoked']>
type Say = ReturnType<typeof createTranslator<Messages>>

const wordsOf = ({ at }: Revoked, t: Say) => ({
  title: t('certificates.document.revokedOn', { date: dayOf(at) }),
  text: t('certificates.document.revokedText'),
})

const whyOf = ({ cause, reason }: Revoked, t: Say): string =>
  cause === 'refund' || cause === 'chargeback' ? t(`certificates.causes.${cause}`) : (reason ?? '')

type LineStyle = typeof styles.holder | typeof styles.taught

/** A name or a title: its size steps down where it would be longer than its column. */
function Line({ style, full, lettering }: { style: LineStyle; full: number; lettering: Lettering }) {
  const { fontSize, text } = setLine(lettering, full, COLUMN)
  const letterSpacing = lettering.isJoined ? 0 : (fontSize / full) * (full > 40 ? -1 : -0.4)
  const { families, direction } = lettering
  return (
    <Text style={[style, { fontFamily: families, fontSize, letterSpacing, direction, textAlign: 'left' }]}>{text}</Text>
  )
}

const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)

const Fact = ({ term, children }: { term: string; children: string }) => (
  <View>
    <Text style={styles.term}>{term}</Text>
    <Text style={styles.fact}>{children}</Text>
  </View>
)

const Mark = () => (
  <Svg viewBox="0 0 32 32" style={styles.mark}>
    <Path d="M4 31V3.5h14.5a9 9 0 0 1 0 18H12" stroke={red} strokeWidth={4} fill="none" />
    <Path d="M10.5 31V10.25h8a2.25 2.25 0 0 1 0 4.5H15" stroke={ink} strokeWidth={3} fill="none" />
  </Svg>
)

/** Six lanes of a bend, fading inwards, in millimetres of the page; above them the red edge. */
const Ground = () => (
  <View style={styles.ground}>
    <Svg viewBox="0 0 297 210" style={styles.fill}>
      {[14, 24, 34, 44, 54, 64].map((radius, lane) => (
        <Path
          key={radius}
          d={`M196 ${104 - radius}H215A${radius} ${radius} 0 0 1 215 ${104 + radius}H196`}
          stroke={red}
          strokeOpacity={0.06 + lane * 0.035}
          strokeWidth={0.7}
          fill="none"
        />
      ))}
      <Path d="M0 0H297V3H0Z" fill={red} />
    </Svg>
  </View>
)

/** The proof page as a QR code, one square for each dark module. */
function Code({ url }: { url: string }) {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' })
  const squares = [...modules.data].flatMap((dark, index) =>
    dark ? `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z` : [],
  )
  return (
    <Svg viewBox={`0 0 ${modules.size} ${modules.size}`} style={styles.code}>
      <Path d={squares.join('')} fill={ink} />
    </Svg>
  )
}
