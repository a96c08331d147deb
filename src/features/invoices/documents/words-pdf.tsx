// Words on an invoice: names and addresses come in every alphabet, and none is longer than its column.
import { Text, View } from '@react-pdf/renderer'

import { setLine, type Lettering } from '#src/web/pdf/typefaces.ts'

interface WordsProps {
  lettering: Lettering
  /** Its size where there is room, in points. */
  size: number
  /** Its width, in points. */
  column: number
  weight?: 400 | 500 | 600
  color?: string
  atEnd?: boolean
  above?: number
}

/** A line, or as many as it needs. Each by itself: no face has a letter for the end of one. */
export function Words({ lettering, size, column, weight = 400, color, atEnd = false, above = 0 }: WordsProps) {
  const { fontSize, text } = setLine(lettering, size, column)
  const { families, direction } = lettering
  if (text === '') return null
  const style = {
    fontFamily: families,
    fontSize: Math.max(fontSize, size * 0.84),
    fontWeight: weight,
    lineHeight: 1.35,
    direction,
    textAlign: atEnd ? ('right' as const) : ('left' as const),
    ...(color !== undefined && { color }),
  }
  return (
    <View style={{ marginTop: above, width: column }}>
      {text.split('\n').map((one, index) => (
        <Text key={index} style={style}>
          {one}
        </Text>
      ))}
    </View>
  )
}

/** Lines below each other. */
export const Lines = ({ lines, ...words }: Omit<WordsProps, 'lettering'> & { lines: readonly Lettering[] }) =>
  lines.map((lettering, index) => <Words key={index} lettering={lettering} {...words} />)
