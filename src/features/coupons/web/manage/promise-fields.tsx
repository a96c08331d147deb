// What a coupon promises: its code, and what it takes off.
import { Dices } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useCurrency } from '#src/web/calls/page-data.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { amountIn } from '#src/web/manager/forms/typed-price.ts'
import { usePriceCheck } from '#src/web/manager/forms/use-price-check.ts'
import { toast } from '#src/web/toast.ts'
import { CODE_MAX, CODE_MIN, CODE_SHAPE, codeOf } from '#src/wire/money/coupons.ts'

import { type CouponValues, makeCode } from './values.ts'

export interface PartProps {
  form: UseFormReturn<CouponValues>
  /** Whether somebody has used it. */
  isFixed: boolean
}

/** The code, typed as large as it is read, or drawn. */
export function CodeField({ form, isFixed }: PartProps) {
  const t = useTranslations('managers.coupons')
  const validate = (typed: string) => {
    const code = codeOf(typed)
    if (code === '') return t('codeMissing')
    if (!CODE_SHAPE.test(code)) return t('codeShape')
    return code.length >= CODE_MIN || t('codeShort', { least: CODE_MIN })
  }
  const draw = () => {
    const code = makeCode()
    form.setValue('code', code, { shouldDirty: true })
    form.clearErrors('code')
    toast.success(t('made', { code }))
  }
  return (
    <div className="edit-open coupon-open">
      <TextField
        className="edit-title"
        label={t('code')}
        hideLabel
        placeholder={t('code')}
        maxLength={CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
        {...fieldOf(form, 'code', { validate })}
      />
      {!isFixed && (
        <Button onClick={draw}>
          <Dices />
          {t('make')}
        </Button>
      )}
    </div>
  )
}

/** What it takes off. */
export function ValuePart({ form, isFixed }: PartProps) {
  const t = useTranslations('managers.coupons')
  const currency = useCurrency().toUpperCase()
  const validPrice = usePriceCheck()
  const kind = form.watch('kind')
  const validate = (typed: string, values: CouponValues) => {
    if (values.kind === 'percent')
      return (/^\d{1,3}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= 100) || t('percentWrong')
    const wrong = validPrice(typed)
    return wrong === true ? amountIn(typed) > 0 || t('amountZero') : wrong
  }
  return (
    <section className="manager-part">
      <h2>{t('value')}</h2>
      <div className="coupon-value">
        <Segmented
          label={t('kind')}
          value={kind}
          onChange={chosen => {
            form.setValue('kind', chosen, { shouldDirty: true })
            form.clearErrors('value')
          }}
          options={(['percent', 'amount'] as const)
            .filter(value => !isFixed || value === kind)
            .map(value => ({ value, label: t(`kinds.${value}`, { currency }) }))}
        />
        <TextField
          label={kind === 'percent' ? t('percent') : t('amount', { currency })}
          hideLabel
          inputMode={kind === 'percent' ? 'numeric' : 'decimal'}
          placeholder={kind === 'percent' ? '20' : '15'}
          {...fieldOf(form, 'value', { validate })}
        />
      </div>
      {kind === 'percent' && Number(form.watch('value')) === 100 && <p className="text-muted">{t('plain')}</p>}
    </section>
  )
}
