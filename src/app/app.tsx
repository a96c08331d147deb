import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { followSite, PageContext, type PageData } from '#src/web/calls/page-data.ts'
import type { Messages } from '#src/web/words/messages.ts'

type Props = { page: PageData; block: string; messages: Partial<Messages>; children: ReactNode }

/** The same tree on both sides. Time zone and clock come from the server: their defaults differ between the two. */
export function App({ page, block, messages, children }: Props) {
  const [site, setSite] = useState(page.site)
  useEffect(() => followSite(changed => setSite(before => ({ ...before, ...changed }))), [])
  return (
    <PageContext value={{ ...page, site, block }}>
      <IntlProvider locale={page.language} messages={messages} timeZone={site.timeZone} now={new Date(page.now)}>
        {children}
      </IntlProvider>
    </PageContext>
  )
}
