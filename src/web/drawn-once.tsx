// Parts of pages that everybody sees alike, such as the card of a course: the server draws each one once and sends the same
// text again, to others and in other pages. The browser brings them to life like everything else.
import { createContext, use, type ComponentType, type HTMLAttributes } from 'react'

/** What JSON can hold: a part is drawn from nothing else. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain }
type PlainOnly<P> = { readonly [K in keyof P]: P[K] extends Plain ? P[K] : never }

/** Gives the HTML of a part with these properties. */
export type DrawOnce = <P extends object>(part: ComponentType<P>, properties: P) => string

/** Provided by the server alone: a browser has nothing to gain. */
export const DrawOnceContext = createContext<DrawOnce | undefined>(undefined)

interface DrawnOnceProps<P extends object> extends Pick<
  HTMLAttributes<HTMLElement>,
  'className' | 'aria-label' | 'aria-labelledby'
> {
  'data-ground'?: string | undefined
  'data-night'?: '' | undefined
  /** The element around it. */
  as: 'article' | 'div' | 'nav' | 'section' | 'ul'
  /**
   * Shows its properties in the page's language and nothing else: neither who asks nor the time, without state, `useId`,
   * and images that do not wait until they are seen.
   */
  part: ComponentType<P>
  of: P & PlainOnly<P>
  /** Whether others see just the same: what is one person's is drawn for them alone. */
  isShared?: boolean
}

export function DrawnOnce<P extends object>({
  as: Tag,
  part: Part,
  of,
  isShared = true,
  ...attributes
}: DrawnOnceProps<P>) {
  const drawOnce = use(DrawOnceContext)
  if (!drawOnce || !isShared) {
    return (
      <Tag {...attributes}>
        <Part {...of} />
      </Tag>
    )
  }
  // oxlint-disable-next-line react/no-danger -- React wrote it, a moment ago or for somebody else
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: drawOnce(Part, of) }} />
}
