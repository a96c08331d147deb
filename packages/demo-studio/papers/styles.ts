import { StyleSheet } from '@react-pdf/renderer'

import { brand, neutral } from '../art/drawing/palette.ts'

const muted = '#5f5654'
const line = '#d9d2cd'
const sunken = '#f6f2ee'

/** Size and line stand together: a line height is counted from the size beside it. */
const text = { fontSize: 9.6, lineHeight: 1.45 }

/** In points. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 50,
    paddingHorizontal: 62,
    fontFamily: 'Onest',
    fontSize: text.fontSize,
    color: neutral.ink,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', marginBottom: 16 },
  brand: { flexDirection: 'row', alignItems: 'center', fontSize: 13, fontWeight: 600, letterSpacing: -0.2 },
  mark: { width: 20, height: 20, marginRight: 6 },
  muted: { fontSize: 8.6, lineHeight: 1.4, color: muted },
  title: {
    borderTopWidth: 2,
    borderTopColor: brand[600],
    paddingTop: 12,
    marginBottom: 8,
    fontSize: 20,
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: -0.4,
  },
  authors: { fontSize: 10.5, lineHeight: 1.4, fontWeight: 500 },
  facts: { marginTop: 6, fontSize: 8.6, lineHeight: 1.4, color: muted },
  abstract: { marginTop: 12, marginBottom: 4, padding: 12, backgroundColor: sunken },
  label: { fontSize: 9, lineHeight: 1.4, fontWeight: 600, marginBottom: 3 },
  h2: { marginTop: 12, marginBottom: 4, fontSize: 13, lineHeight: 1.3, fontWeight: 600 },
  h3: { marginTop: 6, marginBottom: 3, fontSize: 10.5, lineHeight: 1.3, fontWeight: 600 },
  paragraph: { ...text, marginBottom: 5 },
  aside: { paddingLeft: 10, borderLeftWidth: 2, borderLeftColor: line, marginBottom: 5 },
  list: { marginBottom: 3 },
  item: { flexDirection: 'row', marginBottom: 2.5 },
  sign: { width: 18, flexShrink: 0, ...text, color: muted },
  itemText: { flex: 1, ...text },
  table: { marginTop: 4, marginBottom: 8, borderTopWidth: 1, borderTopColor: neutral.ink },
  row: { flexDirection: 'row', borderBottomWidth: 0.6, borderBottomColor: line },
  headRow: { borderBottomWidth: 1, borderBottomColor: neutral.ink, fontWeight: 600 },
  cell: { paddingVertical: 3, paddingRight: 10, fontSize: 8.8, lineHeight: 1.35 },
  reference: { flex: 1, fontSize: 8.6, lineHeight: 1.4, color: muted },
  strong: { fontWeight: 600 },
  set: { fontWeight: 500 },
  sub: { fontSize: 7, verticalAlign: 'sub' },
  sup: { fontSize: 7, verticalAlign: 'super' },
  link: { color: brand[600] },
  foot: {
    position: 'absolute',
    bottom: 24,
    left: 62,
    right: 62,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: muted,
  },
  footTitle: { maxWidth: 400, maxLines: 1, textOverflow: 'ellipsis' },
})
