import { Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { useTooLong } from '#src/web/forms/too-long.ts'
import { ViewSite } from '#src/web/manager/editor/editor-marks.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { OrderedList } from '#src/web/manager/lists/ordered-list.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { Question } from '#src/web/manager/prompts/question.tsx'
import { FIGURES_MAX } from '#src/wire/text/text-limits.ts'

type Row = { key: number; value: string; label: string }
type Values = { figures: Row[] }

const VALUE_MAX = 12
const LABEL_MAX = 80
const isWhole = ({ value, label }: Row): boolean => fits(value, VALUE_MAX) && fits(label, LABEL_MAX)
const fits = (text: string, most: number): boolean => text.trim() !== '' && text.trim().length <= most

interface FiguresFormProps {
  rows: Row[]
  version: string | undefined
  /** Whether others stand behind these, which can come back. */
  canRestore: boolean
}

/** Numbers and their labels, in the order of the landing page, and beside them how they look. */
export function FiguresForm({ rows, version, canRestore }: FiguresFormProps) {
  const t = useTranslations('managers.statistics')
  const { revalidate } = useRevalidator()
  const [isRestoring, setRestoring] = useState(false)
  const form = useForm<Values>({ defaultValues: { figures: rows }, reValidateMode: 'onSubmit' })
  const figures = form.watch('figures')
  form.register('figures', { validate: given => given.every(isWhole) || t('missing') })
  const save = async ({ figures }: Values, read: string | undefined) =>
    api().saveStatistics({ version: read, figures: figures.map(({ value, label }) => ({ value, label })) })
  return (
    <>
      <SaveForm
        form={form}
        save={save}
        stored={{ values: { figures: rows }, version, names: { figures: t('figures') } }}
        onSaved={() => void revalidate()}
        saved={t('saved')}
        failed={t('failed')}
        label={t('save')}
        actions={
          <>
            {canRestore && (
              <Button variant="ghost" onClick={() => setRestoring(true)}>
                <RotateCcw />
                {t('restore')}
              </Button>
            )}
            <ViewSite />
          </>
        }
        preview={figures.length > 0 && <FiguresPreview rows={figures} />}
      >
        <section className="manager-part">
          <h2>{t('figures')}</h2>
          <FigureRows form={form} />
        </section>
      </SaveForm>
      {isRestoring && (
        <Question
          title={t('restoreTitle')}
          text={t('restoreText')}
          button={t('restore')}
          run={async () => {
            await api().restoreStatistics({})
            form.reset() // what stands there now is followed
          }}
          done={t('restored')}
          failed={t('failed')}
          onClose={() => setRestoring(false)}
        />
      )}
    </>
  )
}

function FigureRows({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations('managers.statistics')
  const rows = form.watch('figures')
  const { errors, submitCount } = form.formState
  const put = (figures: Row[]) => form.setValue('figures', figures, { shouldDirty: true })
  const change = (key: number, fields: Partial<Row>) => {
    form.clearErrors('figures')
    put(rows.map(row => (row.key === key ? { ...row, ...fields } : row)))
  }
  const nameOf = ({ label, key }: Row) => label || t('figure', { number: key + 1 })
  const tooLong = useTooLong()
  const look = (text: string, most: number) => {
    const error = tooLong(text, most) ?? (errors.figures && text.trim() === '' ? t('empty') : undefined)
    return { error, flash: error ? submitCount : 0 }
  }
  return (
    <>
      {rows.length === 0 && <p className="text-muted">{t('none')}</p>}
      <OrderedList
        label={t('figures')}
        items={rows}
        itemKey={({ key }) => String(key)}
        nameOf={nameOf}
        onOrder={put}
        actions={row => (
          <RowButton label={t('remove', { name: nameOf(row) })} onClick={() => put(rows.filter(one => one !== row))}>
            <Trash2 />
          </RowButton>
        )}
      >
        {row => (
          <div className="figure-row">
            <TextField
              label={t('value')}
              noHelpLine
              value={row.value}
              {...look(row.value, VALUE_MAX)}
              onChange={({ target }) => change(row.key, { value: target.value })}
            />
            <TextField
              label={t('label')}
              noHelpLine
              value={row.label}
              {...look(row.label, LABEL_MAX)}
              onChange={({ target }) => change(row.key, { label: target.value })}
            />
          </div>
        )}
      </OrderedList>
      <div>
        <Button
          disabled={rows.length >= FIGURES_MAX}
          onClick={() => put([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, value: '', label: '' }])}
        >
          <Plus />
          {t('add')}
        </Button>
        {rows.length >= FIGURES_MAX && <p className="text-13 text-muted">{t('most', { count: FIGURES_MAX })}</p>}
      </div>
    </>
  )
}

/** In the look of the landing page, but not by its parts: those would become a chunk that each visitor loads. */
function FiguresPreview({ rows }: { rows: Row[] }) {
  const t = useTranslations('managers.slides')
  return (
    <section className="edit-preview" aria-labelledby="figures-preview">
      <header className="edit-preview-head">
        <h2 id="figures-preview">{t('preview')}</h2>
      </header>
      <div className="figures-preview">
        <dl className="approach-stats">
          {rows.map(({ key, value, label }) => (
            <div key={key} className="stat">
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
