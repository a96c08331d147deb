import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button, IconButton } from '#src/ui/controls/button.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { clockTime } from '#src/wire/clock-time.ts'
import { NOTE_MAX } from '#src/wire/text/text-limits.ts'

import { NoteField } from './note-field.tsx'
import type { Note } from './use-notes.ts'

interface NoteRowProps {
  note: Pick<Note, '_id' | 'second' | 'text'>
  /** The way to its second: a press in the player, or else a link. */
  onSeek?: () => void
  link?: ReactNode
  onChange: (text: string) => Promise<void>
  onRemove: () => Promise<void>
}

/** A note, which opens in its place to be changed. */
export function NoteRow({ note, onSeek, link, onChange, onRemove }: NoteRowProps) {
  const t = useTranslations('notes')
  const [isOpen, setOpen] = useState(false)
  const [failed, setFailed] = useState<string>()
  const edit = useRef<HTMLButtonElement>(null)
  const hasBeenOpen = useRef(false)
  const time = clockTime(note.second)
  // The focus comes back to where it was before.
  useEffect(() => {
    if (!isOpen && hasBeenOpen.current) edit.current?.focus()
    hasBeenOpen.current = isOpen
  }, [isOpen])
  const attempt = async (act: () => Promise<void>) => {
    setFailed(undefined)
    try {
      await act()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      setFailed(error.message)
    }
  }
  return (
    <li className="note-row">
      {onSeek ? (
        <button type="button" className="note-at" dir="ltr" aria-label={t('goTo', { time })} onClick={onSeek}>
          {time}
        </button>
      ) : (
        link
      )}
      {isOpen ? (
        <Open text={note.text} onClose={() => setOpen(false)} onSave={onChange} />
      ) : (
        <>
          <p dir="auto">{note.text}</p>
          <div className="note-tools">
            <IconButton ref={edit} size="sm" name={t('edit', { time })} onClick={() => setOpen(true)}>
              <Pencil />
            </IconButton>
            <IconButton size="sm" name={t('delete', { time })} onClick={() => void attempt(onRemove)}>
              <Trash2 />
            </IconButton>
          </div>
        </>
      )}
      {failed !== undefined && (
        <p className="note-fault" role="alert">
          {failed}
        </p>
      )}
    </li>
  )
}

interface OpenProps {
  text: string
  onClose: () => void
  onSave: (text: string) => Promise<void>
}

function Open({ text: before, onClose, onSave }: OpenProps) {
  const t = useTranslations('notes')
  const [text, setText] = useState(before)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  const save = async () => {
    if (text.trim() === '') return setFailed(t('empty'))
    if (text === before) return onClose()
    setBusy(true)
    try {
      await onSave(text)
      onClose()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      setFailed(error.message)
      setBusy(false)
    }
    return undefined
  }
  return (
    <div className="note-open">
      <div className="note-box">
        <NoteField
          ref={field}
          label={t('text')}
          value={text}
          maxLength={NOTE_MAX}
          onChange={setText}
          onSend={() => void save()}
          onLeave={onClose}
        />
      </div>
      <div className="note-actions">
        <Button size="sm" variant="ink" busy={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      {failed !== undefined && (
        <p className="note-fault" role="alert">
          {failed}
        </p>
      )}
    </div>
  )
}
