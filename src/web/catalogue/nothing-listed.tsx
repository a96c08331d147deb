import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { Link } from '#src/web/links/link.tsx'

import { NothingYet, type NothingYetProps } from './nothing-yet.tsx'

interface NothingListedProps {
  /** The address of the whole list. */
  path: string
  /** The address of this search and these filters, at their first page. */
  firstPage: string
  /** What says that nothing fits, in the specification's words, and the link to everything. */
  none: { title: string; text: string; showAll: string }
  /** What stands here before there is anything. */
  empty: NothingYetProps
}

/** A catalogue without a row: nothing fits what somebody asked for, or there is nothing yet. */
export function NothingListed({ path, firstPage, none, empty }: NothingListedProps) {
  if (firstPage === path) return <NothingYet {...empty} />
  return (
    <EmptyState
      heading="h2"
      searched
      title={none.title}
      text={none.text}
      action={
        <Link className={buttonClass({ variant: 'ink' })} to={path}>
          {none.showAll}
        </Link>
      }
    />
  )
}
