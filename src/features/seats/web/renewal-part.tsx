import { CalendarPlus, CreditCard, Receipt } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useOffered, usePrice } from '#src/web/words/prices.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import type { Group } from './loaders.ts'

/** Of what was paid: the receipt; and of a plan what its next period costs, and from when on it can be bought. */
export function Coming({ group }: { group: Group }) {
  const t = useTranslations('seats')
  const { _id, standing, next } = group
  if (standing === 'waiting' || standing === 'ended') return null
  return (
    <div className="seats-part seats-coming">
      {next && <Next group={group} next={next} />}
      <Link className={buttonClass({ size: 'sm' })} to={`/dashboard/receipt/${_id}`}>
        <Receipt />
        {t('receipt')}
      </Link>
    </div>
  )
}

function Next({ group, next }: { group: Group; next: NonNullable<Group['next']> }) {
  const t = useTranslations('seats.renewal')
  const day = useLongDay()
  const [price, offered] = [usePrice(), useOffered()]
  const { seats, endsAt, plan, currency } = group
  const terms = {
    count: seats,
    each: price(fromMinor(toMinor(next.amount, currency) / seats, currency)),
    amount: offered(next.amount),
    from: day(next.from),
    last: day(endsAt ?? ''),
    duration: plan?.duration ?? 'month',
  }
  return <p>{t('next', terms)}</p>
}

/** What waits to be paid: the places themselves, or their next period. */
export function Due({ group, due }: { group: Group; due: NonNullable<Group['due']> }) {
  const t = useTranslations('seats')
  const isOn = group.standing !== 'waiting'
  const isTransfer = due.method === 'transfer'
  const words = isOn
    ? t(isTransfer ? 'renewal.transferText' : 'renewal.waitingText')
    : t(isTransfer ? 'transferText' : 'waitingText')
  return (
    <div className="seats-part">
      <Notice>{words}</Notice>
      {isTransfer ? (
        <Link className={buttonClass({ variant: 'primary' })} to={`/transfer/${due.order}`}>
          {t('toTransfer')}
        </Link>
      ) : (
        <a className={buttonClass({ variant: 'primary' })} href={`/seats/${group._id}/pay`}>
          <CreditCard />
          {t('pay')}
        </a>
      )}
    </div>
  )
}

/** When it is time: the next period for the same places. */
export function Renewal({ group, renewal }: { group: Group; renewal: NonNullable<Group['renewal']> }) {
  const t = useTranslations('seats')
  const day = useLongDay()
  const offered = useOffered()
  const [isBusy, setBusy] = useState(false)
  const order = async () => {
    setBusy(true)
    try {
      await api().renewSeats({ id: group._id })
      location.assign(`/seats/${group._id}/pay`)
    } catch (error) {
      toast.error(isCallRefused(error) ? error.message : t('failed'))
      setBusy(false)
    }
  }
  const terms = { amount: offered(renewal.amount), day: day(renewal.until), count: group.seats }
  return (
    <section className="seats-part" aria-labelledby="renewal">
      <h2 id="renewal">{t('renewal.title')}</h2>
      <p>{t(group.standing === 'open' ? 'renewal.text' : 'renewal.lateText', terms)}</p>
      <div className="seats-acts">
        <Button variant="primary" busy={isBusy} onClick={() => void order()}>
          {!isBusy && <CalendarPlus />}
          {t('renewal.go')}
        </Button>
      </div>
    </section>
  )
}
