import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import { isMeasure } from '#src/ui/rich-text/measure.ts'

/** A table whose caption is one of its attributes: it is asked for, not typed into. */
const CaptionedTable = Table.extend({
  addAttributes() {
    const caption = {
      default: '',
      parseHTML: (table: HTMLElement) => table.querySelector('caption')?.textContent.trim() ?? '',
      rendered: false,
    }
    return { ...this.parent?.(), caption }
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  // Inside the reader's own frame, so that it looks and scrolls as it will there.
  renderHTML: ({ node }) => {
    const caption = String(node.attrs['caption'])
    const head = caption ? [['caption', { contenteditable: 'false' }, caption]] : []
    return ['div', { class: 'table-scroll' }, ['table', ...head, ['tbody', 0]]]
  },
})

/** A cell that is a measure looks as it will on the page; what is stored says nothing of it. */
const MeasuredCell = TableCell.extend({
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const measures: Decoration[] = []
          doc.descendants((node, at) => {
            if (node.type.name === TableCell.name && isMeasure(node.textContent))
              measures.push(Decoration.node(at, at + node.nodeSize, { class: 'measure' }))
          })
          return DecorationSet.create(doc, measures)
        },
      },
    }),
  ],
})

export const tableNodes = [CaptionedTable.configure({ View: null }), TableRow, TableHeader, MeasuredCell]
