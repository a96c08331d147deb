import { Award, Ellipsis, Link2, Mail, PenLine, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button, IconButton } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { ProgressBar } from '#src/ui/display/progress.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { Menu, MenuItem } from '#src/ui/overlays/menu.tsx'
import { api } from '#src/web/calls/api.ts'
import { useLongDay } from '#src/web/words/own-days.ts'

import { ChangeDialog } from './change-dialog.tsx'
import type { Group, Place } from './loaders.ts'
import { useAct, useFocusAfter } from './use-act.ts'
import { useCopyLink } from './use-copy-link.ts'

interface PlaceRowProps {
  group: Group
  place: Place
  isOpen: boolean
}

/** Who has a place or is invited to it, how far they are, and what can be done. */
export function PlaceRow({ group, place, isOpen }: PlaceRowProps) {
  const longDay = useLongDay()
  const t = useTranslations('seats.row')
  const { email, progress, takenAt } = place
  const name = progress?.name ?? email ?? t('gone')
  return (
    <li>
      <div>
        <b dir="auto">{name}</b>
        <small>
          {progress && email && <bdi>{email} · </bdi>}
          {takenAt ? t('taken', { day: longDay(takenAt) }) : <Sent place={place} />}
        </small>
      </div>
      <Learning place={place} name={name} />
      {isOpen && <Acts group={group} place={place} name={name} />}
    </li>
  )
}

function Sent({ place: { sentAt } }: { place: Place }) {
  const longDay = useLongDay()
  const t = useTranslations('seats.row')
  return sentAt ? t('invited', { day: longDay(sentAt) }) : t('sending')
}

/** How far somebody is who shows it. */
function Learning({ place: { takenAt, progress }, name }: { place: Place; name: string }) {
  const longDay = useLongDay()
  const t = useTranslations('seats.row')
  if (!takenAt) return <Badge tone="warning">{t('waiting')}</Badge>
  if (!progress) return <span className="seats-unshown">{t('unshown')}</span>
  const { percent, courses, lastDay, hasCertificate } = progress
  return (
    <div className="seats-learning">
      {percent !== null && <ProgressBar percent={percent} label={t('progressOf', { name })} />}
      <small>
        {percent !== null && t('percent', { percent })}
        {courses && t('courses', courses)}
        {lastDay && ` · ${t('last', { day: longDay(lastDay) })}`}
        {hasCertificate && (
          <span className="seats-certificate">
            <Award aria-hidden="true" />
            {t('certificate')}
          </span>
        )}
      </small>
    </div>
  )
}

function Acts({ group, place, name }: { group: Group; place: Place; name: string }) {
  const t = useTranslations('seats.row')
  const [asking, setAsking] = useState<'change' | 'back'>()
  const { act } = useAct()
  const copy = useCopyLink()
  const named = { id: group._id, place: place._id }
  const close = () => setAsking(undefined)
  if (place.takenAt && !place.mayMove) return <span className="seats-fixed">{t('fixed')}</span>
  return (
    <>
      <Menu
        label={t('acts', { name })}
        trigger={
          <IconButton name={t('acts', { name })}>
            <Ellipsis />
          </IconButton>
        }
      >
        {!place.takenAt && (
          <>
            <MenuItem onClick={() => void act(() => api().resendPlace(named), t('resent'))}>
              <Mail />
              {t('resend')}
            </MenuItem>
            <MenuItem onClick={() => void copy(named)}>
              <Link2 />
              {t('copy')}
            </MenuItem>
            <MenuItem onClick={() => setAsking('change')}>
              <PenLine />
              {t('change')}
            </MenuItem>
          </>
        )}
        <MenuItem onClick={() => setAsking('back')}>
          <UserMinus />
          {t(place.takenAt ? 'move' : 'takeBack')}
        </MenuItem>
      </Menu>
      {asking === 'change' && <ChangeDialog group={group} place={place} onClose={close} />}
      {asking === 'back' && <TakeBack group={group} place={place} name={name} onClose={close} />}
    </>
  )
}

interface TakeBackProps {
  group: Group
  place: Place
  name: string
  onClose: () => void
}

/** Says what is lost, and how often it is still possible, before it is done. */
function TakeBack({ group, place, name, onClose }: TakeBackProps) {
  const t = useTranslations('seats.row')
  const { isBusy, act } = useAct()
  const focusAfter = useFocusAfter('places', 'invite')
  const isTaken = place.takenAt !== null
  const take = async () => {
    const done = t(isTaken ? 'moved' : 'takenBack', { name })
    await act(async () => {
      await api().takePlaceBack({ id: group._id, place: place._id })
      focusAfter()
    }, done)
    onClose()
  }
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && !isBusy && onClose()}
      title={t(isTaken ? 'moveTitle' : 'takeBackTitle', { name })}
      description={t(isTaken ? 'moveText' : 'takeBackText', {
        name,
        count: place.movesLeft - 1,
        thing: group.plan ? 'plan' : 'course',
      })}
      cancelLabel={t('keep')}
      action={
        <Button variant="danger" busy={isBusy} onClick={() => void take()}>
          {t(isTaken ? 'move' : 'takeBack')}
        </Button>
      }
    />
  )
}
