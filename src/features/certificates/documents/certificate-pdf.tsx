import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createTranslator } from 'use-intl'

import { accentOn, ink, Mark, mm, muted, paper } from '#src/web/pdf/sheet-pdf.tsx'
import { withLetters, type Letters } from '#src/web/pdf/typefaces.ts'
import { catalogues } from '#src/web/words/messages.ts'
import type { CertificateFacts } from '#src/wire/documents.ts'

import { dayOf, footOf, type Say } from './foot-pdf.tsx'
import { Line, PLATE, Plate } from './parts-pdf.tsx'
import { RevokedBand, RevokedGround } from './revoked-pdf.tsx'

Font.registerHyphenationCallback(word => [word]) // names and titles are never cut

/** A4 landscape. Sizes in points. */
const styles = StyleSheet.create({
  page: { backgroundColor: paper, color: ink },
  sheet: {
    height: '100%',
    marginLeft: PLATE,
    paddingTop: mm(15.5),
    paddingLeft: mm(15.5),
    paddingRight: mm(14.5),
    paddingBottom: mm(13),
    justifyContent: 'space-between',
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  brand: { flexDirection: 'row', alignItems: 'center' },
  logo: { height: mm(9), maxWidth: mm(60), objectFit: 'contain', objectPositionX: 0 },
  name: { fontSize: 18, fontWeight: 600, letterSpacing: -0.4 },
  kind: { fontSize: 11, fontWeight: 500 },
  quiet: { fontSize: 12, color: muted },
  holder: { marginTop: mm(2), marginBottom: mm(5.5), lineHeight: 1.08, fontWeight: 600 },
  course: { marginTop: mm(2), fontWeight: 600, lineHeight: 1.15 },
  taught: { marginTop: mm(1.5), color: muted },
})

/** Draws a certificate, A4 landscape; the same certificate gives the same bytes (R28). @returns the PDF */
export const renderCertificate = (certificate: CertificateFacts): Promise<Buffer> =>
  withLetters(letters => drawWith(letters, certificate))

async function drawWith(letters: Letters, certificate: CertificateFacts): Promise<Buffer> {
  const t = createTranslator({ locale: 'en', messages: (await catalogues.en()).default })
  const { plain, line } = letters
  const { academy, logo, accent, number, holderName, courseTitle, teachers, issuedAt, timeZone, plate, revoked } =
    certificate
  const names = teachers.join(', ')
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
        <Plate plate={plate} isGrey={Boolean(revoked)} accent={accentOn(accent)} />
        {revoked && <RevokedGround />}
        <View style={styles.sheet}>
          <View style={styles.row}>
            <View style={styles.brand}>
              {logo ? (
                <Image style={styles.logo} src={{ data: Buffer.from(logo), format: 'png' }} />
              ) : (
                <>
                  <Mark accent={accentOn(accent)} />
                  <Text style={styles.name}>{academy}</Text>
                </>
              )}
            </View>
            <Text style={styles.kind}>{t('certificates.document.kind')}</Text>
          </View>
          {revoked && <RevokedBand {...wordsOf(revoked, timeZone, t)} reason={await line(whyOf(revoked, t))} />}
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
          {await footOf(letters, certificate, t)}
        </View>
      </Page>
    </Document>,
  )
}

type Revoked = NonNullable<CertificateFacts['revoked']>

const wordsOf = ({ at }: Revoked, timeZone: string, t: Say) => ({
  title: t('certificates.document.revokedOn', { date: dayOf(at, timeZone) }),
  text: t('certificates.document.revokedText'),
})

const whyOf = ({ cause, reason }: Revoked, t: Say): string =>
  cause === 'refund' || cause === 'chargeback' ? t(`certificates.causes.${cause}`) : (reason ?? '')
