import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

type Props = { className?: string; children: ReactNode }

/** What a page is about, without what stands around all of them: where 'Skip to content' and a navigation lead to. */
export function MainPart({ className, children }: Props) {
  return (
    <main id="main" tabIndex={-1} className={className}>
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
