import type { Editor } from '@tiptap/core'
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Captions,
  Columns3,
  PanelTop,
  Rows3,
  Trash2,
} from 'lucide-react'

import type { DialogName, Tool } from './tools.ts'

/** What there is to do inside a table. */
export const tableTools = [
  [
    {
      name: 'rowAbove',
      Icon: BetweenHorizontalStart,
      run: (editor: Editor) => editor.chain().focus().addRowBefore().run(),
    },
    {
      name: 'rowBelow',
      Icon: BetweenHorizontalEnd,
      run: (editor: Editor) => editor.chain().focus().addRowAfter().run(),
    },
    { name: 'deleteRow', Icon: Rows3, run: (editor: Editor) => editor.chain().focus().deleteRow().run() },
  ],
  [
    {
      name: 'columnBefore',
      Icon: BetweenVerticalStart,
      run: (editor: Editor) => editor.chain().focus().addColumnBefore().run(),
    },
    {
      name: 'columnAfter',
      Icon: BetweenVerticalEnd,
      run: (editor: Editor) => editor.chain().focus().addColumnAfter().run(),
    },
    { name: 'deleteColumn', Icon: Columns3, run: (editor: Editor) => editor.chain().focus().deleteColumn().run() },
  ],
  [
    {
      name: 'headerRow',
      Icon: PanelTop,
      run: (editor: Editor) => editor.chain().focus().toggleHeaderRow().run(),
      isActive: (editor: Editor) => editor.isActive('tableHeader'),
    },
    {
      name: 'caption',
      Icon: Captions,
      run: (_: Editor, open: (dialog: DialogName) => void) => open('caption'),
      isActive: (editor: Editor) => Boolean(editor.getAttributes('table')['caption']),
    },
    { name: 'deleteTable', Icon: Trash2, run: (editor: Editor) => editor.chain().focus().deleteTable().run() },
  ],
] as const satisfies readonly (readonly Tool[])[]
