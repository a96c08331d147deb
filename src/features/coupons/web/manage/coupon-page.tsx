import { Pencil, Power, PowerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { usePlanName } from '#src/features/memberships/web/manage/plan-name.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { api } from '#src/web/calls/api.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { ListLink } from '#src/web/manager/lists/kept-list.tsx'
import { useAct } from '#src/web/manager/lists/use-act.ts'
import { useAmount } from '#src/web/words/prices.ts'

import { CopyButtons } from './copy.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import { CouponUses } from './coupon-uses.tsx'
import { CouponState, useUses } from './coupon-words.tsx'
import type { couponLoader } from './loaders.ts'

import '#src/web/manager/sheets.ts'

import './coupons.css'

type Coupon = Awaited<ReturnType<typeof couponLoader>>['coupon']

/** One coupon: what it promises, and who has used it. */
export function CouponPage() {
  const t = useTranslations('managers.coupons')
  const manager = useTranslations('manager')
  const { coupon, used } = useLoaderData<typeof couponLoader>()
  return (
    <>
      <Head
        title={manager('documentTitle', { title: coupon.code })}
        description={manager('description', { title: t('title') })}
        hidden
      />
      <Breadcrumb
        label={manager('trail')}
        items={[
          <ListLink key="list" to="/dashboard/manage-coupons">
            {t('title')}
          </ListLink>,
          coupon.code,
        ]}
      />
      <div className="manager-top">
        <h1 translate="no">{coupon.code}</h1>
        <div className="coupon-acts">
          <CopyButtons {...coupon} />
          <Switch coupon={coupon} />
          <Link
            className={buttonClass({ variant: 'ink' })}
            to={`/dashboard/manage-coupons/update-coupon/${coupon._id}`}
          >
            <Pencil />
            {t('edit')}
          </Link>
        </div>
      </div>
      <div className="coupon-columns">
        <Facts coupon={coupon} />
        <CouponUses {...used} />
      </div>
    </>
  )
}

function Switch({ coupon: { _id: id, state } }: { coupon: Coupon }) {
  const t = useTranslations('managers.coupons')
  const { busy, act } = useAct()
  if (state === 'archived') return null
  const isOff = state === 'off'
  const change = () =>
    act(async () => {
      await api().changeCoupon({ id, to: isOff ? 'on' : 'off' })
      return t(isOff ? 'nowOn' : 'nowOff')
    })
  return (
    <Button busy={busy} onClick={() => void change()}>
      {!busy && (isOff ? <Power /> : <PowerOff />)}
      {t(isOff ? 'switchOn' : 'switchOff')}
    </Button>
  )
}

function Facts({ coupon }: { coupon: Coupon }) {
  const t = useTranslations('managers.coupons')
  const amount = useAmount()
  const uses = useUses()
  const planName = usePlanName()
  const { courses, plans, things } = coupon
  const facts: [string, ReactNode][] = [
    [t('state'), <CouponState key="state" state={coupon.state} />],
    [t('uses'), uses(coupon)],
    [t('given'), amount(coupon.given)],
    [t('perPerson'), coupon.perPerson ?? t('noLimit')],
    ...(courses.length > 0
      ? [[t('courses'), <Courses key="courses" courses={courses} />] satisfies [string, ReactNode]]
      : []),
    ...(things === 'courses' ? [] : [[t('ofPlans'), t('firstOnly')] satisfies [string, ReactNode]]),
    ...(plans.length > 0
      ? [[t('plans'), plans.map(plan => planName(plan)).join(' · ')] satisfies [string, ReactNode]]
      : []),
    ...(coupon.note ? [[t('note'), <p key="note">{coupon.note}</p>] satisfies [string, ReactNode]] : []),
  ]
  return (
    <section className="panel coupon-facts" aria-label={t('facts')}>
      <CouponTicket coupon={coupon} count={courses.length + plans.length} />
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Courses = ({ courses }: Pick<Coupon, 'courses'>) => (
  <ul>
    {courses.map(({ _id, title }) => (
      <li key={_id}>
        <Link className="link" to={`/course/${_id}`} dir="auto">
          {title}
        </Link>
      </li>
    ))}
  </ul>
)
