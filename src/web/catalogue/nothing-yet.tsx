import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'

export interface NothingYetProps {
  title: string
  /** What will stand here. */
  text: string
  /** Where administrators make the first one; nobody else sees it. */
  add: { to: string; text: string }
}

/** A list of the site that holds nothing so far. Nobody searched, so no search is blamed. */
export function NothingYet({ title, text, add }: NothingYetProps) {
  const isAdmin = useViewer()?.role === 'admin'
  return (
    <EmptyState
      heading="h2"
      title={title}
      text={text}
      action={
        isAdmin && (
          <Link className={buttonClass({ variant: 'primary' })} to={add.to}>
            {add.text}
          </Link>
        )
      }
    />
  )
}
