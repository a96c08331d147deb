import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ConfirmDialog } from '#src/features/accounts/web/profile/confirm-dialog.tsx'
import { DialogForm } from '#src/features/accounts/web/profile/dialog-form.tsx'
import { useDialog } from '#src/features/accounts/web/profile/use-dialog.ts'
import { Button, IconButton } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { makePasskey } from '#src/web/factors/passkeys.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { useBeginning, type Factors } from './use-factors.ts'

type Passkey = Factors['passkeys'][number]

export function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const t = useTranslations('factors.panel')
  const renaming = useDialog()
  const removing = useDialog()
  const { name, isSynced, createdAt, lastUsedAt } = passkey
  return (
    <li>
      <KeyRound aria-hidden="true" />
      <div>
        <b>{name}</b>
        <small>
          {t('added')} <TimeAgo instant={createdAt} />
          {lastUsedAt && (
            <>
              {' · '}
              {t('used')} <TimeAgo instant={lastUsedAt} />
            </>
          )}
        </small>
      </div>
      {isSynced && <Badge>{t('synced')}</Badge>}
      <IconButton name={t('rename', { name })} onClick={renaming.show}>
        <Pencil />
      </IconButton>
      <IconButton name={t('remove', { name })} onClick={removing.show}>
        <Trash2 />
      </IconButton>
      <RenameDialog key={renaming.opened} passkey={passkey} open={renaming.isOpen} onOpenChange={renaming.setIsOpen} />
      <ConfirmDialog
        key={`remove ${removing.opened}`}
        open={removing.isOpen}
        onOpenChange={removing.setIsOpen}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        button={t('removeButton')}
        done={t('passkeyRemoved')}
        run={() => api().removePasskey({ id: passkey._id })}
        onDone={onRemoved}
        danger
      />
    </li>
  )
}

type RenameProps = { passkey: Passkey; open: boolean; onOpenChange: (open: boolean) => void }

function RenameDialog({ passkey, open, onOpenChange }: RenameProps) {
  const t = useTranslations('factors.panel')
  const { revalidate } = useRevalidator()
  const form = useForm({ defaultValues: { name: passkey.name }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ name }) => {
    try {
      await api().renamePasskey({ id: passkey._id, name })
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('name', { message: error.fields[0]?.message ?? error.message })
      return false
    }
    onOpenChange(false)
    toast.success(t('renamed'))
    await revalidate()
    return true
  })
  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={t('renameTitle')}
      submitLabel={t('save')}
      state={state}
      onSubmit={event => void submit(event)}
    >
      <TextField
        label={t('name')}
        maxLength={60}
        {...fieldOf(form, 'name', { validate: value => value.trim() !== '' || t('nameMissing') })}
      />
    </DialogForm>
  )
}

type AddProps = { factors: Factors; onAdded: (recoveryCodes: readonly string[] | null) => void }

/** The browser asks first, so that nobody names a passkey that was never made; its name can be changed after. */
export function AddPasskey({ factors, onAdded }: AddProps) {
  const t = useTranslations('factors.panel')
  const causes = useTranslations('factors.causes')
  const { revalidate } = useRevalidator()
  const { isBusy, begin } = useBeginning()
  const count = factors.passkeys.length
  const isFull = count >= factors.passkeysMax
  async function add(): Promise<void> {
    const { options } = await confirmed(() => api().beginPasskey({}))
    const credential = await makePasskey(options)
    if (typeof credential === 'string') {
      toast.error(causes(credential))
      if (credential === 'known') void revalidate()
      return
    }
    const { recoveryCodes } = await api().addPasskey({ name: t('newName', { number: count + 1 }), credential })
    toast.success(t('passkeyAdded'))
    onAdded(recoveryCodes)
  }
  return (
    <li>
      <Plus aria-hidden="true" />
      <div>
        <b>{t('passkeys')}</b>
        <small>{isFull ? t('passkeysFull', { most: factors.passkeysMax }) : t('passkeysText')}</small>
      </div>
      <Button size="sm" busy={isBusy} disabled={isFull} onClick={() => void begin(add)}>
        {t('addPasskey')}
      </Button>
    </li>
  )
}
