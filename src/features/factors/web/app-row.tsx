import { Copy, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ConfirmDialog } from '#src/features/accounts/web/profile/confirm-dialog.tsx'
import { DialogForm } from '#src/features/accounts/web/profile/dialog-form.tsx'
import { useDialog } from '#src/features/accounts/web/profile/use-dialog.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { TimeAgo } from '#src/web/words/time-ago.tsx'

import { useCopy } from './use-copy.ts'
import { useBeginning, type Factors } from './use-factors.ts'

type Setup = Awaited<ReturnType<Api['beginApp']>>
type OnAdded = (recoveryCodes: readonly string[] | null) => void

export function AppRow({ app, onAdded, onRemoved }: { app: Factors['app']; onAdded: OnAdded; onRemoved: () => void }) {
  const t = useTranslations('factors.panel')
  const { isBusy, begin } = useBeginning()
  const { revalidate } = useRevalidator()
  const [setup, setSetup] = useState<Setup>()
  const removing = useDialog()
  const add = async () => setSetup(await confirmed(() => api().beginApp({})))
  return (
    <li>
      <Smartphone aria-hidden="true" />
      <div>
        <b>{t('app')}</b>
        <small>
          {app ? (
            <>
              {t('added')} <TimeAgo instant={app.createdAt} />
            </>
          ) : (
            t('appText')
          )}
        </small>
      </div>
      {app ? (
        <Button size="sm" onClick={removing.show}>
          {t('removeButton')}
        </Button>
      ) : (
        <Button size="sm" busy={isBusy} onClick={() => void begin(add)}>
          {t('addApp')}
        </Button>
      )}
      {setup && (
        <SetupDialog
          setup={setup}
          onAdded={onAdded}
          onRefused={() => void revalidate()}
          onClose={() => setSetup(undefined)}
        />
      )}
      <ConfirmDialog
        key={removing.opened}
        open={removing.isOpen}
        onOpenChange={removing.setIsOpen}
        title={t('removeAppTitle')}
        text={t('removeText')}
        button={t('removeButton')}
        done={t('appRemoved')}
        run={() => api().removeApp({})}
        onDone={onRemoved}
        danger
      />
    </li>
  )
}

type SetupProps = { setup: Setup; onAdded: OnAdded; onRefused: () => void; onClose: () => void }

/** The secret as an image and in letters, and the code that proves the app has it. */
function SetupDialog({ setup: { secret, image, url }, onAdded, onRefused, onClose }: SetupProps) {
  const t = useTranslations('factors.panel')
  const fields = useTranslations('factors')
  const copy = useCopy()
  const form = useForm({ defaultValues: { code: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ code }) => {
    try {
      const { recoveryCodes } = await api().addApp({ code })
      onClose()
      toast.success(t('appAdded'))
      onAdded(recoveryCodes)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      onRefused()
      if (error.code === 'app-exists') {
        onClose()
        toast.error(error.message)
        return false
      }
      const isLate = error.code === 'step-ended'
      form.setError('code', { message: isLate ? t('setupEnded') : (error.fields[0]?.message ?? error.message) })
      return false
    }
  })
  const validate = (value: string) => /^\d{3}\s?\d{3}$/.test(value.trim()) || fields('missing.app')
  return (
    <DialogForm
      open
      onOpenChange={open => !open && onClose()}
      title={t('setupTitle')}
      description={t('setupText')}
      submitLabel={t('setupButton')}
      state={state}
      onSubmit={event => void submit(event)}
    >
      <div className="factor-setup">
        <img src={image} alt={t('picture')} width="192" height="192" />
        <p>
          {t('byHand')} <bdi className="factor-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
        </p>
        <Button size="sm" onClick={() => void copy(secret)}>
          <Copy />
          {t('copyKey')}
        </Button>
        <a className="link" href={url}>
          {t('openApp')}
        </a>
        <TextField
          className="factor-code"
          label={fields('fields.app')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          {...fieldOf(form, 'code', { validate })}
        />
      </div>
    </DialogForm>
  )
}
