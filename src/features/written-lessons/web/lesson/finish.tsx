import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'

export interface FinishProps {
  courseId: string
  lessonId: string
  onAdvance: (answer: { certificateId: string | null }) => Promise<void>
}

interface Words {
  isDone: boolean
  texts: { finish: string; done: string }
}

/** The end of a lesson of which nobody but its learner knows whether they went through it. */
export function Finish({ courseId, lessonId, onAdvance, isDone, texts }: FinishProps & Words) {
  const isAlive = useHydrated()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  // The button goes with its press, and the focus with it: what says so in its place takes it.
  const [hasFinished, setFinished] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)
  const takesFocus = hasFinished && isDone
  useEffect(() => {
    if (takesFocus) done.current?.focus()
  }, [takesFocus])
  const finish = async () => {
    setBusy(true)
    setFailed(undefined)
    try {
      const advance = await api().finishLesson({ courseId, lessonId })
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
      {failed !== undefined && (
        <Notice tone="error" role="alert">
          {failed}
        </Notice>
      )}
      <div className="lesson-finish" role="status">
        {isDone ? (
          <p className="lesson-done" tabIndex={-1} ref={done}>
            <Check aria-hidden="true" />
            {texts.done}
          </p>
        ) : (
          <Button variant="primary" busy={busy} disabled={!isAlive} onClick={() => void finish()}>
            {texts.finish}
          </Button>
        )}
      </div>
    </>
  )
}
