import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

/** The head of the coupons' screens. */
export function ManageCoupons() {
  const t = useTranslations('managers.coupons')
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      nameOf={codeIn}
      list="/dashboard/manage-coupons"
      add="/dashboard/new-coupon"
    />
  )
}

const codeIn = (thing: object): string | undefined =>
  'code' in thing && typeof thing.code === 'string' ? thing.code : undefined
