// The frame of every mail and its parts, and how a mail becomes HTML and text. Styles are inline, because mail readers
// drop sheets; the one sheet in the head only turns the colours for dark readers and narrows the card.
import { createContext, Fragment, useContext, type ReactElement, type ReactNode } from 'react'
import { Body, Button, Container, Head, Heading, Html, Img, Section, Text } from 'react-email'

import { STANDARD_ZONE } from '#src/wire/time-zone.ts'

import { paletteOf } from './brand/palette.ts'
import { mailClock, type MailClock } from './mail-clock.ts'
import {
  belowPicture,
  button,
  card,
  code,
  colours,
  fontFamily,
  heading,
  outlined,
  paragraph,
  picture,
  sheet,
  small,
  wordmark,
} from './mail-styles.ts'

export type MailTemplate<Data> = {
  readonly subject: (data: Data, clock: MailClock) => string
  readonly Body: (data: Data, clock: MailClock) => ReactElement
  /** For mails that somebody subscribed to: the address that ends it by one POST (RFC 8058). */
  readonly unsubscribeUrl?: (data: Data) => string
}

/** Draws a template with its data and its sender; the library is loaded with the first mail. */
export async function renderMail<Data>(
  { subject, Body, unsubscribeUrl }: MailTemplate<Data>,
  data: Data,
  sender: MailSender,
) {
  const { render } = await import('react-email')
  const clock = mailClock(sender.timeZone)
  const body = <Sender value={sender}>{Body(data, clock)}</Sender>
  return {
    subject: subject(data, clock),
    html: await render(body),
    text: await render(body, { plainText: true }),
    unsubscribeUrl: unsubscribeUrl?.(data),
  }
}

/** Who sends a mail, as far as its last line says it, and whether a picture comes with it. */
export type MailSender = {
  readonly name: string
  readonly email: string | undefined
  readonly address: string | undefined
  /** Of days and times. */
  readonly timeZone: string
  /** Its own last lines. */
  readonly mailFoot?: string | null
  readonly hasPicture?: boolean
  /** Px of the logo that comes with it; none where the name stands beside the product's mark. */
  readonly logo?: LogoSize | null
  /** Like `#c70039`; without it, the product's own. */
  readonly accent?: string | null
}

/** The ground of buttons and the words on it, in the academy's colour. */
function useBrand() {
  const { accent } = useContext(Sender)
  if (!accent) return { ground: colours.brand, words: colours.onBrand }
  const { fill, onFill } = paletteOf(accent)
  return { ground: fill.light, words: onFill.light }
}

type LogoSize = { readonly width: number; readonly height: number }

const Sender = createContext<MailSender>({ name: '', email: undefined, address: undefined, timeZone: STANDARD_ZONE })

/** How a part of a mail writes days and times. */
export const useMailClock = (): MailClock => mailClock(useContext(Sender).timeZone)

const imprintOf = ({ name, address, email }: MailSender): string => {
  const place = address ? `${name}, ${address}` : name
  return email ? `${place}. ${email}` : place
}

type LayoutProps = {
  /** What an inbox shows beside the subject. */
  preview?: string
  /** Why this mail came, and what to do if it should not have. */
  footer?: string
  children: ReactNode
}

export function MailLayout({ preview, footer, children }: LayoutProps) {
  const sender = useContext(Sender)
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{sender.name}</title>
        <style>{sheet}</style>
      </Head>
      <Body className="mail-ground" style={{ margin: 0, background: colours.ground, fontFamily }}>
        {preview && (
          <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }} data-skip-in-text="true">
            {preview}
          </div>
        )}
        <Container style={{ maxWidth: 560, width: '100%', padding: '32px 12px' }}>
          <Wordmark {...sender} />
          {sender.hasPicture && <Img src="cid:picture" alt="" width="560" style={picture} data-skip-in-text="true" />}
          <Section className="mail-card" style={sender.hasPicture ? { ...card, ...belowPicture } : card}>
            {children}
          </Section>
          <Text className="mail-muted" style={small}>
            {footer}
            {footer && <br />}
            {imprintOf(sender)}
            {sender.mailFoot?.split('\n').map((line, index) => (
              <Fragment key={index}>
                <br />
                {line}
              </Fragment>
            ))}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** The mark is left out by readers that refuse inline drawings; the name stands without it. */
function Wordmark({ name, logo }: MailSender) {
  const brand = useBrand()
  if (logo) {
    const height = Math.min(40, (240 * logo.height) / logo.width)
    return (
      <Section style={{ padding: '0 4px 20px' }}>
        <Img
          className="mail-logo"
          src="cid:logo"
          alt={name}
          height={Math.round(height)}
          width={Math.round((height * logo.width) / logo.height)}
        />
      </Section>
    )
  }
  return (
    <Text className="mail-text" style={{ ...wordmark, color: colours.text }}>
      <svg width="24" height="24" viewBox="0 0 32 32" fill="none" style={{ verticalAlign: -5, marginRight: 8 }}>
        <path d="M4 31V3.5h14.5a9 9 0 0 1 0 18H12" stroke={brand.ground} strokeWidth="4" />
        <path d="M10.5 31V10.25h8a2.25 2.25 0 0 1 0 4.5H15" stroke="currentColor" strokeWidth="3" />
      </svg>
      {name}
    </Text>
  )
}

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="mail-text" style={heading}>
      {children}
    </Heading>
  )
}

/** @param props.last nothing follows it in the card */
export function MailText({ children, last }: { children: ReactNode; last?: boolean }) {
  return (
    <Text className="mail-muted" style={last ? { ...paragraph, margin: 0 } : paragraph}>
      {children}
    </Text>
  )
}

/** A code in large digits, to be read and typed. */
export function MailCode({ children }: { children: ReactNode }) {
  return (
    <Text className="mail-panel" style={code}>
      {children}
    </Text>
  )
}

/** @param props.quiet for what is offered, not asked for: outlined instead of red */
export function MailButton({ href, children, quiet }: { href: string; children: ReactNode; quiet?: boolean }) {
  const { ground, words } = useBrand()
  const filled = { ...button, background: ground, color: words }
  return (
    <Button href={href} {...(quiet && { className: 'mail-line' })} style={quiet ? { ...button, ...outlined } : filled}>
      {children}
    </Button>
  )
}
