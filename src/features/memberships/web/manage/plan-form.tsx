import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { SelectField, TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { useCurrency, usePage } from '#src/web/calls/page-data.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings } from '#src/web/manager/editor/edit-side.tsx'
import { filled } from '#src/web/manager/forms/filled.ts'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { usePriceCheck } from '#src/web/manager/forms/use-price-check.ts'

import { BenefitFields } from './benefit-fields.tsx'
import { ChosenCourses } from './chosen-courses.tsx'
import { ComparisonNotice } from './comparison-notice.tsx'
import { PlanPreview } from './plan-preview.tsx'
import { useComparison, type Comparison } from './use-comparison.ts'
import type { PlanValues } from './values.ts'

import './plan-form.css'

interface PlanFormProps {
  values: PlanValues
  /** What has to be known before it is changed. */
  notice?: ReactNode
  /** Of a plan that is changed. */
  version?: string | undefined
  save: (values: Sent, version: string | undefined, key: string) => Promise<{ comparison: Comparison }>
  /** What follows a save. Where it could not be compared, the form says so, and has to stay. */
  onSaved: (reset: (values: PlanValues) => void, isCompared: boolean) => void
  texts: { label: string; saved: string; failed: string }
}

/** Terms that differ from the provider's are saved by choice alone. */
type Sent = PlanValues & { differing: 'accepted' | 'refused' }

const names = ['Basic', 'Silver', 'Gold'] as const
const isPercent = (value: string): boolean => value === '' || (/^\d{1,3}$/.test(value) && Number(value) <= 100)

/** A-MEM-1: everything that is said of a plan. */
export function PlanForm({ values, notice, version, save, onSaved, texts }: PlanFormProps) {
  const t = useTranslations('managers.memberships')
  const manager = useTranslations('manager')
  const currency = useCurrency().toUpperCase()
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  const validPrice = usePriceCheck()
  const optional = manager('optional')
  const fieldNames = useFieldNames()
  const comparison = useComparison(form.watch(), version === undefined ? undefined : values)
  const isCompared = useRef(true)
  const send = async (given: PlanValues, read: string | undefined, key: string) => {
    isCompared.current = await comparison.send(differing => save({ ...given, differing }, read, key))
  }
  /** Beside a field stands first what is wrong with it, then how it differs from the provider's. */
  const compared = (name: 'price' | 'duration' | 'paymentId' | 'link', options = {}) => {
    const field = fieldOf(form, name, options)
    return { ...field, error: field.error ?? comparison.about(name) }
  }
  return (
    <SaveForm
      form={form}
      save={send}
      onSaved={() => onSaved(form.reset, isCompared.current)}
      anew="/dashboard/new-membership"
      {...(version && { stored: { values, version, names: fieldNames } })}
      {...texts}
      preview={<PlanPreview form={form} trialDays={comparison.trialDays} />}
      settings={
        <Settings>
          <SelectField label={t('duration')} {...compared('duration')}>
            <option value="month">{t('month')}</option>
            <option value="year">{t('year')}</option>
          </SelectField>
          <TextField
            label={manager('price.label', { currency })}
            inputMode="decimal"
            placeholder="–"
            {...compared('price', { validate: validPrice })}
          />
          <TextField
            label={t('discountInPercent')}
            optional={optional}
            inputMode="numeric"
            placeholder="–"
            {...fieldOf(form, 'discount', { validate: value => isPercent(value.trim()) || t('discountWrong') })}
          />
        </Settings>
      }
    >
      {notice}
      <div className="edit-open">
        <SelectField
          className="edit-title"
          label={t('name')}
          hideLabel
          {...fieldOf(form, 'name', { validate: filled(t('nameMissing')) })}
        >
          <option value="">{t('choose')}</option>
          {names.map(name => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <section className="manager-part">
        <TextArea label={t('description')} optional={optional} maxLength={500} {...fieldOf(form, 'description')} />
        <BenefitFields
          benefits={form.watch('benefits')}
          onChange={benefits => form.setValue('benefits', benefits, { shouldDirty: true })}
        />
      </section>
      <section className="manager-part">
        <h2>{t('sale')}</h2>
        <Checkout wasLinked={values.paymentId !== ''} compared={compared} comparison={comparison} />
      </section>
      <Opening form={form} />
    </SaveForm>
  )
}

interface CheckoutProps {
  /** What it was sold by before stays to be seen. */
  wasLinked: boolean
  compared: (name: 'paymentId' | 'link', options?: object) => Partial<ComponentProps<typeof TextField>>
  comparison: ReturnType<typeof useComparison>
}

/** Where cards are taken a plan is sold at the provider's link; elsewhere there is nothing to say. */
function Checkout({ wasLinked, compared, comparison }: CheckoutProps) {
  const t = useTranslations('managers.memberships')
  const offersCard = usePage().site.payments.methods.includes('card')
  const needed = (text: string) => (offersCard ? { validate: filled(text) } : {})
  return (
    <>
      {!offersCard && <Notice>{t('saleOnce')}</Notice>}
      {(offersCard || wasLinked) && (
        <>
          <TextField
            label={t('paymentId')}
            help={t('paymentIdHelp')}
            maxLength={200}
            {...compared('paymentId', needed(t('paymentIdMissing')))}
          />
          <TextField
            label={t('link')}
            help={t('linkHelp')}
            maxLength={500}
            {...compared('link', needed(t('linkMissing')))}
          />
          <ComparisonNotice comparison={comparison} />
        </>
      )}
    </>
  )
}

/** Which courses a plan opens. */
function Opening({ form }: { form: UseFormReturn<PlanValues> }) {
  const t = useTranslations('managers.memberships')
  return (
    <section className="manager-part">
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
          chosen={form.watch('courses')}
          onChange={chosen => form.setValue('courses', chosen, { shouldDirty: true })}
        />
      )}
    </section>
  )
}

function useFieldNames() {
  const t = useTranslations('managers.memberships')
  const manager = useTranslations('manager')
  const currency = useCurrency().toUpperCase()
  return {
    name: t('name'),
    duration: t('duration'),
    price: manager('price.label', { currency }),
    discount: t('discountInPercent'),
    description: t('description'),
    benefits: t('benefit'),
    paymentId: t('paymentId'),
    link: t('link'),
    opens: t('opensLabel'),
    courses: t('courses'),
  }
}
