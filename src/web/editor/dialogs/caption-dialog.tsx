import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'

import { useTooLong } from '../../forms/too-long.ts'
import { EditorDialog } from './editor-dialog.tsx'

/** Asks for the caption of the table that the cursor is in. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('editor')
  const [caption, setCaption] = useState(String(editor.getAttributes('table')['caption'] ?? ''))
  const [attempts, setAttempts] = useState(0)
  const tooLong = useTooLong()(caption, 300)
  const submit = () => {
    if (tooLong) return setAttempts(attempts + 1)
    editor.commands.updateAttributes('table', { caption: caption.trim() })
    onClose()
  }
  return (
    <EditorDialog title={t('caption.title')} submitLabel={t('caption.submit')} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('caption.label')}
        help={t('caption.help')}
        error={tooLong}
        flash={attempts}
        value={caption}
        onChange={event => setCaption(event.currentTarget.value)}
      />
    </EditorDialog>
  )
}
