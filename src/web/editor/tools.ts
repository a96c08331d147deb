// What the toolbars offer: name, sign, keys, and what each does.
import type { Editor } from '@tiptap/core'
import {
  Bold,
  Braces,
  Code,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Sigma,
  Subscript,
  Superscript,
  Table,
  Undo2,
} from 'lucide-react'

export type DialogName = 'link' | 'picture' | 'formula' | 'caption'

export interface Tool<Name extends string = string> {
  /** Key of its words. */
  readonly name: Name
  readonly Icon: LucideIcon
  /** As ARIA writes keys, with Mod for Control or Command. */
  readonly keys?: string
  readonly run: (editor: Editor, open: (dialog: DialogName) => void) => unknown
  readonly isActive?: (editor: Editor) => boolean
  readonly isOff?: (editor: Editor) => boolean
}

const heading = <N extends string>(name: N, Icon: LucideIcon, level: 2 | 3 | 4) => ({
  name,
  Icon,
  keys: `Mod+Alt+${level}`,
  run: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor: Editor) => editor.isActive('heading', { level }),
})

const mark = <N extends string>(name: N, Icon: LucideIcon, type: string, keys: string) => ({
  name,
  Icon,
  keys,
  run: (editor: Editor) => editor.chain().focus().toggleMark(type).run(),
  isActive: (editor: Editor) => editor.isActive(type),
  isOff: (editor: Editor) => !editor.can().toggleMark(type),
})

const opening = <N extends string>(name: N, Icon: LucideIcon, dialog: DialogName, node: string, keys?: string) => ({
  name,
  Icon,
  ...(keys && { keys }),
  run: (_: Editor, open: (dialog: DialogName) => void) => open(dialog),
  isActive: (editor: Editor) => editor.isActive(node),
})

const insertTable = (editor: Editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3 }).run()
const isInCode = (editor: Editor) => editor.isActive('codeBlock')

export const textTools = [
  [heading('heading2', Heading2, 2), heading('heading3', Heading3, 3), heading('heading4', Heading4, 4)],
  [
    mark('bold', Bold, 'bold', 'Mod+B'),
    mark('italic', Italic, 'italic', 'Mod+I'),
    mark('sub', Subscript, 'sub', 'Mod+,'),
    mark('sup', Superscript, 'sup', 'Mod+.'),
    mark('code', Code, 'code', 'Mod+E'),
    { ...opening('link', Link, 'link', 'link', 'Mod+K'), isOff: isInCode },
  ],
  [
    {
      name: 'bulletList',
      Icon: List,
      keys: 'Mod+Shift+8',
      run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
      isActive: (editor: Editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      Icon: ListOrdered,
      keys: 'Mod+Shift+7',
      run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
      isActive: (editor: Editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      Icon: Quote,
      keys: 'Mod+Shift+B',
      run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
      isActive: (editor: Editor) => editor.isActive('blockquote'),
    },
    {
      name: 'codeBlock',
      Icon: Braces,
      keys: 'Mod+Alt+C',
      run: (editor: Editor) => editor.chain().focus().toggleCodeBlock().run(),
      isActive: isInCode,
    },
  ],
  [
    { ...opening('picture', ImagePlus, 'picture', 'figure'), isOff: isInCode },
    {
      name: 'table',
      Icon: Table,
      run: insertTable,
      isActive: (editor: Editor) => editor.isActive('table'),
      isOff: (editor: Editor) => editor.isActive('table') || isInCode(editor),
    },
    { ...opening('formula', Sigma, 'formula', 'formula'), isOff: isInCode },
  ],
  [
    {
      name: 'undo',
      Icon: Undo2,
      keys: 'Mod+Z',
      run: (editor: Editor) => editor.chain().focus().undo().run(),
      isOff: (editor: Editor) => !editor.can().undo(),
    },
    {
      name: 'redo',
      Icon: Redo2,
      keys: 'Mod+Shift+Z',
      run: (editor: Editor) => editor.chain().focus().redo().run(),
      isOff: (editor: Editor) => !editor.can().redo(),
    },
  ],
] as const satisfies readonly (readonly Tool[])[]
