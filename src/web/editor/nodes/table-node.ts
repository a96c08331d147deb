import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

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

export const tableNodes = [CaptionedTable.configure({ View: null }), TableRow, TableHeader, TableCell]
