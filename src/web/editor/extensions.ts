// The closed list of elements as the editor's schema: what it cannot hold cannot be typed, pasted or stored.
import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

import { isRichLink } from '#src/wire/text/rich-text.ts'

import { Figure } from './nodes/figure-node.ts'
import { Formula } from './nodes/formula-node.ts'
import { scriptMarks } from './nodes/script-marks.ts'
import { tableNodes } from './nodes/table-node.ts'

/** @param captionHint stands in an empty caption */
export const editorExtensions = (captionHint: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isRichLink,
      shouldAutoLink: isRichLink,
      HTMLAttributes: { target: null, rel: null, class: 'link' },
    },
  }),
  ...scriptMarks,
  ...tableNodes,
  Formula,
  Figure.configure({ captionHint }),
]
