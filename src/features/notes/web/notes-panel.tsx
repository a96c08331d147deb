import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import type { Stretch } from '#src/wire/videos/coverage.ts'

import { useNamedSecond } from './named-second.ts'
import { NewNote } from './new-note.tsx'
import { NoteRow } from './note-row.tsx'
import { type Note, useNotes } from './use-notes.ts'

import './notes.css'

interface NotesPanelProps {
  courseId: string
  videoId: string
  /** Where the video is; null until it is there. */
  element: HTMLVideoElement | null
  onSeek: (second: number) => void
  /** Told the seconds at which there are notes, as stretches without a length. */
  onNotes: (seconds: readonly Stretch[]) => void
}

/** What the learner writes while they watch, each note at its second. */
export function NotesPanel({ courseId, videoId, element, onSeek, onNotes }: NotesPanelProps) {
  const t = useTranslations('notes')
  const { notes, retry, write, rewrite, remove } = useNotes({ courseId, videoId })
  const [removed, setRemoved] = useState<Note>()
  useNamedSecond(element, onSeek)
  useEffect(() => {
    const seconds = new Set(notes?.map(({ second }) => second))
    onNotes([...seconds].map((second): Stretch => [second, second]))
  }, [notes, onNotes])
  return (
    <section className="notes" aria-labelledby="notes-title">
      <div className="notes-head">
        <h2 id="notes-title">{t('title')}</h2>
        <Link className="link-quiet" to="/dashboard/notes">
          {t('all')}
        </Link>
      </div>
      <NewNote name={`${courseId}:${videoId}`} element={element} onWrite={write} />
      {removed && (
        <Removed
          key={removed._id}
          onUndo={async () => {
            await write({ second: removed.second, text: removed.text })
            setRemoved(undefined)
          }}
        />
      )}
      {notes === null && (
        <p className="notes-word" role="alert">
          {t('loadFailed')}{' '}
          <Button size="sm" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {notes?.length === 0 && !removed && <p className="notes-word">{t('none')}</p>}
      {notes && notes.length > 0 && (
        <ol className="notes-list">
          {notes.map(note => (
            <NoteRow
              key={note._id}
              note={note}
              onSeek={() => onSeek(note.second)}
              onChange={text => rewrite(note._id, text)}
              onRemove={async () => {
                await remove(note._id)
                setRemoved(note)
              }}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The note is gone; a press brings it back. */
function Removed({ onUndo }: { onUndo: () => Promise<void> }) {
  const t = useTranslations('notes')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed went with its note.
  useEffect(() => button.current?.focus(), [])
  const undo = async () => {
    setBusy(true)
    try {
      await onUndo()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      setFailed(error.message)
      setBusy(false)
    }
  }
  return (
    <p className="notes-removed" role="status">
      <span>{failed ?? t('deleted')}</span>
      <Button ref={button} size="sm" busy={busy} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </p>
  )
}
