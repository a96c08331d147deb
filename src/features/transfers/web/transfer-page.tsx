import { CreditCard } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'
import { groundOf, PlanMark, useBought } from '#src/features/orders/web/bought.tsx'
import { CopyButton } from '#src/features/orders/web/copy-button.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useFullAmount } from '#src/web/words/prices.ts'
import { accountLines } from '#src/wire/money/account-lines.ts'

import { GiveUp } from './give-up.tsx'
import type { Transfer, transferLoader } from './loaders.ts'
import { ProofPart } from './proof-part.tsx'

import './transfer.css'

/** Where a transfer goes to, what is written on it, and what became of it. */
export function TransferPage() {
  const t = useTranslations('transfers')
  const { transfer } = useLoaderData<typeof transferLoader>()
  const { course, plan, state } = transfer
  const title = useBought()(transfer)
  return (
    <div className="wrap transfer">
      <Head title={t('about', { title })} description={t('title')} hidden />
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          <Link key="payments" to="/dashboard/billing">
            {t('payments')}
          </Link>,
          t('title'),
        ]}
      />
      <article className="panel transfer-sheet">
        <header {...onGround(groundOf(transfer))}>
          <div>
            <h1>{t(`states.${state}`)}</h1>
            <p dir="auto">{title}</p>
          </div>
          {plan && <PlanMark plan={plan} />}
          {course && <CourseImage course={course} sizes="(width < 40rem) 92vw, 22rem" priority />}
        </header>
        <Standing transfer={transfer} />
        {state !== 'cancelled' && state !== 'received' && <Where transfer={transfer} />}
        {state !== 'cancelled' && <ProofPart transfer={transfer} />}
        <Next transfer={transfer} />
      </article>
    </div>
  )
}

/** What is paid for. */
function kindOf({ seats, plan }: Transfer): 'places' | 'plan' | 'course' {
  if (seats !== null) return 'places'
  return plan ? 'plan' : 'course'
}

/** How it stands, in words. */
function Standing({ transfer }: { transfer: Transfer }) {
  const longDay = useLongDay()
  const t = useTranslations('transfers')
  const { state, declined, dueAt } = transfer
  const kind = kindOf(transfer)
  if (state === 'received') return <Notice tone="success">{t(`received.${kind}`)}</Notice>
  if (state === 'cancelled') return <Notice tone="warning">{t('cancelledText')}</Notice>
  if (state === 'sent') return <Notice tone="info">{t('sentText')}</Notice>
  if (declined !== null) return <Notice tone="error">{t('declinedText', { reason: declined })}</Notice>
  return <p className="transfer-lead">{t(`waiting.${kind}`, { date: longDay(dueAt) })}</p>
}

/** What nobody likes to type: numbers of accounts and codes of banks. */
const CODE = /\d{4}|^[A-Z\d ]{8,}$/

/** What the buyer types at their bank; each value can be copied. */
function Where({ transfer: { amount, currency, reference, account, dueAt } }: { transfer: Transfer }) {
  const longDay = useLongDay()
  const t = useTranslations('transfers')
  const sum = useFullAmount()(amount, currency)
  return (
    <dl className="transfer-facts">
      <div className="transfer-sum">
        <dt>{t('amount')}</dt>
        <dd>
          <Price now={sum} />
        </dd>
      </div>
      <div className="transfer-reference">
        <dt>{t('reference')}</dt>
        <dd>
          <b translate="no">
            <bdi>{reference}</bdi>
          </b>
          <CopyButton text={reference} />
          <small>{t('referenceText')}</small>
        </dd>
      </div>
      {accountLines(account).map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name || t('to')}</dt>
          <dd translate="no">
            <bdi>{value}</bdi>
            {CODE.test(value) && <CopyButton text={value} />}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('until')}</dt>
        <dd>
          <time dateTime={dueAt}>{longDay(dueAt)}</time>
        </dd>
      </div>
    </dl>
  )
}

/** To the membership, or to the plans where nothing became of it. */
function ToPlan({ isReceived }: { isReceived: boolean }) {
  const t = useTranslations('transfers')
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={isReceived ? '/dashboard/membership' : '/pricing'}>
      {t(isReceived ? 'toMembership' : 'toPlans')}
    </Link>
  )
}

/** To the course, to its places for others, or to the membership. */
function ToBought({ transfer: { state, group, course } }: { transfer: Transfer }) {
  const t = useTranslations('transfers')
  if (!group && !course) return <ToPlan isReceived={state === 'received'} />
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={group ? `/seats/${group}` : `/course/${course?._id}`}>
      {t(state === 'received' ? (group ? 'toPlaces' : 'toCourse') : 'again')}
    </Link>
  )
}

/** Where to go from here. */
function Next({ transfer }: { transfer: Transfer }) {
  const { _id, state, course, group } = transfer
  const t = useTranslations('transfers')
  const { methods } = usePage().site.payments
  if (state === 'sent') return null
  if (state === 'waiting')
    return (
      <footer className="transfer-next">
        {(course ?? group) && methods.includes('card') && (
          <a
            className={buttonClass({})}
            href={group ? `/seats/${group}/pay?by=card` : `/payment/${course?._id}?by=card`}
          >
            <CreditCard />
            {t('byCard')}
          </a>
        )}
        <GiveUp id={_id} />
      </footer>
    )
  return (
    <footer className="transfer-next">
      <ToBought transfer={transfer} />
      {state === 'received' && (
        <Link className={buttonClass({})} to={`/receipt/${_id}`}>
          {t('receipt')}
        </Link>
      )}
    </footer>
  )
}
