// What mails about money show: a sum, and a bill.
import type { CSSProperties } from 'react'
import { Column, Row, Section, Text } from 'react-email'

import { colours, fontFamily } from './mail-styles.ts'

/** What was paid, large, and when. */
export function MailTotal({ label, amount }: { label: string; amount: string }) {
  return (
    <Section style={{ margin: '28px 0 12px' }}>
      <Text className="mail-text" style={total}>
        {amount}
      </Text>
      <Text className="mail-muted" style={{ ...factName, margin: 0, width: 'auto' }}>
        {label}
      </Text>
    </Section>
  )
}

/** Names and values below each other, as on a bill. */
export function MailFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Section style={{ margin: '0 0 24px' }}>
      {facts.map(([name, value]) => (
        <Row key={name}>
          <Column className="mail-muted" style={factName}>
            {name}
          </Column>
          <Column className="mail-text" style={factValue}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  )
}

const fact: CSSProperties = { padding: '6px 0', fontSize: 16, lineHeight: '24px', verticalAlign: 'top' }
const factName: CSSProperties = { ...fact, width: 88, paddingRight: 16, color: colours.muted }
const factValue: CSSProperties = { ...fact, color: colours.text, overflowWrap: 'anywhere' }
const total: CSSProperties = {
  fontFamily: `'Sofia Sans Extra Condensed','Arial Narrow',${fontFamily}`,
  margin: 0,
  fontSize: 48,
  lineHeight: '52px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: colours.text,
}
