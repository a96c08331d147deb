import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { Settings } from '#src/web/manager/editor/edit-side.tsx'
import { SaveForm } from '#src/web/manager/forms/save-form.tsx'
import { useDayCheck } from '#src/web/manager/forms/use-day-check.ts'
import { WhenField } from '#src/web/manager/forms/when-field.tsx'

import { CouponPreview } from './coupon-preview.tsx'
import { CouponState } from './coupon-words.tsx'
import type { getCouponLoader } from './loaders.ts'
import { CodeField, ValuePart } from './promise-fields.tsx'
import { ThingsPart } from './things-part.tsx'
import type { CouponValues } from './values.ts'

import './coupons.css'

interface CouponFormProps {
  values: CouponValues
  /** One that is changed. */
  coupon?: Awaited<ReturnType<typeof getCouponLoader>>['coupon']
  version?: string | undefined
  save: (values: CouponValues, version: string | undefined, key: string) => Promise<unknown>
  onSaved: () => void
  texts: { label: string; saved: string; failed: string }
}

/** Everything that is said of a coupon. What it promises stays as it is once somebody has used it. */
export function CouponForm({ values, coupon, version, save, onSaved, texts }: CouponFormProps) {
  const t = useTranslations('managers.coupons')
  const optional = useTranslations('manager')('optional')
  const form = useForm({ defaultValues: values, reValidateMode: 'onSubmit' })
  const names = useFieldNames()
  const isFixed = coupon !== undefined && coupon.uses > 0
  return (
    <SaveForm
      form={form}
      save={save}
      onSaved={onSaved}
      anew="/dashboard/new-coupon"
      {...(version && { stored: { values, version, names } })}
      {...texts}
      badge={coupon && <CouponState state={coupon.state} />}
      preview={<CouponPreview form={form} />}
      settings={<Terms form={form} />}
    >
      {isFixed && <Notice>{t('fixed', { count: coupon.uses })}</Notice>}
      <fieldset className="contents" disabled={isFixed}>
        <CodeField form={form} isFixed={isFixed} />
        <ValuePart form={form} isFixed={isFixed} />
        <ThingsPart form={form} isFixed={isFixed} />
      </fieldset>
      <section className="manager-part">
        <TextArea
          label={t('note')}
          optional={optional}
          help={t('noteHelp')}
          rows={3}
          maxLength={1000}
          {...fieldOf(form, 'note')}
        />
      </section>
    </SaveForm>
  )
}

const MOST_USES = 1_000_000
const isLimit = (typed: string): boolean =>
  typed.trim() === '' || (/^\d{1,7}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_USES)

/** When and how often it can be used. */
function Terms({ form }: { form: UseFormReturn<CouponValues> }) {
  const t = useTranslations('managers.coupons')
  const isDay = useDayCheck()
  const isAfter = (end: string, { startsOn }: CouponValues) =>
    end === '' || startsOn === '' || end >= startsOn || t('endBefore')
  const validate = (typed: string) => isLimit(typed) || t('limitWrong')
  const limit = { inputMode: 'numeric', placeholder: t('noLimit') } as const
  return (
    <Settings>
      <WhenField
        label={t('startsOn')}
        type="date"
        held={form.watch('startsOn')}
        {...fieldOf(form, 'startsOn', { validate: isDay })}
      />
      <WhenField
        label={t('endsOn')}
        type="date"
        held={form.watch('endsOn')}
        {...fieldOf(form, 'endsOn', { validate: { isAfter, isDay } })}
      />
      <TextField label={t('maxUses')} {...limit} {...fieldOf(form, 'maxUses', { validate })} />
      <TextField label={t('perPerson')} {...limit} {...fieldOf(form, 'perPerson', { validate })} />
    </Settings>
  )
}

function useFieldNames() {
  const t = useTranslations('managers.coupons')
  return {
    code: t('code'),
    kind: t('kind'),
    value: t('value'),
    maxUses: t('maxUses'),
    perPerson: t('perPerson'),
    startsOn: t('startsOn'),
    endsOn: t('endsOn'),
    scope: t('scope'),
    things: t('things'),
    courses: t('courses'),
    plans: t('plans'),
    note: t('note'),
  }
}
