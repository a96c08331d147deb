import { Plus, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import type { Column } from '#src/web/manager/lists/column.ts'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { RowButton } from '#src/web/manager/lists/row-actions.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { Question } from '#src/web/manager/prompts/question.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { toast } from '#src/web/toast.ts'
import { Email } from '#src/web/words/email.tsx'

import { InviteDialog } from './invite-dialog.tsx'
import type { invitationsLoader } from './loaders.ts'
import { INVITATIONS, LIST } from './user.tsx'

type Row = Awaited<ReturnType<Api['listInvitations']>>['invitations'][number]

/** Who was invited and has no account yet. */
export function InvitationsList() {
  const t = useTranslations('managers.invitations')
  const isAlive = useHydrated()
  const read = useLoaderData<typeof invitationsLoader>()
  const [isInviting, setInviting] = useState(false)
  const [asking, setAsking] = useAsked<Row>(row => hasFailed(read) || isAmong(read.invitations)(row))
  const resend = useResend()
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[
        { to: LIST, text: t('users') },
        { to: INVITATIONS, text: t('title'), heading: t('title') },
        { to: '/dashboard/manage-certificates', text: t('certificates') },
      ]}
    >
      <ManagerList
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.invitations, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={useColumns()}
        filters={
          <Button variant="primary" size="sm" disabled={!isAlive} onClick={() => setInviting(true)}>
            <Plus />
            {t('invite')}
          </Button>
        }
        count={count => t('count', { count })}
        empty={{ title: t('empty') }}
        actions={row => (
          <>
            <RowButton
              label={t('resend', { email: row.email })}
              busy={resend.busyWith === row.email}
              onClick={() => void resend.send(row.email)}
            >
              <Send />
            </RowButton>
            <RowButton label={t('withdraw', { email: row.email })} onClick={() => setAsking(row)}>
              <Trash2 />
            </RowButton>
          </>
        )}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {asking && (
        <Question
          title={t('withdrawTitle', { email: asking.email })}
          text={t('withdrawText')}
          button={t('withdrawButton')}
          run={() => api().withdrawInvitation({ id: asking._id })}
          done={t('withdrawn')}
          onClose={() => setAsking(undefined)}
        />
      )}
    </ManagerFrame>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('managers.invitations')
  return [
    { head: t('email'), cell: row => <Email address={row.email} /> },
    { head: t('sent'), cell: row => <ListDate instant={row.sentAt} /> },
    { head: t('ends'), cell: row => <ListDate instant={row.endsAt} />, isMinor: true },
  ]
}

/** Sends somebody a new link; the one before ends. */
function useResend() {
  const t = useTranslations('managers.invitations')
  const { revalidate } = useRevalidator()
  const [busyWith, setBusyWith] = useState<string>()
  const send = async (email: string) => {
    setBusyWith(email)
    try {
      const { known } = await api().inviteUsers({ emails: [email] })
      if (known.length > 0) toast.error(t('known', { emails: email }))
      else toast.success(t('resent', { email }))
      await revalidate()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setBusyWith(undefined)
    }
  }
  return { busyWith, send }
}
