import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

import { type Answerer, answersOf } from './answers.ts'
import { closedHtml, contentOf } from './closed-html.ts'
import { CaptionDialog } from './dialogs/caption-dialog.tsx'
import { FormulaDialog } from './dialogs/formula-dialog.tsx'
import { ImageDialog } from './dialogs/image-dialog.tsx'
import { LinkDialog } from './dialogs/link-dialog.tsx'
import { editorExtensions } from './extensions.ts'
import { TableBar, TextBar } from './toolbars.tsx'
import type { DialogName } from './tools.ts'

type Upload = (file: File) => Promise<string>

interface RichTextEditorProps {
  control: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }
  label: string
  value: string
  onChange: (html: string) => void
  uploadImage?: Upload | undefined
}

/** The editor itself. Import it lazily: it brings Tiptap and KaTeX. */
export function RichTextEditor({ uploadImage, ...field }: RichTextEditorProps) {
  const t = useTranslations('editor')
  const [opened, setOpened] = useState<Opened>()
  const [lostImages, setLostImages] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const open = (name: DialogName, file?: File) => setOpened({ name, file })
  const canUpload = Boolean(uploadImage)
  const focusToolbar = () => box.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus()
  const editor = useTextEditor({ ...field, open, canUpload, setLostImages, focusToolbar })
  const textId = field.control.id
  return (
    <div ref={box} className="editor" data-invalid={field.control['aria-invalid'] ? '' : undefined}>
      <div className="editor-bars">
        <TextBar editor={editor} open={open} canUpload={canUpload} textId={textId} />
        <TableBar editor={editor} open={open} textId={textId} />
      </div>
      <EditorContent editor={editor} className="editor-page" />
      {lostImages > 0 && (
        <Notice tone="warning" role="status">
          {t('lostImages', { count: lostImages })}
          <Button size="sm" className="ms-3" onClick={() => setLostImages(0)}>
            {t('understood')}
          </Button>
        </Notice>
      )}
      {opened && (
        <OpenDialog {...opened} editor={editor} upload={uploadImage} onClose={() => close(editor, setOpened)} />
      )}
    </div>
  )
}

/** A dialog beside the text; a file is an image that was pasted or dropped. */
interface Opened {
  readonly name: DialogName
  readonly file?: File | undefined
}

function close(editor: Editor, setOpened: (opened: undefined) => void): void {
  const selection = editor.state.selection.getBookmark()
  setOpened(undefined)
  // After the dialog has given the focus back, for which the browser puts the cursor at the beginning.
  setTimeout(() => {
    editor.view.dispatch(editor.state.tr.setSelection(selection.resolve(editor.state.doc)))
    editor.commands.focus()
  })
}

function OpenDialog(props: Opened & { editor: Editor; upload: Upload | undefined; onClose: () => void }) {
  const { name, file, editor, upload, onClose } = props
  if (name === 'link') return <LinkDialog editor={editor} onClose={onClose} />
  if (name === 'formula') return <FormulaDialog editor={editor} onClose={onClose} />
  if (name === 'caption') return <CaptionDialog editor={editor} onClose={onClose} />
  return upload ? <ImageDialog editor={editor} file={file} upload={upload} onClose={onClose} /> : null
}

function useTextEditor(wiring: Omit<RichTextEditorProps, 'uploadImage'> & Answerer): Editor {
  const { value, control, label } = wiring
  const t = useTranslations('editor')
  const latest = useRef(wiring)
  latest.current = wiring
  // What the form has, and what the editor made of it: loading a text is no change of it.
  const given = useRef(value)
  const seen = useRef('')
  const [fixed] = useState(() => ({
    extensions: editorExtensions(t('captionHint')),
    content: contentOf(value),
    answers: answersOf(() => latest.current),
  }))
  const editor = useEditor({
    extensions: fixed.extensions,
    content: fixed.content,
    injectCSS: false, // our policy refuses a <style>; editor.css has the same
    onCreate: ({ editor }) => {
      seen.current = closedHtml(editor.getHTML())
    },
    onUpdate: ({ editor }) => {
      const html = closedHtml(editor.getHTML())
      if (html === seen.current) return
      seen.current = html
      given.current = html
      latest.current.onChange(html)
    },
    editorProps: {
      attributes: {
        ...control,
        'aria-invalid': String(control['aria-invalid'] ?? false),
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      ...fixed.answers,
    },
  })
  useEffect(() => {
    if (value === given.current) return
    given.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
    seen.current = closedHtml(editor.getHTML())
  }, [editor, value])
  return editor
}
