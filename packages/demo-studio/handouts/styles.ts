import { StyleSheet } from '@react-pdf/renderer'

import { brand, neutral } from '../art/drawing/palette.ts'

const muted = '#5f5654'
const line = '#d9d2cd'
const sunken = '#f6f2ee'

/** Size and line stand together: a line height is counted from the size beside it, and on the page it loses the footer. */
const text = { fontSize: 9.2, lineHeight: 1.38 }

/** In points. One face, one red: the rule over the title and beside formulas. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 34,
    paddingBottom: 38,
    paddingHorizontal: 52,
    fontFamily: 'Onest',
    fontSize: text.fontSize,
    color: neutral.ink,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 14 },
  brand: { flexDirection: 'row', alignItems: 'center', fontSize: 13, fontWeight: 600, letterSpacing: -0.2 },
  mark: { width: 20, height: 20, marginRight: 6 },
  kind: { color: muted },
  title: {
    borderTopWidth: 2,
    borderTopColor: brand[600],
    paddingTop: 10,
    fontSize: 21,
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: -0.4,
  },
  purpose: { marginTop: 5, marginBottom: 6, fontSize: 11, lineHeight: 1.4, color: muted },
  section: { marginTop: 7 },
  heading: { fontSize: 12, lineHeight: 1.3, fontWeight: 600, marginBottom: 4 },
  paragraph: { ...text, marginBottom: 4 },
  formulas: {
    marginTop: 2,
    marginBottom: 6,
    paddingVertical: 5,
    paddingHorizontal: 10,
    backgroundColor: sunken,
    borderLeftWidth: 2,
    borderLeftColor: brand[600],
  },
  formula: { fontSize: 10, lineHeight: 1.6, fontWeight: 500 },
  item: { flexDirection: 'row', marginBottom: 2 },
  sign: { width: 16, flexShrink: 0, ...text, color: muted },
  itemText: { flex: 1, ...text },
  table: { marginTop: 4, marginBottom: 6 },
  caption: { fontSize: 8.5, color: muted, marginBottom: 3 },
  row: { flexDirection: 'row', borderBottomWidth: 0.6, borderBottomColor: line },
  headRow: { borderBottomWidth: 1, borderBottomColor: neutral.ink, fontWeight: 600 },
  cell: { paddingVertical: 2.4, paddingRight: 10, fontSize: 9, lineHeight: 1.35 },
  references: { marginTop: 10, paddingTop: 6, borderTopWidth: 0.6, borderTopColor: line },
  reference: { fontSize: 7.8, lineHeight: 1.35, color: muted, marginBottom: 1.5 },
  foot: {
    position: 'absolute',
    bottom: 20,
    left: 52,
    right: 52,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: muted,
  },
})
