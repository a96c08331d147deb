import type { ReactNode } from 'react'

/**
 * Says to administrators, above a page that only they may open, that nobody else sees it yet. Drawn without the icon of
 * `Notice`, whose file every reader of the page would load.
 */
export function DraftNotice({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-4">
      <div className="note" data-tone="warning">
        <div>{children}</div>
      </div>
    </div>
  )
}
