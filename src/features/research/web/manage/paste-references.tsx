import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextArea } from '#src/ui/controls/text-field.tsx'
import { toast } from '#src/web/toast.ts'

import { readPasted, type Reference } from './pasted-references.ts'

import './paste-references.css'

interface PasteReferencesProps {
  /** How many more there may be. */
  room: number
  onAdd: (references: readonly Reference[]) => void
}

/** Takes a whole list at once: each line, or each entry, becomes a row. */
export function PasteReferences({ room, onAdd }: PasteReferencesProps) {
  const t = useTranslations('managers.research')
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const add = async (words: string) => {
    setBusy(true)
    const found = await readPasted(words).catch(() => [])
    setBusy(false)
    // What could not be read stays where it was typed.
    setText(found.length === 0 || found.length > room ? words : '')
    if (found.length === 0) return setError(t('pasteNone'))
    if (found.length > room) return setError(t('pasteMany', { count: found.length, room }))
    setError(undefined)
    onAdd(found)
    return toast.success(t('pasted', { count: found.length }))
  }
  return (
    <div className="paste-references">
      <TextArea
        label={t('paste')}
        help={t('pasteHint')}
        rows={1}
        maxLength={200_000}
        value={text}
        error={error}
        onChange={event => {
          setText(event.currentTarget.value)
          setError(undefined)
        }}
        onPaste={event => {
          const words = event.clipboardData.getData('text/plain')
          if (text !== '' || words.trim() === '') return
          event.preventDefault()
          void add(words)
        }}
      />
      {text.trim() !== '' && (
        <Button busy={isBusy} onClick={() => void add(text)}>
          {t('pasteAdd')}
        </Button>
      )}
    </div>
  )
}
