// What everything that is drawn on paper has in common: its colours, its measures and the product's mark.
import { Path, StyleSheet, Svg } from '@react-pdf/renderer'

import { paletteOf } from '#src/web/brand/palette.ts'
import { contacts } from '#src/web/certificate/contacts.ts'

const red = '#c70039'
export const ink = '#1a1110'
export const muted = '#6a6160'
export const paper = '#fffdfa'
export const hairline = '#d2c8bd'

/** The academy's colour as it can be seen on paper. */
export const accentOn = (accent: string | null | undefined): string => (accent ? paletteOf(accent).shapes.light : red)

/** Millimetres as points. */
export const mm = (length: number): number => (length * 72) / 25.4

const styles = StyleSheet.create({ mark: { width: mm(9), height: mm(9), marginRight: mm(2.7) } })

export const Mark = ({ accent }: { accent: string }) => (
  <Svg viewBox="0 0 32 32" style={styles.mark}>
    <Path d="M4 31V3.5h14.5a9 9 0 0 1 0 18H12" stroke={accent} strokeWidth={4} fill="none" />
    <Path d="M10.5 31V10.25h8a2.25 2.25 0 0 1 0 4.5H15" stroke={ink} strokeWidth={3} fill="none" />
  </Svg>
)

/** What a force plate writes of three contacts. @param width in millimetres */
export const Trace = ({ colour, width, below }: { colour: string; width: number; below: number }) => (
  <Svg viewBox="0 0 179 11" style={{ width: mm(width), height: mm((width * 11) / 179), marginBottom: mm(below) }}>
    <Path d={contacts} stroke={colour} strokeWidth={0.9} fill="none" strokeLinejoin="round" />
  </Svg>
)
