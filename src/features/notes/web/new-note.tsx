import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { useKeptTyping } from '#src/web/forms/kept-typing.ts'
import { isRecord, TYPED } from '#src/web/memory.ts'
import { clockTime } from '#src/wire/clock-time.ts'
import { NOTE_MAX } from '#src/wire/text/text-limits.ts'

import { NoteField } from './note-field.tsx'

/** The second at which somebody began to write, and what they have written. */
type Draft = { readonly second: number | null; readonly text: string }
const EMPTY: Draft = { second: null, text: '' }

interface NewNoteProps {
  /** Tells the video apart, under which what is typed is kept. */
  name: string
  element: HTMLVideoElement | null
  onWrite: (note: { second: number; text: string }) => Promise<void>
}

/** Writes at the moment at which somebody begins; N opens it from anywhere in the player. */
export function NewNote({ name, element, onWrite }: NewNoteProps) {
  const t = useTranslations('notes')
  const now = useSecond(element)
  const field = useRef<HTMLTextAreaElement>(null)
  useKey(field)
  const typed = useKeptTyping<Draft>(`${TYPED}note:${name}`, EMPTY, draftOf, () => {})
  const { second, text } = typed.value
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const at = second ?? now
  const write = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (busy || text.trim() === '') return
    setBusy(true)
    setFailed(undefined)
    try {
      await onWrite({ second: at, text })
      typed.change(EMPTY)
      typed.forget()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      setFailed(error.message)
    } finally {
      setBusy(false)
      field.current?.focus()
    }
  }
  return (
    <form className="note-new" onSubmit={event => void write(event)}>
      <div className="note-box">
        <span className="note-at" dir="ltr">
          {clockTime(at)}
        </span>
        <NoteField
          ref={field}
          label={t('write', { time: clockTime(at) })}
          placeholder={t('placeholder')}
          value={text}
          maxLength={NOTE_MAX}
          onChange={words => typed.change({ second: words === '' ? null : at, text: words })}
          onSend={() => void write()}
          onLeave={() => field.current?.blur()}
        />
        <kbd aria-hidden="true">N</kbd>
      </div>
      {text !== '' && (
        <div className="note-actions">
          <Button type="submit" variant="ink" size="sm" busy={busy}>
            {t('keep')}
          </Button>
          <small>{t('keys')}</small>
        </div>
      )}
      {failed !== undefined && (
        <p className="note-fault" role="alert">
          {failed}
        </p>
      )}
    </form>
  )
}

const draftOf = (kept: unknown): Draft | undefined => {
  if (!isRecord(kept) || typeof kept['text'] !== 'string' || kept['text'] === '') return undefined
  return { second: typeof kept['second'] === 'number' ? kept['second'] : null, text: kept['text'] }
}

/** The whole second at which the video is. */
function useSecond(element: HTMLVideoElement | null): number {
  return useSyncExternalStore(
    onChange => {
      const events = ['timeupdate', 'seeking', 'loadedmetadata'] as const
      for (const event of events) element?.addEventListener(event, onChange)
      return () => {
        for (const event of events) element?.removeEventListener(event, onChange)
      }
    },
    () => Math.floor(element?.currentTime ?? 0),
    () => 0,
  )
}

/** N begins a note: in the player, and anywhere else while nothing has the focus (WCAG 2.1.4). */
function useKey(field: { current: HTMLTextAreaElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || isTaken(event)) return
      event.preventDefault()
      const leaving = document.fullscreenElement ? document.exitFullscreen() : Promise.resolve()
      void leaving.then(() => reach(field.current))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
}

/** What is watched stays in view: the field comes in no further than it has to. */
function reach(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true })
  field?.closest('form')?.scrollIntoView({ block: 'nearest' })
}

/** Whether a key belongs to something else: a field, a menu, the browser. */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  if (!(target instanceof HTMLElement) || target === document.body || target.id === 'main') return false
  return !target.closest('.player-stage') || target.closest('select') !== null
}
