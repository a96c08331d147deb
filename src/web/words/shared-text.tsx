import { readRichText } from '#src/ui/rich-text/rich-text-nodes.ts'
import { RichNodes, richTextClass } from '#src/ui/rich-text/rich-text.tsx'

import { DrawnOnce } from '../drawn-once.tsx'

interface SharedTextProps {
  /** HTML of a closed list of elements, or plain text. */
  html: string
  /** Larger and wider set, for a text that is read from beginning to end. */
  article?: boolean
}

/** A `RichText` that everybody reads. */
export function SharedText({ html, article }: SharedTextProps) {
  return <DrawnOnce as="div" className={richTextClass(article)} part={Inside} of={{ html }} />
}

const Inside = ({ html }: { html: string }) => <RichNodes nodes={readRichText(html)} />
