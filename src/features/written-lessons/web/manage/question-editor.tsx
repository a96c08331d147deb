import { useTranslations } from 'use-intl'

import { Checkbox, Radio } from '#src/ui/controls/choice.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'

import { PartField, QuestionParts } from './question-parts.tsx'
import {
  type Faults,
  faultsOf,
  newOption,
  newPair,
  newPart,
  type Option,
  type QuestionValues,
} from './question-values.ts'

interface QuestionEditorProps {
  question: QuestionValues
  isChecked: boolean
  onChange: (question: QuestionValues) => void
}

/** Everything of one question. */
export function QuestionEditor({ question, isChecked, onChange }: QuestionEditorProps) {
  const t = useTranslations('managers.lessons')
  const manager = useTranslations('manager')
  const said = useFaults(isChecked ? faultsOf(question) : {})
  const change = (fields: Partial<QuestionValues>) => onChange({ ...question, ...fields })
  return (
    <div className="question-editor">
      <TextArea
        label={t('questionText')}
        rows={2}
        maxLength={1000}
        dir="auto"
        value={question.text}
        error={said('text')}
        onChange={event => change({ text: event.target.value })}
      />
      <Answers question={question} said={said} change={change} />
      <TextArea
        label={t('explanation')}
        help={t('explanationHelp')}
        optional={manager('optional')}
        rows={2}
        maxLength={2000}
        dir="auto"
        value={question.explanation}
        onChange={event => change({ explanation: event.target.value })}
      />
    </div>
  )
}

type Said = (place: string) => string | undefined

function useFaults(faults: Faults): Said {
  const t = useTranslations('managers.lessons')
  return place => {
    const fault = faults[place]
    return fault && t(`faults.${fault}`)
  }
}

type AnswersProps = {
  question: QuestionValues
  said: Said
  change: (fields: Partial<QuestionValues>) => void
}

function Answers(props: AnswersProps) {
  switch (props.question.kind) {
    case 'number':
      return <NumberAnswer {...props} />
    case 'order':
      return <Order {...props} />
    case 'match':
      return <Pairs {...props} />
    default:
      return <Options {...props} />
  }
}

function NumberAnswer({ question: { number, tolerance, unit }, said, change }: AnswersProps) {
  const t = useTranslations('managers.lessons')
  const manager = useTranslations('manager')
  return (
    <div className="short-fields">
      <TextField
        label={t('rightNumber')}
        inputMode="decimal"
        maxLength={20}
        value={number}
        error={said('number')}
        onChange={event => change({ number: event.target.value })}
      />
      <TextField
        label={t('tolerance')}
        help={t('toleranceHelp')}
        inputMode="decimal"
        maxLength={20}
        value={tolerance}
        error={said('tolerance')}
        onChange={event => change({ tolerance: event.target.value })}
      />
      <TextField
        label={t('unit')}
        optional={manager('optional')}
        maxLength={20}
        dir="auto"
        value={unit}
        onChange={event => change({ unit: event.target.value })}
      />
    </div>
  )
}

function Options({ question: { key, kind, options }, said, change }: AnswersProps) {
  const t = useTranslations('managers.lessons')
  const Mark = kind === 'one' ? Radio : Checkbox
  const mark = (option: Option) =>
    change({
      options: options.map(one => {
        if (one === option) return { ...one, isRight: kind === 'one' || !one.isRight }
        return kind === 'one' ? { ...one, isRight: false } : one
      }),
    })
  return (
    <QuestionParts
      of="options"
      rows={options}
      keyOf={option => option.key}
      newRow={newOption}
      onRows={rows => change({ options: rows })}
      error={said('right')}
    >
      {(option, index, put) => (
        <>
          <Mark name={`right-${key}`} checked={option.isRight} onChange={() => mark(option)}>
            <span className="sr-only">{t('isRight', { number: index + 1 })}</span>
          </Mark>
          <PartField
            part={option}
            label={t('option', { number: index + 1 })}
            error={said(option.key)}
            onText={text => put({ text })}
          />
        </>
      )}
    </QuestionParts>
  )
}

function Order({ question: { parts }, said, change }: AnswersProps) {
  const t = useTranslations('managers.lessons')
  return (
    <QuestionParts
      of="parts"
      rows={parts}
      keyOf={part => part.key}
      newRow={newPart}
      onRows={rows => change({ parts: rows })}
    >
      {(part, index, put) => (
        <>
          <span className="text-muted">{index + 1}</span>
          <PartField
            part={part}
            label={t('part', { number: index + 1 })}
            error={said(part.key)}
            onText={text => put({ text })}
          />
        </>
      )}
    </QuestionParts>
  )
}

function Pairs({ question: { pairs }, said, change }: AnswersProps) {
  const t = useTranslations('managers.lessons')
  return (
    <QuestionParts
      of="pairs"
      rows={pairs}
      keyOf={pair => pair.left.key}
      newRow={newPair}
      onRows={rows => change({ pairs: rows })}
    >
      {({ left, right }, index, put) => (
        <>
          <span className="text-muted">{index + 1}</span>
          <PartField
            part={left}
            label={t('leftOf', { number: index + 1 })}
            error={said(left.key)}
            onText={text => put({ left: { ...left, text } })}
          />
          <PartField
            part={right}
            label={t('rightOf', { number: index + 1 })}
            error={said(right.key)}
            onText={text => put({ right: { ...right, text } })}
          />
        </>
      )}
    </QuestionParts>
  )
}
