import { useForm } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { SelectField } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { renewSite } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'

import { AreaForm } from './area-form.tsx'
import type { accessLoader } from './loaders.ts'

type Access = Omit<Awaited<ReturnType<typeof accessLoader>>['settings'], 'isFactorForced'>

/** Who may make an account, and what administrators need beside their password. */
export function AccessForm() {
  const t = useTranslations('managers.academy')
  const {
    settings: { isFactorForced, ...settings },
    version,
  } = useLoaderData<typeof accessLoader>()
  const form = useForm<Access>({ defaultValues: settings, reValidateMode: 'onSubmit' })
  const names = { signUp: t('signUp'), adminSecondFactor: t('secondFactor') }
  return (
    <AreaForm
      form={form}
      stored={{ values: settings, version, names }}
      save={async (values, read) => {
        const saved = await api().updateAccess({ ...values, version: read })
        renewSite({ signUp: saved.settings.signUp })
      }}
    >
      <section className="manager-part">
        <SelectField label={t('signUp')} help={t('signUpHelp')} {...form.register('signUp')}>
          <option value="open">{t('signUps.open')}</option>
          <option value="invitation">{t('signUps.invitation')}</option>
        </SelectField>
        <p>
          <Link className="link" to="/dashboard/manage-users/invitations">
            {t('toInvitations')}
          </Link>
        </p>
      </section>
      <section className="manager-part">
        <SelectField
          label={t('secondFactor')}
          help={t(isFactorForced ? 'secondFactorForced' : 'secondFactorHelp')}
          {...form.register('adminSecondFactor')}
        >
          {!isFactorForced && <option value="optional">{t('factors.optional')}</option>}
          <option value="required">{t('factors.required')}</option>
        </SelectField>
      </section>
    </AreaForm>
  )
}
