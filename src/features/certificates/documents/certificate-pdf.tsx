import { Document, Font, Image, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import QRCode from 'qrcode'
import { createTranslator } from 'use-intl'

import { contacts } from '#src/web/certificate/contacts.ts'
import { hoursAndMinutes } from '#src/web/words/dates.ts'
import { catalogues, type Messages } from '#src/web/words/messages.ts'
import type { CertificateFacts } from '#src/wire/documents.ts'

import { RevokedBand, RevokedGround } from './revoked-pdf.tsx'
import { setLine, withLetters, type Lettering, type Letters } from './typefaces.ts'

Font.registerHyphenationCallback(word => [word]) // names and titles are never cut

const red = '#c70039'
const ink = '#1a1110'
const muted = '#6a6160'
const paper = '#fffdfa'

/** Millimetres as points. */
const mm = (length: number): number => (length * 72) / 25.4

/** The picture takes the start of the sheet, the words the rest. */
const PLATE = mm(102.5)
/** The width of names and titles. */
const COLUMN = mm(164)

/** A4 landscape. Sizes in points. */
const styles = StyleSheet.create({
  page: { backgroundColor: paper, color: ink },
  plate: { position: 'absolute', top: 0, left: 0, width: PLATE, height: mm(210), objectFit: 'cover' },
  sheet: {
    height: '100%',
    marginLeft: PLATE,
    paddingTop: mm(15.5),
    paddingLeft: mm(15.5),
    paddingRight: mm(14.5),
    paddingBottom: mm(13),
    justifyContent: 'space-between',
  },
  fill: { width: '100%', height: '100%' },
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  brand: { flexDirection: 'row', alignItems: 'center' },
  mark: { width: mm(9), height: mm(9), marginRight: mm(2.7) },
  name: { fontSize: 18, fontWeight: 600, letterSpacing: -0.4 },
  kind: { fontSize: 11, fontWeight: 500 },
  quiet: { fontSize: 12, color: muted },
  holder: { marginTop: mm(2), marginBottom: mm(5.5), lineHeight: 1.08, fontWeight: 600 },
  course: { marginTop: mm(2), fontWeight: 600, lineHeight: 1.15 },
  taught: { marginTop: mm(1.5), color: muted },
  /** From under the words to the edge of the sheet. */
  trace: { width: mm(179), height: mm(11), marginBottom: mm(5) },
  study: { fontSize: 12, color: muted, marginBottom: mm(6) },
  foot: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    paddingTop: mm(5),
    borderTopWidth: 0.75,
    borderTopColor: '#d2c8bd',
  },
  facts: { gap: 4 },
  fact: { flexDirection: 'row', fontSize: 9.5 },
  term: { width: mm(18), color: muted },
  code: { width: mm(21), height: mm(21), backgroundColor: paper },
})

/** Draws a certificate, A4 landscape; the same certificate gives the same bytes (R28). @returns the PDF */
export const renderCertificate = (certificate: CertificateFacts): Promise<Buffer> =>
  withLetters(letters => drawWith(letters, certificate))

async function drawWith({ plain, line }: Letters, certificate: CertificateFacts): Promise<Buffer> {
  const t = createTranslator({ locale: 'en', messages: (await catalogues.en()).default })
  const { academy, number, holderName, courseTitle, teachers, hours, issuedAt, verifyUrl, plate, revoked } = certificate
  const names = teachers.join(', ')
  const study = hoursAndMinutes(hours * 3600)
  const form = study.hours === 0 ? 'minutes' : study.minutes === 0 ? 'hours' : 'hoursMinutes'
  const time = t(`durations.${form}`, study)
  return renderToBuffer(
    <Document
      title={[...(revoked ? [t('certificates.document.revoked')] : []), courseTitle, holderName].join(': ')}
      subject={`Certificate ${number}`}
      author={academy}
      language="en"
      creationDate={issuedAt}
      modificationDate={revoked?.at ?? issuedAt}
    >
      <Page size="A4" orientation="landscape" wrap={false} style={[styles.page, { fontFamily: plain }]}>
        <Plate plate={plate} isGrey={Boolean(revoked)} />
        {revoked && <RevokedGround />}
        <View style={styles.sheet}>
          <View style={styles.row}>
            <View style={styles.brand}>
              <Mark />
              <Text style={styles.name}>{academy}</Text>
            </View>
            <Text style={styles.kind}>{t('certificates.document.kind')}</Text>
          </View>
          {revoked && <RevokedBand {...wordsOf(revoked, t)} reason={await line(whyOf(revoked, t))} />}
          <View>
            <Text style={styles.quiet}>{t('certificates.document.certifies')}</Text>
            <Line style={styles.holder} full={58} lettering={await line(holderName)} />
            <Text style={styles.quiet}>{t('certificates.document.completed')}</Text>
            <Line style={styles.course} full={22} lettering={await line(courseTitle)} />
            {names && (
              <Line
                style={styles.taught}
                full={12}
                lettering={await line(t('certificates.document.taught', { names }))}
              />
            )}
          </View>
          <View>
            <Trace colour={revoked ? ink : red} />
            <Text style={styles.study}>{t('certificates.document.study', { time })}</Text>
            <View style={styles.foot}>
              <View style={styles.facts}>
                <Fact term={t('certificates.document.date')}>{dayOf(issuedAt)}</Fact>
                <Fact term={t('certificates.document.number')}>{number}</Fact>
                <Fact term={t('certificates.document.verify')}>{verifyUrl.replace(/^https?:\/\//, '')}</Fact>
              </View>
              <Code url={verifyUrl} />
            </View>
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

type LineStyle = typeof styles.holder | typeof styles.course | typeof styles.taught

/** A name or a title: its size steps down where it would be longer than its column. */
function Line({ style, full, lettering }: { style: LineStyle; full: number; lettering: Lettering }) {
  const { fontSize, text } = setLine(lettering, full, COLUMN)
  const letterSpacing = lettering.isJoined ? 0 : (fontSize / full) * (full > 40 ? -1.6 : -0.4)
  const { families, direction } = lettering
  const { marginTop, marginBottom, ...letters } = { marginBottom: 0, ...style }
  // Each line by itself: no face has a letter for the end of one, so that another face would be taken for it.
  return (
    <View style={{ marginTop, marginBottom }}>
      {text.split('\n').map((one, index) => (
        <Text
          key={index}
          style={[letters, { fontFamily: families, fontSize, letterSpacing, direction, textAlign: 'left' }]}
        >
          {one}
        </Text>
      ))}
    </View>
  )
}

const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)

const Fact = ({ term, children }: { term: string; children: string }) => (
  <View style={styles.fact}>
    <Text style={styles.term}>{term}</Text>
    <Text>{children}</Text>
  </View>
)

/** The course's picture; without one, the bend of a track. */
function Plate({ plate, isGrey }: { plate: Uint8Array | undefined; isGrey: boolean }) {
  if (plate) return <Image style={styles.plate} src={{ data: Buffer.from(plate), format: 'jpg' }} />
  return (
    <View style={[styles.plate, { backgroundColor: isGrey ? muted : red }]}>
      <Svg viewBox="0 0 102.5 210" style={styles.fill}>
        {[14, 24, 34, 44, 54, 64].map(radius => (
          <Path
            key={radius}
            d={`M0 ${105 - radius}H22A${radius} ${radius} 0 0 1 22 ${105 + radius}H0`}
            stroke={paper}
            strokeOpacity={0.5}
            strokeWidth={0.8}
            fill="none"
          />
        ))}
      </Svg>
    </View>
  )
}

/** What a force plate writes of three contacts. */
const Trace = ({ colour }: { colour: string }) => (
  <Svg viewBox="0 0 179 11" style={styles.trace}>
    <Path d={contacts} stroke={colour} strokeWidth={0.9} fill="none" strokeLinejoin="round" />
  </Svg>
)

const Mark = () => (
  <Svg viewBox="0 0 32 32" style={styles.mark}>
    <Path d="M4 31V3.5h14.5a9 9 0 0 1 0 18H12" stroke={red} strokeWidth={4} fill="none" />
    <Path d="M10.5 31V10.25h8a2.25 2.25 0 0 1 0 4.5H15" stroke={ink} strokeWidth={3} fill="none" />
  </Svg>
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
