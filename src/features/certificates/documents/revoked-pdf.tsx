// What tells a revoked certificate from a valid one at the first glance, on paper and in black and white, too.
import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'

import { ink, paper } from '#src/web/pdf/sheet-pdf.tsx'
import { setLine, type Lettering } from '#src/web/pdf/typefaces.ts'

/** Points. */
const INNER_WIDTH = 660

const styles = StyleSheet.create({
  ground: { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' },
  fill: { width: '100%', height: '100%' },
  band: { backgroundColor: ink, color: paper, paddingVertical: 12, paddingHorizontal: 16, borderRadius: 6 },
  title: { fontSize: 17, fontWeight: 600 },
  reason: { marginTop: 4, fontWeight: 600, lineHeight: 1.3 },
  text: { marginTop: 4, fontSize: 10.5, color: '#d8d0cb' },
})

/** Says when it was revoked and why, above what it once said. */
export function RevokedBand({ title, text, reason }: { title: string; text: string; reason: Lettering }) {
  const set = setLine(reason, 14, INNER_WIDTH)
  return (
    <View style={styles.band}>
      <Text style={styles.title}>{title}</Text>
      {set.text && (
        <Text
          style={[styles.reason, { fontFamily: reason.families, fontSize: set.fontSize, direction: reason.direction }]}
        >
          {set.text}
        </Text>
      )}
      <Text style={styles.text}>{text}</Text>
    </View>
  )
}

/** Two strokes through the whole page, where a valid one has its bend; in millimetres of the page. */
export const RevokedGround = () => (
  <View style={styles.ground}>
    <Svg viewBox="0 0 297 210" style={styles.fill}>
      {['M0 0L297 210', 'M0 210L297 0'].map(stroke => (
        <Path key={stroke} d={stroke} stroke={ink} strokeOpacity={0.12} strokeWidth={5} fill="none" />
      ))}
      <Path d="M0 0H297V3H0Z" fill={ink} />
    </Svg>
  </View>
)
