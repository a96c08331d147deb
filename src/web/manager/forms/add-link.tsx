import { Plus } from 'lucide-react'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

/** The first action of a manager's list: the way to where a new thing is made. */
export function AddLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={to} data-key="c" aria-keyshortcuts="c">
      <Plus />
      {text}
    </Link>
  )
}

/** The same where there is nothing yet. */
export function AddFirstLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className={buttonClass({ variant: 'ink' })} to={to}>
      {text}
    </Link>
  )
}
