import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createTranslator } from 'use-intl'

import { accentOn, hairline, ink, Mark, mm, muted, paper, Trace } from '#src/web/pdf/sheet-pdf.tsx'
import { withLetters, type Letters } from '#src/web/pdf/typefaces.ts'
import { catalogues } from '#src/web/words/messages.ts'
import type { InvoiceFacts } from '#src/wire/documents.ts'

import { contentOf, digitsOf, sumIn, type Content, type Say } from './content.ts'
import { Lines, Words } from './words-pdf.tsx'

Font.registerHyphenationCallback(word => [word]) // names and titles are never cut

/** Millimetres of the sheet between its margins, of who sells and who buys, and of the columns of the table. */
const SHEET = 174
const PARTY = mm(80)
const [TITLE, AMOUNT] = [mm(120), mm(50)]

/** A4 upright. Sizes in points. */
const styles = StyleSheet.create({
  page: {
    backgroundColor: paper,
    color: ink,
    fontSize: 10,
    paddingTop: mm(16),
    paddingHorizontal: mm(18),
    paddingBottom: mm(34),
  },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  brand: { flexDirection: 'row', alignItems: 'center', maxWidth: mm(100) },
  logo: { height: mm(11), maxWidth: mm(70), objectFit: 'contain', objectPositionX: 0 },
  kind: { fontSize: 27, fontWeight: 600, letterSpacing: -0.8 },
  label: { fontSize: 8.5, color: muted, marginBottom: 3 },
  parties: { flexDirection: 'row', justifyContent: 'space-between', minHeight: mm(34) },
  facts: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: mm(9),
    paddingVertical: mm(3.5),
    borderTopWidth: 0.75,
    borderBottomWidth: 0.75,
    borderColor: hairline,
  },
  heads: { marginTop: mm(9), paddingBottom: mm(1.5), borderBottomWidth: 1, borderBottomColor: ink },
  head: { fontSize: 8.5, color: muted },
  item: { paddingVertical: mm(3), borderBottomWidth: 0.75, borderBottomColor: hairline },
  amount: { width: AMOUNT, textAlign: 'right', fontWeight: 500 },
  sums: { alignSelf: 'flex-end', width: mm(92), marginTop: mm(4) },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: mm(1) },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    marginTop: mm(2),
    paddingTop: mm(3),
    borderTopWidth: 1.5,
    borderTopColor: ink,
  },
  code: { fontSize: 11, color: muted },
  notes: { marginTop: mm(9) },
  foot: {
    position: 'absolute',
    bottom: mm(11),
    left: mm(18),
    right: mm(18),
    paddingTop: mm(3),
    borderTopWidth: 0.75,
    borderTopColor: hairline,
  },
})

/** Draws an invoice or a credit note, A4; the same facts give the same bytes. @returns the PDF */
export const renderInvoice = (invoice: InvoiceFacts): Promise<Buffer> =>
  withLetters(letters => drawWith(letters, invoice))

async function drawWith(letters: Letters, invoice: InvoiceFacts): Promise<Buffer> {
  const t = createTranslator({ locale: 'en', messages: (await catalogues.en()).default })
  const content = await contentOf(letters, invoice, t)
  const { kind, number, academy, accent, issuedAt } = invoice
  return renderToBuffer(
    <Document
      title={`${t(`invoices.kinds.${kind}`)} ${number}`}
      author={invoice.seller.name}
      language="en"
      creationDate={issuedAt}
      modificationDate={issuedAt}
    >
      <Page size="A4" style={[styles.page, { fontFamily: letters.plain }]}>
        <View style={[styles.row, { alignItems: 'center', marginBottom: mm(7) }]}>
          <Brand invoice={invoice} name={await letters.line(academy)} />
          <Text style={styles.kind}>{t(`invoices.kinds.${kind}`)}</Text>
        </View>
        <Trace colour={accentOn(accent)} width={SHEET} below={8} />
        <View style={styles.parties}>
          <Party label={t('invoices.document.seller')} party={content.seller} />
          <Party label={t('invoices.document.buyer')} party={content.buyer} />
        </View>
        <View style={styles.facts}>
          {content.facts.map(([label, value]) => (
            <View key={label}>
              <Text style={styles.label}>{label}</Text>
              <Text style={{ fontWeight: 500 }}>{value}</Text>
            </View>
          ))}
        </View>
        <Items lines={content.lines} t={t} />
        <Sums invoice={invoice} content={content} numerals={letters.numerals} t={t} />
        <View style={styles.notes} wrap={false}>
          <Lines lines={content.notes} size={10} column={mm(SHEET)} />
        </View>
        <Foot lines={content.foot} t={t} />
      </Page>
    </Document>,
  )
}

/** The academy's own logo; without one, its name beside the product's mark. */
function Brand({ invoice: { logo, accent }, name }: { invoice: InvoiceFacts; name: Content['taxName'] }) {
  if (logo) return <Image style={styles.logo} src={{ data: Buffer.from(logo), format: 'png' }} />
  return (
    <View style={styles.brand}>
      <Mark accent={accentOn(accent)} />
      <Words lettering={name} size={17} column={mm(85)} weight={600} />
    </View>
  )
}

const Party = ({ label, party: { name, lines } }: { label: string; party: Content['seller'] }) => (
  <View style={{ width: PARTY }}>
    <Text style={styles.label}>{label}</Text>
    <Words lettering={name} size={12} column={PARTY} weight={600} />
    <Lines lines={lines} size={10} column={PARTY} />
  </View>
)

const Items = ({ lines, t }: { lines: Content['lines']; t: Say }) => (
  <View>
    <View style={[styles.row, styles.heads]} fixed>
      <Text style={styles.head}>{t('invoices.document.what')}</Text>
      <Text style={styles.head}>{t('invoices.document.amount')}</Text>
    </View>
    {lines.map(({ title, each, amount }, index) => (
      <View key={index} style={[styles.row, styles.item]} wrap={false}>
        <View>
          <Words lettering={title} size={11} column={TITLE} weight={500} />
          {each && <Words lettering={each} size={9} column={TITLE} />}
        </View>
        <Text style={styles.amount}>{amount}</Text>
      </View>
    ))}
  </View>
)

interface SumsProps {
  invoice: InvoiceFacts
  content: Content
  numerals: string
  t: Say
}

/** The tax that is in the total, where there is one, and the total in the voice of numerals. */
function Sums({ invoice: { currency, netCents, taxCents, totalCents, noTax }, content, numerals, t }: SumsProps) {
  return (
    <View style={styles.sums} wrap={false}>
      {(noTax === null || noTax === 'reverse-charge') && (
        <>
          <View style={styles.sum}>
            <Text>{t('invoices.document.net')}</Text>
            <Text style={styles.amount}>{sumIn(netCents, currency)}</Text>
          </View>
          <View style={styles.sum}>
            <Words lettering={content.taxName} size={10} column={mm(40)} />
            <Text style={styles.amount}>{sumIn(taxCents, currency)}</Text>
          </View>
        </>
      )}
      <View style={styles.total}>
        <Text style={{ fontSize: 12, fontWeight: 600, marginBottom: 3 }}>{t('invoices.document.total')}</Text>
        <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
          <Text style={[styles.code, { marginRight: 5, marginBottom: 4 }]}>{currency.toUpperCase()}</Text>
          <Text style={{ fontFamily: numerals, fontSize: 34, lineHeight: 1 }}>{digitsOf(totalCents, currency)}</Text>
        </View>
      </View>
    </View>
  )
}

const Foot = ({ lines, t }: { lines: Content['foot']; t: Say }) => (
  <View style={styles.foot} fixed>
    <Lines lines={lines} size={8.5} column={mm(SHEET - 30)} color={muted} />
    <Text
      style={{ position: 'absolute', right: 0, top: mm(3), fontSize: 8.5, color: muted }}
      render={({ pageNumber: page, totalPages: pages }) =>
        pages > 1 ? t('invoices.document.page', { page, pages }) : ''
      }
    />
  </View>
)
