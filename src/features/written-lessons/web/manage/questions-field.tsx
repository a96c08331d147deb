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
  Undo2,
} from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { QUESTIONS_MAX } from '#src/features/courses/contract/questions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { OrderedList } from '#src/web/manager/lists/ordered-list.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

import { QuestionEditor } from './question-editor.tsx'
import { newQuestion, type QuestionKind, questionKinds, type QuestionValues } from './question-values.ts'
import { useQuestionList } from './use-question-list.ts'
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
  const list = useQuestionList(form)
  const { questions, isFaulty } = list
  const isFull = questions.length === QUESTIONS_MAX
  const nameOf = ({ text, key }: QuestionValues) =>
    text.trim().slice(0, 80) || t('question', { number: questions.findIndex(one => one.key === key) + 1 })
  return (
    <div ref={list.frame} className="questions-field">
      {questions.length === 0 && <p className="text-muted">{t('noQuestions')}</p>}
      <OrderedList
        label={t('questions')}
        items={questions}
        itemKey={({ key }) => key}
        nameOf={nameOf}
        onOrder={list.put}
        actions={question => (
          <>
            {!isFull && (
              <RowButton label={t('copy', { name: nameOf(question) })} onClick={() => list.copy(question)}>
                <Copy />
              </RowButton>
            )}
            <RowButton label={t('remove', { name: nameOf(question) })} onClick={() => list.remove(question)}>
              <Trash2 />
            </RowButton>
          </>
        )}
      >
        {question => (
          <Row
            question={question}
            name={nameOf(question)}
            isOpen={question.key === list.openKey}
            isFaulty={isFaulty(question)}
            onToggle={() => list.toggle(question)}
            onChange={next => list.change(question, next)}
          />
        )}
      </OrderedList>
      {list.removed && !isFull && <Removed name={list.removed.text.trim()} onUndo={list.putBack} />}
      {questions.some(isFaulty) && <p className="question-fault">{t('questionsFaulty')}</p>}
      {isFull ? (
        <p className="text-13 text-muted">{t('mostQuestions', { count: QUESTIONS_MAX })}</p>
      ) : (
        <div className="question-kinds" role="group" aria-label={t('addQuestion')}>
          {questionKinds.map(kind => (
            <AddButton key={kind} kind={kind} onAdd={() => list.add(newQuestion(kind))} />
          ))}
        </div>
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

/** Until the next one is removed, a question comes back with one press. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslations('managers.lessons')
  return (
    <div className="question-removed" role="status">
      <span dir="auto">{name ? t('removed', { name }) : t('removedEmpty')}</span>
      <Button size="sm" onClick={onUndo}>
        <Undo2 />
        {t('undo')}
      </Button>
    </div>
  )
}

interface RowProps {
  question: QuestionValues
  name: string
  isOpen: boolean
  /** Whether its faults are said. */
  isFaulty: boolean
  onToggle: () => void
  onChange: (question: QuestionValues) => void
}

function Row({ question, name, isOpen, isFaulty, onToggle, onChange }: RowProps) {
  const t = useTranslations('managers.lessons')
  const Icon = icons[question.kind]
  return (
    <>
      <button
        type="button"
        className="question-toggle"
        aria-expanded={isOpen}
        data-question={question.key}
        onClick={onToggle}
      >
        <Icon aria-hidden="true" />
        <span dir="auto">{name}</span>
        <small>{t(`kinds.${question.kind}`)}</small>
        {isFaulty && <em>{t('incomplete')}</em>}
        {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </button>
      {isOpen && <QuestionEditor question={question} isChecked={isFaulty} onChange={onChange} />}
    </>
  )
}
