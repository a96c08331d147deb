import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { dropTyped, keepTyped, readTyped } from '#src/web/forms/typed.ts'
import { toast } from '#src/web/toast.ts'

import type { OpenLesson, Question } from '../loaders.ts'
import { answersOf, type Given } from './answers.ts'

interface QuestionsOptions {
  courseId: string
  lessonId: string
  lesson: OpenLesson
  onAdvance: (answer: { certificateId: string | null }) => Promise<void>
}

/**
 * An attempt while it is made, and its sending. What is answered and not sent is kept for this tab.
 * @returns `isAnswering`: whether questions are asked; otherwise the last attempt is shown
 */
export function useQuestions({ courseId, lessonId, lesson, onAdvance }: QuestionsOptions) {
  const number = lesson.attempts + 1
  const { given, setGiven, kept, forget } = useGiven(number)
  const [isAgain, setAgain] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      const answers = answersOf(lesson.questions, given)
      const answer = await api().answerQuestions({ courseId, lessonId, number, answers })
      forget()
      setAgain(false)
      await onAdvance(answer)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      // Another window has sent an attempt, or staff have changed the questions: what is on the screen is no longer so.
      if (error.code === 'questions-changed' || error.code === 'conflict') setChanged(true)
      else toast.error(error.message)
      return false
    } finally {
      setSending(false)
    }
  }
  const tryAgain = () => {
    forget()
    setAgain(true)
  }
  const readAgain = async () => {
    setChanged(false)
    setGiven(before => fitting(before, lesson.questions))
    await onAdvance({ certificateId: null })
  }
  const isAnswering = lesson.last === null || isAgain || kept
  return { given, setGiven, isAnswering, isSending, isChanged, send, tryAgain, readAgain }
}

/** What is answered in an attempt; a reload gives it back. */
function useGiven(number: number) {
  const { pathname } = useLocation()
  const form = `${useViewer()?._id} ${pathname} answers`
  const [given, setGiven] = useState<Given>({})
  const [kept, setKept] = useState(false)
  useEffect(() => {
    const typed = readTyped(form)
    if (!typed) return
    if (typed.began['number'] !== number) return dropTyped(form)
    setGiven(typed.values as Given) // written below; what does not fit is no answer
    setKept(true)
    // Once, as the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [form])
  const change = (next: (before: Given) => Given) =>
    setGiven(before => {
      const after = next(before)
      keepTyped(form, { version: undefined, began: { number }, values: after, at: Date.now() })
      return after
    })
  const forget = () => {
    dropTyped(form)
    setGiven({})
    setKept(false)
  }
  return { given, setGiven: change, kept, forget }
}

/** Of what is answered, that which is still asked. */
const fitting = (given: Given, questions: readonly Question[]): Given =>
  Object.fromEntries(Object.entries(given).filter(([id]) => questions.some(question => question.id === id)))
