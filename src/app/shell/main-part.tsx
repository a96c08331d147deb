import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import { useViewer } from '#src/web/calls/page-data.ts'
import { later } from '#src/web/later.tsx'

const DeletionNotice = later(
  'deletion-notice',
  import.meta.env.SSR ? (await import('./deletion-notice.tsx')).DeletionNotice : undefined,
  async () => (await import('./deletion-notice.tsx')).DeletionNotice,
)

type Props = { className?: string; children: ReactNode }

/** What a page is about, without what stands around all of them: where 'Skip to content' and a navigation lead to. */
export function MainPart({ className, children }: Props) {
  const isLeaving = Boolean(useViewer()?.deletionAt)
  return (
    <main id="main" tabIndex={-1} className={className}>
      {isLeaving && <DeletionNotice className={className ? 'leaving' : 'wrap leaving'} />}
      {children}
    </main>
  )
}

/** The frame of the site's pages; the dashboard has one of its own, whose rail is not what the page is about (2.4.1). */
export function SitePage() {
  return (
    <MainPart>
      <Outlet />
    </MainPart>
  )
}
