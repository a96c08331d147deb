// The frame of every mail, and how a mail becomes HTML and text.
import type { ReactElement, ReactNode } from 'react'

export type MailTemplate<Data> = {
  readonly subject: (data: Data) => string
  readonly Body: (data: Data) => ReactElement
}

/** Draws a template with its data; the library is loaded with the first mail. */
export async function renderMail<Data>({ subject, Body }: MailTemplate<Data>, data: Data) {
  const { render } = await import('react-email')
  const body = Body(data)
  return { subject: subject(data), html: await render(body), text: await render(body, { plainText: true }) }
}

export function MailLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
