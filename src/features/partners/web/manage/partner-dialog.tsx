import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Spinner } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/message.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { api, isCallRefused } from '#src/web/api.ts'
import { fieldOf, useSubmission } from '#src/web/form.ts'
import { ImageField } from '#src/web/manager/image-field.tsx'
import { toast } from '#src/web/toast.ts'

import { isWebsite, noPartner, type PartnerValues, type ShownPartner } from './values.ts'

interface PartnerDialogProps {
  /** The partner that is changed; without one, a partner is added. */
  partner?: ShownPartner | undefined
  onClose: () => void
}

/** A-PART-2 to A-PART-5. A press outside closes it. After a partner was added it stands ready for the next one. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const t = useTranslations('partners')
  const manager = useTranslations('manager')
  const { form, state, submit } = usePartnerForm({ partner, onClose })
  const { errors, submitCount } = form.formState
  return (
    <Dialog
      open
      onOpenChange={open => !open && state !== 'checking' && onClose()}
      title={partner ? t('editTitle') : t('add')}
      closeLabel={t('close')}
    >
      <form className="partner-form" method="post" noValidate onSubmit={submit}>
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
            validate: value => isWebsite(value) || (partner && value.trim() === '') || t('websiteWrong'),
          })}
        />
        <ImageField
          label={t('logo')}
          prompt={t('dropLogo')}
          current={partner?.logo}
          file={form.watch('logo')}
          error={errors.logo?.message}
          flash={errors.logo ? submitCount : 0}
          onChange={file => {
            form.clearErrors('logo')
            form.setValue('logo', file)
          }}
        />
        {errors.root?.message && (
          <Notice tone="error" role="alert">
            {errors.root.message}
          </Notice>
        )}
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
    </Dialog>
  )
}

function usePartnerForm({ partner, onClose }: PartnerDialogProps) {
  const t = useTranslations('partners')
  const { revalidate } = useRevalidator()
  const known = partner && { name: partner.name, website: partner.website ?? '', logo: undefined }
  const form = useForm<PartnerValues>({ defaultValues: known ?? noPartner, reValidateMode: 'onSubmit' })
  form.register('logo', { validate: logo => partner !== undefined || logo !== undefined || t('logoMissing') })
  const save = async ({ logo, ...values }: PartnerValues) => {
    const fields = { name: values.name, website: values.website.trim() }
    if (partner) return api().updatePartner({ id: partner._id, ...fields, logo })
    return logo && api().createPartner({ ...fields, logo })
  }
  const { state, submit, reset } = useSubmission(form, async values => {
    try {
      await save(values)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('root', { message: error.message })
      toast.error(partner ? t('updateFailed') : t('addFailed'))
      return false
    }
    toast.success(partner ? t('updated') : t('added'))
    form.reset(known ?? noPartner)
    setTimeout(reset)
    if (partner) onClose()
    else void revalidate()
    return true
  })
  return {
    form,
    state,
    submit: (event: FormEvent) => {
      const { name, website, logo } = form.getValues()
      if (!partner && (!name.trim() || !website.trim() || !logo)) toast.error(t('missing'))
      void submit(event)
    },
  }
}
