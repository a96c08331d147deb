import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { dropTyped, keepTyped, readTyped } from '#src/web/forms/typed.ts'

import type { OpenLesson } from '../loaders.ts'
import { answersOf, fitting, type Given } from './answers.ts'

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
  const { given: all, setGiven, kept, forget } = useGiven(number)
  // What staff have taken out since can neither be seen nor changed: it must not be sent.
  const given = fitting(lesson.questions, all)
  const [isAgain, setAgain] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [failed, setFailed] = useState<string>()
  const send = async () => {
    setSending(true)
    setFailed(undefined)
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
      // Attempts of other windows count, too: the page says instead of its questions when it asks them again.
      else if (error.code === 'attempts-over') await onAdvance({ certificateId: null })
      // Without a line no toast comes either.
      else setFailed(error.message)
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
    setAgain(true)
    await onAdvance({ certificateId: null })
  }
  const isAnswering = lesson.last === null || (lesson.attemptsLeft !== 0 && (isAgain || kept))
  return { given, setGiven, isAnswering, isSending, isChanged, failed, send, tryAgain, readAgain }
}

/** What is answered in an attempt; a reload gives it back. */
function useGiven(number: number) {
  const { pathname } = useLocation()
  const form = `${useViewer()?._id} ${pathname} answers`
  const [given, setGiven] = useState<Readonly<Record<string, unknown>>>({})
  const [kept, setKept] = useState(false)
  useEffect(() => {
    const typed = readTyped(form)
    if (!typed) return
    if (typed.began['number'] !== number) return dropTyped(form)
    setGiven(typed.values)
    setKept(true)
    // Once, as the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [form])
  const change = (answer: Given) =>
    setGiven(before => {
      const values = { ...before, ...answer }
      keepTyped(form, { version: undefined, began: { number }, values, at: Date.now() })
      return values
    })
  const forget = () => {
    dropTyped(form)
    setGiven({})
    setKept(false)
  }
  return { given, setGiven: change, kept, forget }
}
