import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '#src/ui/controls/button.tsx'
import { Checkbox, Radio } from '#src/ui/controls/choice.tsx'
import { SelectField, TextField } from '#src/ui/controls/text-field.tsx'

import type { Question } from '../loaders.ts'
import { type Given, isFaulty, moved } from './answers.ts'

interface QuestionFieldsProps {
  question: Question
  number: number
  given: Given
  onChange: (value: readonly string[] | string) => void
}

/** One question with what it takes to answer it. */
export function QuestionFields({ question, number, given, onChange }: QuestionFieldsProps) {
  const t = useTranslations('lessons')
  return (
    <fieldset className="question" id={`question-${question.id}`} tabIndex={-1}>
      <legend>
        <span className="number" aria-hidden="true">
          {number}
        </span>
        <span className="sr-only">{t('questionNumber', { number })}</span>
        <span dir="auto">{question.text}</span>
      </legend>
      <Control question={question} given={given} onChange={onChange} />
    </fieldset>
  )
}

type ControlProps = Omit<QuestionFieldsProps, 'number'>
const idsIn = (given: Given, { id }: Question): readonly string[] => {
  const value = given[id]
  return value === undefined || typeof value === 'string' ? [] : value
}

function Control({ question, given, onChange }: ControlProps) {
  switch (question.kind) {
    case 'one':
    case 'several':
      return <Choices question={question} given={given} onChange={onChange} />
    case 'number':
      return <NumberField question={question} given={given} onChange={onChange} />
    case 'order':
      return <Order question={question} given={given} onChange={onChange} />
    default:
      return <Pairs question={question} given={given} onChange={onChange} />
  }
}

type Of<K extends Question['kind']> = Omit<ControlProps, 'question'> & { question: Extract<Question, { kind: K }> }

function Choices({ question, given, onChange }: Of<'one' | 'several'>) {
  const t = useTranslations('lessons')
  const chosen = idsIn(given, question)
  if (question.kind === 'one')
    return question.options.map(({ id, text }) => (
      <Radio key={id} name={question.id} checked={chosen.includes(id)} onChange={() => onChange([id])}>
        <span dir="auto">{text}</span>
      </Radio>
    ))
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  return (
    <>
      <p className="hint">{t('severalHint')}</p>
      {question.options.map(({ id, text }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
          <span dir="auto">{text}</span>
        </Checkbox>
      ))}
    </>
  )
}

function NumberField({ question, given, onChange }: Of<'number'>) {
  const t = useTranslations('lessons')
  const value = given[question.id]
  return (
    <TextField
      className="question-number"
      label={question.unit === '' ? t('number') : t('numberIn', { unit: question.unit })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      value={typeof value === 'string' ? value : ''}
      error={isFaulty(question, given) ? t('noNumber') : undefined}
      onChange={event => onChange(event.target.value)}
    />
  )
}

function Order({ question, given, onChange }: Of<'order'>) {
  const t = useTranslations('lessons')
  const shown = idsIn(given, question)
  const order = shown.length > 0 ? shown : question.parts.map(({ id }) => id)
  const textOf = (id: string) => question.parts.find(part => part.id === id)?.text ?? ''
  const [said, setSaid] = useState('')
  const move = (id: string, by: -1 | 1) => {
    const next = moved(order, id, by)
    onChange(next)
    setSaid(t('placed', { text: textOf(id), place: next.indexOf(id) + 1, all: next.length }))
  }
  return (
    <>
      <p className="hint">{t('orderHint')}</p>
      <ol className="question-order">
        {order.map(id => (
          <li key={id}>
            <span dir="auto">{textOf(id)}</span>
            <IconButton size="sm" name={t('moveUp', { text: textOf(id) })} onClick={() => move(id, -1)}>
              <ArrowUp />
            </IconButton>
            <IconButton size="sm" name={t('moveDown', { text: textOf(id) })} onClick={() => move(id, 1)}>
              <ArrowDown />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}

function Pairs({ question, given, onChange }: Of<'match'>) {
  const t = useTranslations('lessons')
  const chosen = idsIn(given, question)
  const choose = (place: number, id: string) =>
    onChange(question.lefts.map((_, index) => (index === place ? id : (chosen[index] ?? ''))))
  return (
    <div className="question-pairs">
      {question.lefts.map(({ id, text }, index) => (
        <SelectField
          key={id}
          noHelpLine
          label={<span dir="auto">{text}</span>}
          value={chosen[index] ?? ''}
          onChange={event => choose(index, event.target.value)}
        >
          <option value="">{t('choose')}</option>
          {question.rights.map(right => (
            <option key={right.id} value={right.id}>
              {right.text}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}
