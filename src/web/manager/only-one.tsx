import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

import { useListAddress } from './lists/list-address.ts'

interface OnlyOneProps {
  /** The parameter of the address that narrows the list to one thing. */
  name: string
  /** Says which. */
  text: ReactNode
  showAll: string
}

/** Says that a list is about one thing, and leads back to everything; nothing for a list of everything. */
export function OnlyOne({ name, text, showAll }: OnlyOneProps) {
  const { get, addressOf } = useListAddress()
  if (!get(name)) return null
  return (
    <div className="manager-only">
      <p>{text}</p>
      <Link className={buttonClass({ size: 'sm' })} to={addressOf({ [name]: undefined })}>
        <X />
        {showAll}
      </Link>
    </div>
  )
}
