import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
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
  const finish = async () => {
    setBusy(true)
    try {
      await onAdvance(await api().finishReading({ courseId, lessonId }))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
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
      <div className="lesson-finish" role="status">
        {lesson.completed ? (
          <p className="lesson-done">
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
