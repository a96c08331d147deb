import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox, Radio } from '#src/ui/controls/choice.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'

import {
  type Faults,
  faultsOf,
  newPair,
  newPart,
  type Pair,
  type Part,
  PARTS_MAX,
  PARTS_MIN,
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
  const faults = isChecked ? faultsOf(question) : {}
  const said = useFaults(faults)
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
  const { kind } = props.question
  if (kind === 'number') return <NumberAnswer {...props} />
  return kind === 'match' ? <Pairs {...props} /> : <Options {...props} />
}

function NumberAnswer({ question: { number, tolerance, unit }, said, change }: AnswersProps) {
  const t = useTranslations('managers.lessons')
  const manager = useTranslations('manager')
  return (
    <div className="question-numbers">
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
        value={unit}
        onChange={event => change({ unit: event.target.value })}
      />
    </div>
  )
}

/** Options, of which some are right, or parts in their right order. */
function Options({ question, said, change }: AnswersProps) {
  const t = useTranslations('managers.lessons')
  const { kind, options, right, id } = question
  const Mark = kind === 'one' ? Radio : Checkbox
  const choose = (one: string) => {
    if (kind === 'one') return change({ right: [one] })
    return change({ right: right.includes(one) ? right.filter(other => other !== one) : [...right, one] })
  }
  const move = (from: number, by: number) => {
    const part = options[from]
    if (part && from + by >= 0 && from + by < options.length)
      change({ options: options.toSpliced(from, 1).toSpliced(from + by, 0, part) })
  }
  return (
    <fieldset className="question-parts">
      <legend>{t(kind === 'order' ? 'partsInOrder' : 'options')}</legend>
      {options.map((part, index) => (
        <div key={part.id} className="question-part">
          {kind === 'order' ? (
            <span className="text-muted">{index + 1}</span>
          ) : (
            <Mark name={`right-${id}`} checked={right.includes(part.id)} onChange={() => choose(part.id)}>
              <span className="sr-only">{t('isRight', { number: index + 1 })}</span>
            </Mark>
          )}
          <PartField
            part={part}
            label={t('option', { number: index + 1 })}
            error={said(part.id)}
            onChange={next => change({ options: options.map(one => (one === part ? next : one)) })}
          />
          <RowButton label={t('moveUp', { number: index + 1 })} onClick={() => move(index, -1)}>
            <ArrowUp />
          </RowButton>
          <RowButton label={t('moveDown', { number: index + 1 })} onClick={() => move(index, 1)}>
            <ArrowDown />
          </RowButton>
          <Remove
            number={index + 1}
            count={options.length}
            onRemove={() =>
              change({
                options: options.filter(one => one !== part),
                right: right.filter(one => one !== part.id),
              })
            }
          />
        </div>
      ))}
      {said('right') && (
        <p className="question-fault" role="alert">
          {said('right')}
        </p>
      )}
      <More count={options.length} onAdd={() => change({ options: [...options, newPart()] })} />
    </fieldset>
  )
}

function Pairs({ question: { pairs }, said, change }: AnswersProps) {
  const t = useTranslations('managers.lessons')
  const put = (pair: Pair, next: Partial<Pair>) =>
    change({ pairs: pairs.map(one => (one === pair ? { ...pair, ...next } : one)) })
  return (
    <fieldset className="question-parts">
      <legend>{t('pairs')}</legend>
      {pairs.map((pair, index) => (
        <div key={pair.left.id} className="question-part">
          <span className="text-muted">{index + 1}</span>
          <PartField
            part={pair.left}
            label={t('leftOf', { number: index + 1 })}
            error={said(pair.left.id)}
            onChange={left => put(pair, { left })}
          />
          <PartField
            part={pair.right}
            label={t('rightOf', { number: index + 1 })}
            error={said(pair.right.id)}
            onChange={right => put(pair, { right })}
          />
          <Remove
            number={index + 1}
            count={pairs.length}
            onRemove={() => change({ pairs: pairs.filter(one => one !== pair) })}
          />
        </div>
      ))}
      <More count={pairs.length} onAdd={() => change({ pairs: [...pairs, newPair()] })} />
    </fieldset>
  )
}

type PartFieldProps = { part: Part; label: string; error: string | undefined; onChange: (part: Part) => void }

const PartField = ({ part, label, error, onChange }: PartFieldProps) => (
  <TextField
    label={label}
    hideLabel
    placeholder={label}
    noHelpLine
    maxLength={200}
    dir="auto"
    value={part.text}
    error={error}
    onChange={event => onChange({ ...part, text: event.target.value })}
  />
)

function Remove({ number, count, onRemove }: { number: number; count: number; onRemove: () => void }) {
  const t = useTranslations('managers.lessons')
  if (count <= PARTS_MIN) return <span />
  return (
    <RowButton label={t('removePart', { number })} onClick={onRemove}>
      <Trash2 />
    </RowButton>
  )
}

function More({ count, onAdd }: { count: number; onAdd: () => void }) {
  const t = useTranslations('managers.lessons')
  if (count >= PARTS_MAX) return null
  return (
    <div>
      <Button size="sm" onClick={onAdd}>
        <Plus />
        {t('addPart')}
      </Button>
    </div>
  )
}
