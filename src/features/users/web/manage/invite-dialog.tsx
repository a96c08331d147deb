import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextArea } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { isEmail } from '#src/wire/text/patterns.ts'

/** How many are invited at once. */
const MOST = 100

/** Addresses as people copy them: a line each, or parted by commas, semicolons or blanks. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map(part => part.replace(/^<|>$/g, ''))
      .filter(Boolean),
  ),
]

/** Takes the addresses of those who are invited. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('managers.invitations')
  const { revalidate } = useRevalidator()
  const form = useForm({ defaultValues: { emails: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ emails }) => {
    try {
      const { invited, known } = await api().inviteUsers({ emails: addressesIn(emails) })
      if (invited.length > 0) toast.success(t('invited', { count: invited.length }))
      if (known.length > 0) toast.error(t('known', { emails: known.join(', ') }))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('emails', { message: error.message })
      return false
    }
    onClose()
    void revalidate()
    return true
  })
  const check = (text: string) => {
    const addresses = addressesIn(text)
    const wrong = addresses.find(address => !isEmail(address))
    if (addresses.length === 0) return t('missing')
    if (wrong) return t('wrong', { email: wrong })
    return addresses.length <= MOST || t('tooMany', { most: MOST })
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('invite')}
      description={t('inviteText')}
      closeLabel={t('close')}
    >
      <form className="fields" method="post" noValidate onSubmit={event => void submit(event)}>
        <TextArea
          label={t('emails')}
          help={t('emailsHelp')}
          rows={5}
          dir="ltr"
          {...fieldOf(form, 'emails', { validate: check })}
        />
        <SubmitButton state={state} labels={{ normal: t('send'), checking: t('sending') }} />
      </form>
    </Dialog>
  )
}
