import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { isEmail } from '#src/wire/text/patterns.ts'
import { isRichLink } from '#src/wire/text/rich-text.ts'

import { EditorDialog } from './editor-dialog.tsx'

/** Asks where a link leads, and for its words where none are selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('editor')
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const needsWords = editor.state.selection.empty && !before
  const [address, setAddress] = useState(before)
  const [words, setWords] = useState('')
  const [attempts, setAttempts] = useState(0)
  const href = completed(address.trim())
  const submit = () => {
    if (!isRichLink(href)) return setAttempts(attempts + 1)
    const chain = editor.chain()
    if (needsWords)
      chain.insertContent({
        type: 'text',
        text: words.trim() || address.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      })
    else chain.extendMarkRange('link').setLink({ href })
    chain.run()
    onClose()
  }
  const unlink = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <EditorDialog
      title={t('link.title')}
      submitLabel={t('link.submit')}
      onSubmit={submit}
      onClose={onClose}
      remove={before ? { label: t('link.remove'), run: unlink } : undefined}
    >
      <TextField
        label={t('link.address')}
        help={t('link.help')}
        value={address}
        error={attempts > 0 && !isRichLink(href) ? t('link.invalid') : undefined}
        flash={attempts}
        inputMode="url"
        autoComplete="off"
        onChange={event => setAddress(event.currentTarget.value)}
      />
      {needsWords && (
        <TextField
          label={t('link.words')}
          value={words}
          noHelpLine
          onChange={event => setWords(event.currentTarget.value)}
        />
      )}
    </EditorDialog>
  )
}

/** What people type for an address: a mailbox, or a host without its scheme. */
function completed(address: string): string {
  if (isEmail(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address
}
