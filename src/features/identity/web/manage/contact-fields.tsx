import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { fieldOf } from '#src/web/forms/form.ts'
import { isWebAddress } from '#src/web/manager/forms/web-address.ts'
import { networks } from '#src/wire/networks.ts'
import { isEmail, isPhone } from '#src/wire/text/patterns.ts'
import { ACADEMY_ADDRESS_MAX } from '#src/wire/text/text-limits.ts'

import type { Identity } from './shown.ts'

/** How the academy is reached: what is left empty is shown nowhere. */
export function ContactFields({ form }: { form: UseFormReturn<Identity> }) {
  const t = useTranslations('managers.academy')
  const orEmpty = (is: (value: string) => boolean, wrong: string) => ({
    validate: (value: string) => value.trim() === '' || is(value.trim()) || wrong,
  })
  return (
    <>
      <section className="manager-part">
        <h2>{t('contact')}</h2>
        <p className="text-muted">{t('contactText')}</p>
        <div className="manager-two">
          <TextField
            label={t('email')}
            type="email"
            maxLength={254}
            {...fieldOf(form, 'email', orEmpty(isEmail, t('emailWrong')))}
          />
          <TextField
            label={t('phone')}
            type="tel"
            maxLength={30}
            {...fieldOf(form, 'phone', orEmpty(isPhone, t('phoneWrong')))}
          />
        </div>
        <TextField
          label={t('address')}
          help={t('addressHelp')}
          maxLength={ACADEMY_ADDRESS_MAX}
          {...fieldOf(form, 'address')}
        />
      </section>
      <section className="manager-part">
        <h2>{t('networks.title')}</h2>
        <div className="manager-two">
          {networks.map(network => (
            <TextField
              key={network}
              label={t(`networks.${network}`)}
              type="url"
              inputMode="url"
              maxLength={500}
              placeholder={t('networks.placeholder')}
              {...fieldOf(form, network, orEmpty(isSecureAddress, t('networks.wrong')))}
            />
          ))}
        </div>
      </section>
    </>
  )
}

const isSecureAddress = (value: string): boolean => isWebAddress(value) && value.startsWith('https://')
