// What a coupon is for: courses, plans, or everything; all of them, or chosen ones.
import { useTranslations } from 'use-intl'

import { findCourses } from '#src/features/courses/web/manage/find-courses.ts'
import { usePlanName } from '#src/features/memberships/web/manage/plan-name.ts'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { api } from '#src/web/calls/api.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { Chosen } from '#src/web/manager/forms/chosen.tsx'

import type { PartProps } from './promise-fields.tsx'

const kinds = ['courses', 'plans', 'everything'] as const

export function ThingsPart(props: PartProps) {
  const t = useTranslations('managers.coupons')
  const { form, isFixed } = props
  const [things, scope] = form.watch(['things', 'scope'])
  const choose = (chosen: typeof things) => {
    form.setValue('things', chosen, { shouldDirty: true })
    form.clearErrors(['courses', 'plans'])
  }
  return (
    <section className="manager-part">
      <h2>{t('for')}</h2>
      <Segmented
        label={t('things')}
        value={things}
        onChange={choose}
        options={kinds
          .filter(value => !isFixed || value === things)
          .map(value => ({ value, label: t(`kindsOfThings.${value}`) }))}
      />
      {things !== 'everything' && (
        <Segmented
          label={t('scope')}
          value={scope}
          onChange={chosen => form.setValue('scope', chosen, { shouldDirty: true })}
          options={(['all', 'chosen'] as const)
            .filter(value => !isFixed || value === scope)
            .map(value => ({ value, label: t(`scopes.${things}.${value}`) }))}
        />
      )}
      {scope === 'chosen' && things === 'courses' && <ChosenCourses {...props} />}
      {scope === 'chosen' && things === 'plans' && <ChosenPlans {...props} />}
      {things !== 'courses' && <p className="text-muted">{t('firstPayment')}</p>}
    </section>
  )
}

type Named = { readonly _id: string; readonly name: string }

/** Those of a coupon that somebody has used. */
const Fixed = ({ things }: { things: readonly Named[] }) => (
  <ul className="chosen-list">
    {things.map(({ _id, name }) => (
      <li key={_id} dir="auto">
        {name}
      </li>
    ))}
  </ul>
)

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="help" data-error role="alert">
      {text}
    </p>
  ) : null

function ChosenCourses({ form, isFixed }: PartProps) {
  const t = useTranslations('managers.coupons')
  const { error } = fieldOf(form, 'courses', {
    validate: (chosen, { things, scope }) =>
      things !== 'courses' || scope === 'all' || chosen.length > 0 || t('courseMissing'),
  })
  const chosen = form.watch('courses').map(({ _id, title }) => ({ _id, name: title }))
  if (isFixed) return <Fixed things={chosen} />
  const onChange = (things: readonly Named[]) => {
    const courses = things.map(({ _id, name }) => ({ _id, title: name }))
    form.setValue('courses', courses, { shouldDirty: true })
    form.clearErrors('courses')
  }
  return (
    <>
      <Chosen
        chosen={chosen}
        onChange={onChange}
        find={findCourses}
        most={200}
        texts={{
          label: t('courses'),
          failed: t('coursesFailed'),
          none: t('noneChosen'),
          search: t('searchCourses'),
          noneFound: t('noCourses'),
          more: count => t('moreCourses', { count }),
        }}
      />
      <Problem text={error} />
    </>
  )
}

function ChosenPlans({ form, isFixed }: PartProps) {
  const t = useTranslations('managers.coupons')
  const nameOf = usePlanName()
  const { error } = fieldOf(form, 'plans', {
    validate: (chosen, { things, scope }) =>
      things !== 'plans' || scope === 'all' || chosen.length > 0 || t('planMissing'),
  })
  const named = form.watch('plans').map(plan => ({ ...plan, plan: plan.name, name: nameOf(plan) }))
  if (isFixed) return <Fixed things={named} />
  const find = async (words: string, limit: number) => {
    const { plans, total } = await api().managePlans({ limit, ...(words && { name: words }) })
    return { things: plans.map(plan => ({ ...plan, plan: plan.name, name: nameOf(plan) })), total }
  }
  const onChange = (things: readonly (typeof named)[number][]) => {
    const plans = things.map(({ _id, plan, duration }) => ({ _id, name: plan, duration }))
    form.setValue('plans', plans, { shouldDirty: true })
    form.clearErrors('plans')
  }
  return (
    <>
      <Chosen
        chosen={named}
        onChange={onChange}
        find={find}
        most={50}
        texts={{
          label: t('plans'),
          failed: t('plansFailed'),
          none: t('noPlanChosen'),
          search: t('searchPlans'),
          noneFound: t('noPlans'),
          more: count => t('morePlans', { count }),
        }}
      />
      <Problem text={error} />
    </>
  )
}
