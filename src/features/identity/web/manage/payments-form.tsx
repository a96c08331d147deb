import { useForm, type UseFormReturn } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { api } from '#src/web/calls/api.ts'
import { renewSite, usePage } from '#src/web/calls/page-data.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { fieldOf } from '#src/web/forms/form.ts'
import { methodsOf } from '#src/wire/money/methods.ts'
import { TRANSFER_ACCOUNT_MAX } from '#src/wire/text/text-limits.ts'

import { AreaForm } from './area-form.tsx'
import type { PaymentMethods, PaymentSettings, paymentMethodsLoader } from './loaders.ts'
import { MethodsPreview } from './methods-preview.tsx'

/** By which means buyers may pay. */
export function PaymentsForm() {
  const t = useTranslations('managers.academy')
  const { settings, version } = useLoaderData<typeof paymentMethodsLoader>()
  const { chargily, ...stored } = settings
  const { payments } = usePage().site
  const form = useForm<PaymentMethods>({ defaultValues: stored, reValidateMode: 'onSubmit' })
  const offersTransfer = form.watch('offersTransfer')
  const names = {
    offersCard: t('offersCard'),
    offersTransfer: t('offersTransfer'),
    offersChargily: t('offersChargily'),
    transferAccount: t('transferAccount'),
    transferDays: t('transferDays'),
  }
  return (
    <AreaForm
      form={form}
      stored={{ values: stored, version, names }}
      preview={<MethodsPreview form={form} />}
      save={async (values, read) => {
        const saved = await confirmed(() => api().updatePaymentMethods({ ...values, version: read }))
        renewSite({ payments: { ...payments, methods: methodsOf(saved.settings) } })
      }}
    >
      <section className="manager-part">
        <h2>{t('offersCard')}</h2>
        <Checkbox {...form.register('offersCard')}>{t('offersCardText')}</Checkbox>
        {payments.testMode && <Notice tone="warning">{t('cardTestMode')}</Notice>}
      </section>
      <ChargilyPart form={form} chargily={chargily} />
      <section className="manager-part">
        <h2>{t('offersTransfer')}</h2>
        <p className="text-muted">{t('transferText')}</p>
        <Checkbox {...form.register('offersTransfer')}>{t('offersTransferText')}</Checkbox>
        <TextArea
          label={t('transferAccount')}
          help={t('transferAccountHelp')}
          optional={offersTransfer ? undefined : t('optional')}
          rows={5}
          maxLength={TRANSFER_ACCOUNT_MAX}
          {...fieldOf(form, 'transferAccount')}
        />
        <TextField
          label={t('transferDays')}
          help={t('transferDaysHelp')}
          type="number"
          inputMode="numeric"
          min={1}
          max={60}
          {...fieldOf(form, 'transferDays', { valueAsNumber: true })}
        />
      </section>
    </AreaForm>
  )
}

interface ChargilyPartProps {
  form: UseFormReturn<PaymentMethods>
  chargily: PaymentSettings['chargily']
}

/** It can be chosen where there is a key, and dinars are what things cost. */
function ChargilyPart({ form, chargily }: ChargilyPartProps) {
  const t = useTranslations('managers.academy')
  const bar = chargily === 'no-key' || chargily === 'no-dzd' ? chargily : undefined
  return (
    <section className="manager-part">
      <h2>{t('offersChargily')}</h2>
      <p className="text-muted">{t('chargilyText')}</p>
      <Checkbox disabled={bar !== undefined} {...form.register('offersChargily')}>
        {t('offersChargilyText')}
      </Checkbox>
      {bar && <Notice>{t(`chargilyBars.${bar}`)}</Notice>}
      {chargily === 'test' && <Notice tone="warning">{t('chargilyTestMode')}</Notice>}
    </section>
  )
}
