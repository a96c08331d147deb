import type { ReactNode } from 'react'

import { doiAddress } from './research.ts'

/** A link to what a DOI names; plain text where nobody resolves it. */
export function Doi({ doi, children = doi }: { doi: string; children?: ReactNode }) {
  const address = doiAddress(doi)
  if (!address) return children
  return (
    <a className="link" href={address} rel="noopener">
      {children}
    </a>
  )
}
