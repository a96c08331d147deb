import { type FormEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Spinner } from '#src/ui/controls/button.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { Conflict } from '#src/web/manager/conflicts/conflict.tsx'
import { fileOf } from '#src/web/manager/forms/file-of.ts'
import { ImageField } from '#src/web/manager/forms/image-field.tsx'
import { RefusalNotice } from '#src/web/manager/forms/refusal-notice.tsx'
import { showRefusal } from '#src/web/manager/forms/refusals.ts'
import { useStored } from '#src/web/manager/forms/use-stored.ts'
import { useTyped } from '#src/web/manager/forms/use-typed.tsx'
import { isWebAddress } from '#src/web/manager/forms/web-address.ts'
import { toast } from '#src/web/toast.ts'

import { noPartner, type PartnerValues, type ShownPartner } from './values.ts'

interface PartnerFormProps {
  partner: ShownPartner | undefined
  /** One partner was added already, and this form takes the next. */
  isNext: boolean
  onSaved: () => void
}

/** A-PART-3 to A-PART-5 */
export function PartnerForm(props: PartnerFormProps) {
  const { partner } = props
  const t = useTranslations('partners')
  const manager = useTranslations('manager')
  const { form, state, submit, conflict, notice } = usePartnerForm(props)
  return (
    <form className="partner-form" method="post" noValidate onSubmit={submit}>
      {notice}
      <TextField
        label={t('name')}
        maxLength={200}
        {...fieldOf(form, 'name', { validate: value => value.trim() !== '' || t('nameMissing') })}
      />
      <TextField
        label={t('website')}
        type="url"
        inputMode="url"
        placeholder={t('websitePlaceholder')}
        maxLength={500}
        {...fieldOf(form, 'website', {
          validate: value => isWebAddress(value) || (partner && value.trim() === '') || t('websiteWrong'),
        })}
      />
      <ImageField label={t('logo')} prompt={t('dropLogo')} current={partner?.logo} {...fileOf(form, 'logo')} />
      <RefusalNotice form={form} />
      {conflict && <Conflict {...conflict} />}
      <SubmitButton
        block
        state={state}
        labels={{ normal: partner ? t('save') : t('submit'), checking: manager('saving') }}
      />
      {state === 'checking' && (
        <div className="partner-busy">
          <Spinner />
        </div>
      )}
    </form>
  )
}

function usePartnerForm({ partner, isNext, onSaved }: PartnerFormProps) {
  const t = useTranslations('partners')
  const known = partner && { name: partner.name, website: partner.website ?? '', logo: undefined }
  const names = { name: t('name'), website: t('website') }
  const stored = known && { values: known, version: partner.version, names }
  const form = useForm<PartnerValues>({ defaultValues: known ?? noPartner, reValidateMode: 'onSubmit' })
  form.register('logo', { validate: logo => partner !== undefined || logo !== undefined || t('logoMissing') })
  const meeting = useStored(form, stored)
  const typed = useTyped(form, { meeting, name: partner?._id ?? 'new' })
  const { setFocus } = form
  useEffect(() => {
    if (isNext) setFocus('name')
  }, [isNext, setFocus])
  const { state, submit } = useSubmission(form, async values => {
    try {
      await typed.send(key => save(partner, values, { version: meeting.version.current, key }))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.code === 'conflict') await meeting.meet()
      else showRefusal(form, error)
      toast.error(partner ? t('updateFailed') : t('addFailed'))
      return false
    }
    toast.success(partner ? t('updated') : t('added'))
    typed.forget()
    onSaved()
    return true
  })
  return {
    form,
    state,
    notice: typed.notice,
    conflict: stored && { stored, meeting, onSend: () => void submit() },
    submit: (event: FormEvent) => {
      const { name, website, logo } = form.getValues()
      if (!partner && (!name.trim() || !website.trim() || !logo)) toast.error(t('missing'))
      void submit(event)
    },
  }
}

async function save(
  partner: ShownPartner | undefined,
  { logo, ...values }: PartnerValues,
  { version, key }: { version: string | undefined; key: string },
): Promise<void> {
  const fields = { name: values.name, website: values.website.trim() }
  if (partner) await api().updatePartner({ id: partner._id, version, ...fields, logo })
  else if (logo) await api().createPartner({ ...fields, logo }, key)
}
