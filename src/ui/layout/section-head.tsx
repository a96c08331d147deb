import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

export interface SectionHeadProps {
  title: ReactNode
  text?: ReactNode
  /** A link with `className="more"` around a `MoreLabel`, or buttons. */
  aside?: ReactNode
  heading?: 'h1' | 'h2' | 'h3' | undefined
  /** The id of the heading, for `aria-labelledby` on the section. */
  id?: string | undefined
}

export function SectionHead({ title, text, aside, heading: Heading = 'h2', id }: SectionHeadProps) {
  return (
    <div className="sec-head">
      <div>
        <Heading id={id}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {aside}
    </div>
  )
}

/** The words and the arrow of a link to more: `<Link className="more" to="…"><MoreLabel>All courses</MoreLabel></Link>`. */
export function MoreLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ArrowRight className="flip" />
    </>
  )
}
