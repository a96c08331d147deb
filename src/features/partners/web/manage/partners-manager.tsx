import { Plus } from 'lucide-react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { api, UNREACHED } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { FailedList } from '#src/web/manager/lists/failed-list.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'

import type { partnersLoader } from '../loaders.ts'
import { PartnerCard } from './partner-card.tsx'
import { PartnerDialog } from './partner-dialog.tsx'
import type { ShownPartner } from './values.ts'

import './partners.css'

/** What is open over the grid. */
type Open = { readonly dialog: 'add' } | { readonly dialog: 'edit' | 'delete'; readonly partner: ShownPartner }

/** A-PART-1 to A-PART-7 */
export function PartnersManager() {
  const t = useTranslations('partners')
  const isAlive = useHydrated()
  const { revalidate } = useRevalidator()
  const read = useLoaderData<typeof partnersLoader>()
  const [open, setOpen] = useAsked<Open>(
    what => what.dialog !== 'delete' || hasFailed(read) || isAmong(read.partners)(what.partner),
  )
  // A-PART-7: what stands behind the dialog is never older than the dialog.
  const show = (next: Open | undefined) => {
    setOpen(next)
    if (next?.dialog !== 'delete') void revalidate()
  }
  const close = () => show(undefined)
  const latest = (partner: ShownPartner) =>
    (hasFailed(read) ? undefined : read.partners.find(({ _id }) => _id === partner._id)) ?? partner
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[{ to: '/dashboard/partners', text: t('title') }]}
      action={
        <Button variant="primary" disabled={!isAlive} onClick={() => show({ dialog: 'add' })}>
          <Plus />
          {t('add')}
        </Button>
      }
    >
      <Partners
        isAlive={isAlive}
        onAdd={() => show({ dialog: 'add' })}
        onEdit={partner => show({ dialog: 'edit', partner })}
        onDelete={partner => show({ dialog: 'delete', partner })}
      />
      {open?.dialog === 'add' && <PartnerDialog onClose={close} />}
      {open?.dialog === 'edit' && <PartnerDialog partner={latest(open.partner)} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeletePrompt
          name={open.partner.name}
          text={t('deleteText')}
          onDelete={password => api().deletePartner({ id: open.partner._id, password })}
          onClose={close}
          deleted={t('deleted')}
          failed={message => (message === UNREACHED ? t('addFailed') : message)}
        />
      )}
    </ManagerFrame>
  )
}

interface PartnersProps {
  isAlive: boolean
  onAdd: () => void
  onEdit: (partner: ShownPartner) => void
  onDelete: (partner: ShownPartner) => void
}

function Partners({ isAlive, onAdd, ...props }: PartnersProps) {
  const t = useTranslations('partners')
  const read = useLoaderData<typeof partnersLoader>()
  if (hasFailed(read)) {
    return <FailedList />
  }
  if (read.partners.length === 0) return <EmptyState heading="h2" title={t('empty')} text={t('emptyText')} />
  return (
    <div className="partners-frame">
      <div className="partners-room">
        <ul className="partner-cards">
          {read.partners.map(partner => (
            <li key={partner._id}>
              <PartnerCard partner={partner} {...props} />
            </li>
          ))}
        </ul>
        <button type="button" className="partner-add" disabled={!isAlive} onClick={onAdd}>
          <Plus />
          {t('another')}
        </button>
      </div>
    </div>
  )
}
