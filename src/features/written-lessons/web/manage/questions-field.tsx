import {
  ArrowUpDown,
  ChevronDown,
  ChevronUp,
  CircleDot,
  Copy,
  Hash,
  Link2,
  ListChecks,
  type LucideIcon,
  Plus,
  Trash2,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { QUESTIONS_MAX } from '#src/features/courses/contract/questions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { OrderedList } from '#src/web/manager/lists/ordered-list.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

import { QuestionEditor } from './question-editor.tsx'
import {
  copyOf,
  isWhole,
  newQuestion,
  type QuestionKind,
  questionKinds,
  type QuestionValues,
} from './question-values.ts'
import type { LessonValues } from './values.ts'

const icons: Readonly<Record<QuestionKind, LucideIcon>> = {
  one: CircleDot,
  several: ListChecks,
  number: Hash,
  order: ArrowUpDown,
  match: Link2,
}

/** The questions of a lesson, of which one is open at a time. */
export function QuestionsField({ form }: { form: UseFormReturn<LessonValues> }) {
  const t = useTranslations('managers.lessons')
  const questions = form.watch('questions')
  const { errors, submitCount } = form.formState
  const [openId, setOpenId] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  form.register('questions', { validate: given => given.every(isWhole) || t('questionsFaulty') })
  const put = (next: QuestionValues[]) => {
    form.clearErrors('questions')
    form.setValue('questions', next, { shouldDirty: true })
  }
  const add = (question: QuestionValues, after = questions.length - 1) => {
    put(questions.toSpliced(after + 1, 0, question))
    setOpenId(question.id)
  }
  // What keeps the form from being sent is opened, and its first fault is where one types.
  useEffect(() => {
    if (!errors.questions) return
    const faulty = questions.find(question => !isWhole(question))
    setOpenId(faulty?.id)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each attempt to send, not with each letter
  }, [submitCount])
  const nameOf = ({ text, id }: QuestionValues) =>
    text.trim().slice(0, 80) || t('question', { number: questions.findIndex(one => one.id === id) + 1 })
  return (
    <div ref={list} className="questions-field">
      {questions.length === 0 && <p className="text-muted">{t('noQuestions')}</p>}
      <OrderedList
        label={t('questions')}
        items={questions}
        itemKey={({ id }) => id}
        nameOf={nameOf}
        onOrder={put}
        actions={question => (
          <>
            <RowButton
              label={t('copy', { name: nameOf(question) })}
              onClick={() => questions.length < QUESTIONS_MAX && add(copyOf(question), questions.indexOf(question))}
            >
              <Copy />
            </RowButton>
            <RowButton
              label={t('remove', { name: nameOf(question) })}
              onClick={() => put(questions.filter(one => one !== question))}
            >
              <Trash2 />
            </RowButton>
          </>
        )}
      >
        {question => (
          <Row
            question={question}
            name={nameOf(question)}
            isOpen={question.id === openId}
            isChecked={errors.questions !== undefined}
            onToggle={() => setOpenId(question.id === openId ? undefined : question.id)}
            onChange={next => put(questions.map(one => (one === question ? next : one)))}
          />
        )}
      </OrderedList>
      {errors.questions?.message && <p className="question-fault">{errors.questions.message}</p>}
      {questions.length < QUESTIONS_MAX ? (
        <div className="question-kinds">
          {questionKinds.map(kind => (
            <AddButton key={kind} kind={kind} onAdd={() => add(newQuestion(kind))} />
          ))}
        </div>
      ) : (
        <p className="text-13 text-muted">{t('mostQuestions', { count: QUESTIONS_MAX })}</p>
      )}
    </div>
  )
}

function AddButton({ kind, onAdd }: { kind: QuestionKind; onAdd: () => void }) {
  const t = useTranslations('managers.lessons')
  return (
    <Button size="sm" onClick={onAdd}>
      <Plus />
      {t(`kinds.${kind}`)}
    </Button>
  )
}

interface RowProps {
  question: QuestionValues
  name: string
  isOpen: boolean
  /** Whether faults are said: somebody has tried to save. */
  isChecked: boolean
  onToggle: () => void
  onChange: (question: QuestionValues) => void
}

function Row({ question, name, isOpen, isChecked, onToggle, onChange }: RowProps) {
  const t = useTranslations('managers.lessons')
  const Icon = icons[question.kind]
  return (
    <>
      <button type="button" className="question-toggle" aria-expanded={isOpen} onClick={onToggle}>
        <Icon aria-hidden="true" />
        <span dir="auto">{name}</span>
        <small>{t(`kinds.${question.kind}`)}</small>
        {isChecked && !isWhole(question) && <em>{t('incomplete')}</em>}
        {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </button>
      {isOpen && <QuestionEditor question={question} isChecked={isChecked} onChange={onChange} />}
    </>
  )
}
