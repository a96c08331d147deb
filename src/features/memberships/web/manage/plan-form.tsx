import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { SelectField, TextArea, TextField } from '#src/ui/text-field.tsx'
import { fieldOf } from '#src/web/form.ts'
import { SaveForm } from '#src/web/manager/save-form.tsx'

import { BenefitFields } from './benefit-fields.tsx'
import { ChosenCourses, type ChosenCourse } from './chosen-courses.tsx'
import type { PlanValues } from './values.ts'

import './plan-form.css'

interface PlanFormProps {
  values: PlanValues
  /** The courses that it opens now. */
  courses: readonly ChosenCourse[]
  /** Of a plan that is changed. */
  version?: string | undefined
  save: (values: PlanValues, version: string | undefined) => Promise<unknown>
  onSaved: (reset: (values: PlanValues) => void) => void
  texts: { label: string; saved: string; failed: string }
}

const names = ['Basic', 'Silver', 'Gold'] as const
const isAmount = (value: string): boolean => /^\d{1,6}([.,]\d{1,2})?$/.test(value.trim())
const isPercent = (value: string): boolean => value === '' || (/^\d{1,3}$/.test(value) && Number(value) <= 100)

/** A-MEM-1: everything that is said of a plan. */
export function PlanForm({ values, courses, version, save, onSaved, texts }: PlanFormProps) {
  const t = useTranslations('managers.memberships')
  const manager = useTranslations('manager')
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  const filled = (text: string) => (value: string) => value.trim() !== '' || text
  const optional = manager('optional')
  const fieldNames = useFieldNames()
  const [known, setKnown] = useState<readonly ChosenCourse[]>(courses)
  const nameOf = (id: string) => known.find(course => course._id === id)?.title
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={() => onSaved(form.reset)}
      {...(version && { stored: { values, version, names: fieldNames, nameOf } })}
      {...texts}
    >
      <section className="panel manager-part">
        <div className="manager-two">
          <SelectField label={t('name')} {...fieldOf(form, 'name', { validate: filled(t('nameMissing')) })}>
            <option value="">{t('choose')}</option>
            {names.map(name => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <SelectField label={t('duration')} {...fieldOf(form, 'duration')}>
            <option value="month">{t('month')}</option>
            <option value="year">{t('year')}</option>
          </SelectField>
          <TextField
            label={t('priceInDollars')}
            inputMode="decimal"
            {...fieldOf(form, 'price', { validate: value => isAmount(value) || t('priceMissing') })}
          />
          <TextField
            label={t('discountInPercent')}
            optional={optional}
            inputMode="numeric"
            {...fieldOf(form, 'discount', { validate: value => isPercent(value.trim()) || t('discountWrong') })}
          />
        </div>
        <TextArea label={t('description')} optional={optional} maxLength={500} {...fieldOf(form, 'description')} />
        <BenefitFields
          benefits={form.watch('benefits')}
          onChange={benefits => form.setValue('benefits', benefits, { shouldDirty: true })}
        />
      </section>
      <section className="panel manager-part">
        <h2>{t('sale')}</h2>
        <TextField
          label={t('paymentId')}
          help={t('paymentIdHelp')}
          maxLength={200}
          {...fieldOf(form, 'paymentId', { validate: filled(t('paymentIdMissing')) })}
        />
        <TextField
          label={t('link')}
          help={t('linkHelp')}
          maxLength={500}
          {...fieldOf(form, 'link', { validate: filled(t('linkMissing')) })}
        />
      </section>
      <section className="panel manager-part">
        <h2>{t('opens')}</h2>
        <SelectField label={t('opensLabel')} {...fieldOf(form, 'opens')}>
          {(['none', 'all', 'chosen'] as const).map(opens => (
            <option key={opens} value={opens}>
              {t(`opening.${opens}`)}
            </option>
          ))}
        </SelectField>
        {form.watch('opens') === 'chosen' && (
          <ChosenCourses
            chosen={form.watch('courseIds').map(_id => ({ _id, title: nameOf(_id) ?? _id }))}
            onChange={chosen => {
              setKnown([...known, ...chosen])
              form.setValue(
                'courseIds',
                chosen.map(({ _id }) => _id),
                { shouldDirty: true },
              )
            }}
          />
        )}
      </section>
    </SaveForm>
  )
}

function useFieldNames() {
  const t = useTranslations('managers.memberships')
  return {
    name: t('name'),
    duration: t('duration'),
    price: t('priceInDollars'),
    discount: t('discountInPercent'),
    description: t('description'),
    benefits: t('benefit'),
    paymentId: t('paymentId'),
    link: t('link'),
    opens: t('opensLabel'),
    courseIds: t('courses'),
  }
}
