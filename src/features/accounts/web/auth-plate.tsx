import { useTranslations } from 'use-intl'

import stride from './stride.avif'

/** The drawing beside the forms of accounts. */
export function AuthPlate() {
  const t = useTranslations('login.plate')
  return (
    <div className="auth-plate" aria-hidden="true">
      <img src={stride} alt="" width="1020" height="1020" />
      <p>
        <b>{t('title')}</b>
        <span>{t('text')}</span>
      </p>
    </div>
  )
}
