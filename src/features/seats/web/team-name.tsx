import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { IconButton } from '#src/ui/controls/button.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api } from '#src/web/calls/api.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'

import type { Group } from './loaders.ts'
import { useAct } from './use-act.ts'

/** What a team is called, and the way to call it otherwise. */
export function TeamName({ group }: { group: Group }) {
  const t = useTranslations('seats')
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="seats-team">
      <span dir="auto">{group.name || t('kinds.team', { count: group.seats })}</span>
      <IconButton name={t('rename')} size="sm" onClick={() => setOpen(true)}>
        <PenLine />
      </IconButton>
      {isOpen && <Rename group={group} onClose={() => setOpen(false)} />}
    </p>
  )
}

function Rename({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useTranslations('seats')
  const { act } = useAct()
  const form = useForm({ defaultValues: { name: group.name } })
  const { state, submit } = useSubmission(form, async ({ name }) => {
    const isDone = await act(() => api().nameSeats({ id: group._id, name }), t('renamed'))
    if (isDone) onClose()
    return isDone
  })
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={t('rename')} closeLabel={t('close')}>
      <form className="fields" method="post" noValidate onSubmit={event => void submit(event)}>
        <TextField label={t('buy.name')} help={t('buy.nameHelp')} maxLength={80} {...fieldOf(form, 'name')} />
        <SubmitButton state={state} labels={{ normal: t('save') }} />
      </form>
    </Dialog>
  )
}
