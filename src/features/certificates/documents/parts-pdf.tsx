// What the sheet of a certificate is put together from.
import { Image, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'

import { mm, muted, paper } from '#src/web/pdf/sheet-pdf.tsx'
import { setLine, type Lettering } from '#src/web/pdf/typefaces.ts'

/** The picture takes the start of the sheet, the words the rest. */
export const PLATE = mm(102.5)
/** The width of names and titles. */
const COLUMN = mm(164)

const styles = StyleSheet.create({
  plate: { position: 'absolute', top: 0, left: 0, width: PLATE, height: mm(210), objectFit: 'cover' },
  fill: { width: '100%', height: '100%' },
})

interface LineProps {
  style: { marginTop?: number; marginBottom?: number; fontWeight?: number; lineHeight?: number; color?: string }
  /** Its size where there is room, in points. */
  full: number
  column?: number
  lettering: Lettering
}

/** A name or a title: its size steps down where it would be longer than its column. */
export function Line({ style, full, column = COLUMN, lettering }: LineProps) {
  const { fontSize, text } = setLine(lettering, full, column)
  const letterSpacing = lettering.isJoined ? 0 : (fontSize / full) * (full > 40 ? -1.6 : -0.4)
  const { families, direction } = lettering
  const { marginTop = 0, marginBottom = 0, ...letters } = style
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

interface PlateProps {
  plate: Uint8Array | undefined
  isGrey: boolean
  /** Its ground where there is no picture. */
  accent: string
}

/** The course's picture; without one, the bend of a track. */
export function Plate({ plate, isGrey, accent }: PlateProps) {
  if (plate) return <Image style={styles.plate} src={{ data: Buffer.from(plate), format: 'jpg' }} />
  return (
    <View style={[styles.plate, { backgroundColor: isGrey ? muted : accent }]}>
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
