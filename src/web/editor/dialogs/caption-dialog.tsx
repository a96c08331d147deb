import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'

import { EditorDialog } from './editor-dialog.tsx'

/** Asks for the caption of the table that the cursor is in. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('editor')
  const [caption, setCaption] = useState(String(editor.getAttributes('table')['caption'] ?? ''))
  const submit = () => {
    editor.commands.updateAttributes('table', { caption: caption.trim() })
    onClose()
  }
  return (
    <EditorDialog title={t('caption.title')} submitLabel={t('caption.submit')} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('caption.label')}
        help={t('caption.help')}
        maxLength={300}
        value={caption}
        onChange={event => setCaption(event.currentTarget.value)}
      />
    </EditorDialog>
  )
}
