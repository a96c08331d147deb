import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import type { getPlanLoader } from './loaders.ts'
import { PlanForm } from './plan-form.tsx'
import { inputOf, valuesOf } from './values.ts'

export function UpdatePlan() {
  const t = useTranslations('managers.memberships')
  const toList = useToList('/dashboard/manage-memberships')
  const { plan, version } = useLoaderData<typeof getPlanLoader>()
  return (
    <PlanForm
      key={plan._id}
      notice={plan.holders > 0 && <Notice>{t('heldNotice', { count: plan.holders })}</Notice>}
      values={valuesOf(plan)}
      version={version}
      save={(values, read) =>
        api().updatePlan({ id: plan._id, version: read, ...inputOf(values), differing: values.differing })
      }
      onSaved={(_, isCompared) => isCompared && toList()}
      texts={{ label: t('update'), saved: t('updated'), failed: t('updateFailed') }}
    />
  )
}
