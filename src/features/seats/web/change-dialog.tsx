import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useZone } from '#src/web/calls/page-data.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { isEmail } from '#src/wire/text/patterns.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import { GiftFields, type GiftValues, today } from './buy-forms.tsx'
import type { Group, Place } from './loaders.ts'

interface ChangeDialogProps {
  group: Group
  place: Place
  onClose: () => void
}

/** Keeps a place for another address; of a gift that has not gone, also its words and its day. */
export function ChangeDialog({ group, place, onClose }: ChangeDialogProps) {
  const t = useTranslations('seats.change')
  const isGift = group.seats === 1
  const hasGone = place.sentAt !== null
  const { revalidate } = useRevalidator()
  const form = useForm<GiftValues>({ defaultValues: valuesOf(place, useZone()), reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ email, ...gift }) => {
    const words = isGift && !hasGone ? { gift } : {}
    try {
      await api().changePlace({ id: group._id, place: place._id, email, ...words })
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('email', { message: error.message.replace(/^\w+: /, '') })
      return false
    }
    toast.success(t('done'))
    onClose()
    await revalidate()
    return true
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(isGift ? 'giftTitle' : 'title')}
      description={t(hasGone ? 'sentText' : 'text')}
      closeLabel={t('close')}
    >
      <form className="fields" method="post" noValidate onSubmit={event => void submit(event)}>
        {isGift && !hasGone ? (
          <GiftFields form={form} />
        ) : (
          <TextField
            label={t('email')}
            type="email"
            dir="ltr"
            autoComplete="off"
            {...fieldOf(form, 'email', { validate: text => isEmail(text.trim()) || t('emailWrong') })}
          />
        )}
        <SubmitButton state={state} labels={{ normal: t('save'), checking: t('saving') }} />
      </form>
    </Dialog>
  )
}

const valuesOf = ({ email, name, message, sendAt }: Place, zone: string): GiftValues => ({
  email: email ?? '',
  name: name ?? '',
  message: message ?? '',
  day: latest(today(), sendAt && dayIn(zone, new Date(sendAt))),
})

const latest = (today: string, day: string | null): string => (day && day > today ? day : today)
