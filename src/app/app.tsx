import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { PageContext, type PageData } from '#src/web/calls/page-data.ts'
import type { Messages } from '#src/web/words/messages.ts'

type Props = { page: PageData; block: string; messages: Partial<Messages>; children: ReactNode }

/** The same tree on both sides. Time zone and clock come from the server: their defaults differ between the two. */
export function App({ page, block, messages, children }: Props) {
  return (
    <PageContext value={{ ...page, block }}>
      <IntlProvider locale={page.language} messages={messages} timeZone={page.timeZone} now={new Date(page.now)}>
        {children}
      </IntlProvider>
    </PageContext>
  )
}
