import { Link2, Mail, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api } from '#src/web/calls/api.ts'
import { useLongDay } from '#src/web/words/own-days.ts'

import { ChangeDialog } from './change-dialog.tsx'
import type { Group, Place } from './loaders.ts'
import { useAct } from './use-act.ts'
import { useCopyLink } from './use-copy-link.ts'

import './gift.css'

/** A gift as its giver sees it: whom it goes to, when it goes or went, and whether it was opened. */
export function GiftPart({ group, place }: { group: Group; place: Place }) {
  const t = useTranslations('seats.gift')
  const { email, name, message, takenAt, sentAt, sendAt } = place
  const day = useLongDay()
  return (
    <section className="seats-part">
      <p className="gift-standing">
        {takenAt
          ? t('opened', { day: day(takenAt) })
          : sentAt
            ? t('sent', { day: day(sentAt) })
            : sendAt
              ? t('goes', { day: day(sendAt) })
              : t('lost')}
      </p>
      <dl className="gift-facts">
        <div>
          <dt>{t('for')}</dt>
          <dd>
            <b dir="auto">{name ?? t('unknown')}</b>
            {email && <small dir="ltr">{email}</small>}
          </dd>
        </div>
        {message && (
          <div>
            <dt>{t('message')}</dt>
            <dd className="gift-message" dir="auto">
              {message}
            </dd>
          </div>
        )}
      </dl>
      {group.standing === 'open' && !takenAt && <Acts group={group} place={place} />}
    </section>
  )
}

function Acts({ group, place }: { group: Group; place: Place }) {
  const t = useTranslations('seats.gift')
  const [isChanging, setChanging] = useState(false)
  const { isBusy, act } = useAct()
  const copy = useCopyLink()
  const named = { id: group._id, place: place._id }
  return (
    <>
      <div className="seats-acts">
        <Button onClick={() => setChanging(true)}>
          <PenLine />
          {t('change')}
        </Button>
        {place.email && (
          <Button onClick={() => void copy(named)}>
            <Link2 />
            {t('copy')}
          </Button>
        )}
        {place.sentAt && (
          <Button busy={isBusy} onClick={() => void act(() => api().resendPlace(named), t('resent'))}>
            {!isBusy && <Mail />}
            {t('resend')}
          </Button>
        )}
      </div>
      {place.email && <Notice>{t('copyText')}</Notice>}
      {isChanging && <ChangeDialog group={group} place={place} onClose={() => setChanging(false)} />}
    </>
  )
}
