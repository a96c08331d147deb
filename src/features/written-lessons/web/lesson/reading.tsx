import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { SharedText } from '#src/web/words/shared-text.tsx'

import type { OpenLesson } from '../loaders.ts'

interface ReadingProps {
  courseId: string
  lessonId: string
  lesson: OpenLesson
  onAdvance: (answer: { certificateId: string | null }) => Promise<void>
}

/** A text with what it rests on. Whether it was read, its reader says. */
export function Reading({ courseId, lessonId, lesson, onAdvance }: ReadingProps) {
  const t = useTranslations('lessons')
  const isAlive = useHydrated()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  // The button goes with its press, and the focus with it: what says so in its place takes it.
  const [hasFinished, setFinished] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)
  const takesFocus = hasFinished && lesson.completed
  useEffect(() => {
    if (takesFocus) done.current?.focus()
  }, [takesFocus])
  const finish = async () => {
    setBusy(true)
    setFailed(undefined)
    try {
      const advance = await api().finishReading({ courseId, lessonId })
      setFinished(true)
      await onAdvance(advance)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      setFailed(error.message) // without a line no toast comes
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <SharedText html={lesson.content} article />
      {lesson.sources.length > 0 && (
        <section className="lesson-sources" aria-labelledby="lesson-sources">
          <h2 id="lesson-sources">{t('sources')}</h2>
          <ol>
            {lesson.sources.map((source, index) => (
              <li key={index} dir="auto">
                {source}
              </li>
            ))}
          </ol>
        </section>
      )}
      {failed !== undefined && (
        <Notice tone="error" role="alert">
          {failed}
        </Notice>
      )}
      <div className="lesson-finish" role="status">
        {lesson.completed ? (
          <p className="lesson-done" tabIndex={-1} ref={done}>
            <Check aria-hidden="true" />
            {t('read')}
          </p>
        ) : (
          <Button variant="primary" busy={busy} disabled={!isAlive} onClick={() => void finish()}>
            {t('markRead')}
          </Button>
        )}
      </div>
    </>
  )
}
