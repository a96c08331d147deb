import { useState } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { EmptyState, Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { loginAddress } from '#src/web/calls/session.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { useLongDay } from '#src/web/words/own-days.ts'

import type { placeLoader } from './loaders.ts'
import { SeatsHead } from './seats-head.tsx'
import { addressOf, useTitle } from './thing.tsx'

import './place.css'

/** What somebody was given, by the link of their mail. */
export function PlacePage() {
  const { place } = useLoaderData<typeof placeLoader>()
  return place ? <Place place={place} /> : <Ended />
}

/** A link that was taken back, that went to another address, or that never was: which of them nobody learns. */
function Ended() {
  const t = useTranslations('seats.place')
  return (
    <div className="wrap seats">
      <Head title={t('title')} description={t('title')} hidden />
      <EmptyState
        heading="h2"
        title={t('ended')}
        text={t('endedText')}
        action={
          <Link className={buttonClass({ variant: 'ink' })} to="/courses">
            {t('toCourses')}
          </Link>
        }
      />
    </div>
  )
}

function Place({ place }: { place: Read }) {
  const t = useTranslations('seats.place')
  const titleOf = useTitle()
  const day = useLongDay()
  const { isGift, message, until } = place
  const whose = useWhose(place)
  return (
    <div className="wrap seats">
      <Head title={t(isGift ? 'giftTitle' : 'title')} description={t('title')} hidden />
      <article className="panel seats-sheet place-sheet">
        <SeatsHead thing={place}>
          <p className="place-for">{whose}</p>
          <h1 dir="auto">{titleOf(place)}</h1>
          {until && <p className="seats-ends">{t('until', { day: day(until) })}</p>}
        </SeatsHead>
        {message && (
          <blockquote className="place-message" dir="auto">
            {message}
          </blockquote>
        )}
        <div className="place-act">
          <From place={place} />
          <Act place={place} />
        </div>
      </article>
    </div>
  )
}

type Read = NonNullable<Awaited<ReturnType<typeof placeLoader>>['place']>

/** @returns whom it is for, as far as that is known */
function useWhose({ isGift, name }: Read): string {
  const t = useTranslations('seats.place')
  if (!isGift) return t('kept')
  return name ? t('for', { name }) : t('giftTitle')
}

/** Who gives it. */
function From({ place: { isGift, from, team } }: { place: Read }) {
  const t = useTranslations('seats.place')
  const giver = from || team || t('somebody')
  return (
    <p className="place-from">
      {isGift ? t('giftFrom', { giver }) : t('teamFrom', { giver, team: team && from ? team : 'none' })}
    </p>
  )
}

/** What the caller can do with it. */
function Act({ place }: { place: Read }) {
  const t = useTranslations('seats.place')
  const { code = '' } = useParams()
  const viewer = useViewer()
  const { standing, plan, isGift } = place
  if (standing === 'taken') return <Notice tone="warning">{t('taken')}</Notice>
  if (standing !== 'free')
    return (
      <>
        <Notice tone={standing === 'own' ? 'success' : 'info'}>
          {t(standing === 'own' ? 'own' : plan ? 'planHeld' : 'held')}
        </Notice>
        <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={addressOf(place)}>
          {t(plan ? 'toMembership' : 'toCourse')}
        </Link>
      </>
    )
  if (viewer) return <Take code={code} place={place} />
  return (
    <>
      <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={loginAddress(`/place/${code}`)}>
        {t(isGift ? 'openGift' : 'take')}
      </Link>
      <small>{t('signIn')}</small>
    </>
  )
}

function Take({ code, place }: { code: string; place: Read }) {
  const { isGift, plan } = place
  const t = useTranslations('seats.place')
  const navigate = useNavigate()
  const [shows, setShows] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const take = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await api().takePlace({ code, shows })
      toast.success(t(plan ? 'planDone' : 'done'))
      await navigate(addressOf(place))
    } catch (error) {
      setProblem(isCallRefused(error) ? error.message : t('failed'))
      setBusy(false)
    }
  }
  return (
    <>
      {!isGift && (
        <Checkbox checked={shows} onChange={({ target }) => setShows(target.checked)}>
          {t('shows')}
          <small>{t(plan ? 'planShowsText' : 'showsText')}</small>
        </Checkbox>
      )}
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button variant="primary" size="lg" busy={isBusy} onClick={() => void take()}>
        {t(isGift ? 'openGift' : 'take')}
      </Button>
    </>
  )
}
