import type { Path, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { CURVES_MAX, NAME_MAX, QUANTITIES_MAX, RESULTS_MAX, UNIT_MAX } from '#src/features/courses/contract/figures.ts'
import { FORMULA_MAX, functionNames } from '#src/features/courses/contract/formula.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { EditRows } from '#src/web/manager/editor/edit-rows.tsx'
import { rowsOf } from '#src/web/manager/lists/rows.ts'

import { noCurve, noQuantity, noResult } from './figure-values.ts'
import { figureFaults } from './read-figure.ts'
import type { LessonValues } from './values.ts'

type FormProps = { form: UseFormReturn<LessonValues> }
type RowProps = FormProps & { index: number }
type FigurePath = Path<LessonValues> & `figure.${string}`

/** What a figure consists of: its axes, what its readers move, the curves that follow, and what is said in numbers. */
export function FigureFields({ form }: FormProps) {
  const t = useTranslations('managers.lessons.figure')
  const faults = form.formState.errors.figure
  const signs = form
    .watch('figure.quantities')
    .map(({ sign }) => sign.trim())
    .filter(Boolean)
  return (
    <>
      <section className="manager-part">
        <h2>{t('axes')}</h2>
        <Axis form={form} axis="x" />
        <Axis form={form} axis="y" />
      </section>
      <EditRows
        list={rowsOf(form, 'figure.quantities')}
        texts={{
          title: t('quantities'),
          add: t('addQuantity'),
          legend: number => t('quantity', { number }),
          remove: number => t('removeQuantity', { number }),
        }}
        face={({ name, sign }) => ({ name, note: sign })}
        blank={noQuantity}
        least={1}
        most={QUANTITIES_MAX}
        errors={faults?.quantities}
        fields={index => <Quantity form={form} index={index} />}
      />
      <EditRows
        list={rowsOf(form, 'figure.curves')}
        texts={{
          title: t('curves'),
          add: t('addCurve'),
          legend: number => t('curve', { number }),
          remove: number => t('removeCurve', { number }),
        }}
        face={({ name, formula }) => ({ name, note: formula })}
        blank={noCurve}
        least={1}
        most={CURVES_MAX}
        errors={faults?.curves}
        fields={index => <Formula form={form} list="curves" index={index} signs={['x', ...signs]} />}
      />
      <EditRows
        list={rowsOf(form, 'figure.results')}
        texts={{
          title: t('results'),
          add: t('addResult'),
          legend: number => t('result', { number }),
          remove: number => t('removeResult', { number }),
        }}
        face={({ name, formula }) => ({ name, note: formula })}
        blank={noResult}
        most={RESULTS_MAX}
        errors={faults?.results}
        fields={index => <Result form={form} index={index} signs={signs} />}
      />
    </>
  )
}

/** @returns what a field of the figure needs, with what is wrong with it in words */
function useFigureField(form: UseFormReturn<LessonValues>) {
  const t = useTranslations('managers.lessons.figure.faults')
  return (name: FigurePath) =>
    fieldOf(form, name, {
      validate: (_, { figure }) => {
        const fault = figureFaults(figure)[name.slice('figure.'.length)]
        return fault === undefined || t(fault.kind, { word: fault.word ?? '' })
      },
    })
}

function Axis({ form, axis }: FormProps & { axis: 'x' | 'y' }) {
  const t = useTranslations('managers.lessons.figure')
  return (
    <fieldset className="figure-axis">
      <legend>{t(axis)}</legend>
      <Span form={form} place={`figure.${axis}`} />
    </fieldset>
  )
}

/** A name with its unit, and from where to where it goes. */
function Span({ form, place }: FormProps & { place: `figure.${'x' | 'y' | `quantities.${number}`}` }) {
  const t = useTranslations('managers.lessons.figure')
  const manager = useTranslations('manager')
  const field = useFigureField(form)
  return (
    <div className="short-fields">
      <TextField label={t('name')} maxLength={NAME_MAX} {...field(`${place}.name`)} />
      <TextField label={t('unit')} optional={manager('optional')} maxLength={UNIT_MAX} {...field(`${place}.unit`)} />
      <TextField label={t('from')} inputMode="decimal" maxLength={20} {...field(`${place}.from`)} />
      <TextField label={t('to')} inputMode="decimal" maxLength={20} {...field(`${place}.to`)} />
    </div>
  )
}

function Quantity({ form, index }: RowProps) {
  const t = useTranslations('managers.lessons.figure')
  const field = useFigureField(form)
  return (
    <>
      <Span form={form} place={`figure.quantities.${index}`} />
      <div className="short-fields">
        <TextField
          label={t('sign')}
          help={t('signHelp')}
          maxLength={8}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          {...field(`figure.quantities.${index}.sign`)}
        />
        <TextField
          label={t('start')}
          inputMode="decimal"
          maxLength={20}
          {...field(`figure.quantities.${index}.start`)}
        />
        <TextField label={t('step')} inputMode="decimal" maxLength={20} {...field(`figure.quantities.${index}.step`)} />
      </div>
    </>
  )
}

type FormulaProps = RowProps & { list: 'curves' | 'results'; /** What it may name. */ signs: readonly string[] }

function Formula({ form, list, index, signs }: FormulaProps) {
  const t = useTranslations('managers.lessons.figure')
  const field = useFigureField(form)
  return (
    <>
      <TextField label={t('name')} maxLength={NAME_MAX} {...field(`figure.${list}.${index}.name`)} />
      <TextField
        label={t('formula')}
        help={t('formulaHelp', { names: signs.join(', '), functions: functionNames.join(', ') })}
        maxLength={FORMULA_MAX}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...field(`figure.${list}.${index}.formula`)}
      />
    </>
  )
}

function Result({ form, index, signs }: Omit<FormulaProps, 'list'>) {
  const t = useTranslations('managers.lessons.figure')
  const manager = useTranslations('manager')
  const field = useFigureField(form)
  return (
    <>
      <Formula form={form} list="results" index={index} signs={signs} />
      <div className="short-fields">
        <TextField
          label={t('unit')}
          optional={manager('optional')}
          maxLength={UNIT_MAX}
          {...field(`figure.results.${index}.unit`)}
        />
        <TextField label={t('digits')} inputMode="numeric" maxLength={1} {...field(`figure.results.${index}.digits`)} />
      </div>
    </>
  )
}
