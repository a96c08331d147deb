import type { ReactNode } from 'react'

import { buttonClass } from '#src/ui/controls/button.tsx'

import { usePage } from './calls/page-data.ts'

/** Opens a mail to the academy; nothing where it has no address. */
export function ContactButton({ children }: { children: ReactNode }) {
  const { contactEmail } = usePage().site
  if (!contactEmail) return null
  return (
    <a className={buttonClass({ variant: 'line', size: 'lg' })} href={`mailto:${contactEmail}`}>
      {children}
    </a>
  )
}
