import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { QUESTIONS_MAX } from '#src/features/courses/contract/questions.ts'

import { copyOf, isWhole, type QuestionValues } from './question-values.ts'
import type { LessonValues } from './values.ts'

type Removed = { readonly question: QuestionValues; readonly index: number }

/** The questions of a lesson while somebody writes them: one is open at a time, and one that was removed can come back. */
export function useQuestionList(form: UseFormReturn<LessonValues>) {
  const t = useTranslations('managers.lessons')
  const questions = form.watch('questions')
  const { errors, submitCount } = form.formState
  const [openKey, setOpenKey] = useState<string>()
  const [removed, setRemoved] = useState<Removed>()
  /** Keys of those that somebody has tried to save with a fault: it is said until it is mended. */
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const frame = useRef<HTMLDivElement>(null)
  form.register('questions', { validate: given => given.every(isWhole) || t('questionsFaulty') })
  // What keeps the form from being sent is opened. The form's first fault gets the focus; one that no field shows, here.
  useEffect(() => {
    const faulty = questions.filter(question => !isWhole(question))
    if (!errors.questions || faulty.length === 0) return
    setChecked(new Set(faulty.map(({ key }) => key)))
    setOpenKey(faulty[0]?.key)
    setTimeout(() => {
      const isSaid = frame.current?.closest('form')?.querySelector('[aria-invalid=true]')
      if (!isSaid) focus('.question-parts input')
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each attempt to send, not with each letter
  }, [submitCount])
  const focus = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus()
  const focusLater = (selector: string) => requestAnimationFrame(() => focus(selector))
  const put = (next: QuestionValues[]) => {
    form.clearErrors('questions')
    form.setValue('questions', next, { shouldDirty: true })
  }
  const add = (question: QuestionValues, at = questions.length) => {
    if (questions.length === QUESTIONS_MAX) return
    put(questions.toSpliced(at, 0, question))
    setOpenKey(question.key)
    focusLater('.question-editor textarea')
  }
  return {
    questions,
    openKey,
    removed: removed?.question,
    frame,
    put,
    add,
    isFaulty: (question: QuestionValues) => checked.has(question.key) && !isWhole(question),
    change: (question: QuestionValues, next: QuestionValues) =>
      put(questions.map(one => (one === question ? next : one))),
    toggle: ({ key }: QuestionValues) => setOpenKey(key === openKey ? undefined : key),
    copy: (question: QuestionValues) => add(copyOf(question), questions.indexOf(question) + 1),
    remove: (question: QuestionValues) => {
      setRemoved({ question, index: questions.indexOf(question) })
      put(questions.filter(one => one !== question))
      focusLater('.question-removed button')
    },
    putBack: () => {
      if (!removed) return
      put(questions.toSpliced(removed.index, 0, removed.question))
      setRemoved(undefined)
      setOpenKey(undefined)
      focusLater(`[data-question="${removed.question.key}"]`)
    },
  }
}
