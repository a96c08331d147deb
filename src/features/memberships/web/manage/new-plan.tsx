import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'

import { PlanForm } from './plan-form.tsx'
import { inputOf, noPlan } from './values.ts'

/** A-MEM-1, A-MEM-3: after a plan was created, every field is empty again. */
export function NewPlan() {
  const t = useTranslations('managers.memberships')
  return (
    <PlanForm
      values={noPlan}
      save={(values, _, key) => api().createPlan({ ...inputOf(values), differing: values.differing }, key)}
      onSaved={reset => reset(noPlan)}
      texts={{ label: t('create'), saved: t('created'), failed: t('createFailed') }}
    />
  )
}
