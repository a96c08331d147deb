import { Gift, Users } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { TaxedTotal, TaxPlace } from '#src/features/orders/web/tax-rows.tsx'
import { useSum, useWhere, type Where } from '#src/features/orders/web/tax.ts'
import { WhereForm } from '#src/features/orders/web/where-form.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import { countIn, GiftForm, TeamForm } from './buy-forms.tsx'
import type { Sold } from './loaders.ts'
import { Summary } from './summary.tsx'
import { useTitle } from './thing.tsx'

import './buying.css'

const USUAL = 5

type KindOf = 'team' | 'gift'

/** Places of a course or a plan for a team, or one of a course as a gift. */
export function BuyPlaces({ sold }: { sold: Sold }) {
  const t = useTranslations('seats.buy')
  const { course, plan, price, until, tax } = sold
  const where = useWhere(tax)
  const { currency } = usePage().site
  const titleOf = useTitle()
  const [kind, setKind] = useKind(course !== null)
  const { count, isUnknown, setCount } = useCount()
  const choose = (next: KindOf) => {
    setKind(next)
    setCount(count)
  }
  const thing = plan ? { planId: plan._id } : { courseId: course._id }
  const seats = kind === 'gift' ? 1 : count
  const net = fromMinor(toMinor(price, currency) * seats, currency)
  return (
    <div className="pay wrap">
      <Head title={t('about', { title: titleOf({ course, plan }) })} description={t('title')} hidden />
      <Heading plan={plan} />
      <div className="pay-columns">
        <Summary
          thing={{ course, plan }}
          seats={seats}
          net={net}
          isUnknown={kind === 'team' && isUnknown}
          until={until ?? undefined}
          below={<TaxPlace where={where} />}
        >
          <Total net={net} where={where} />
        </Summary>
        <div className="pay-way">
          {where.isAsked && <WhereForm where={where} />}
          {/* What was typed stays while it is asked. */}
          <section hidden={where.isAsked} className="panel pay-form seats-form">
            {course && <Kinds kind={kind} onChange={choose} />}
            {until && <Ends until={until} />}
            {kind === 'gift' && course ? (
              <GiftForm courseId={course._id} />
            ) : (
              <TeamForm thing={thing} count={count} onCount={setCount} />
            )}
          </section>
        </div>
      </div>
    </div>
  )
}

/** A plan is no gift. */
function useKind(mayBeGift: boolean) {
  const [query] = useSearchParams()
  return useState<KindOf>(mayBeGift && query.get('for') === 'gift' ? 'gift' : 'team')
}

/** How many places: as chosen before a payment that was left, or a usual number. What was known last is kept. */
function useCount() {
  const [query] = useSearchParams()
  const [count, keep] = useState(countIn(query.get('places') ?? '') ?? USUAL)
  const [isUnknown, setUnknown] = useState(false)
  const setCount = (next: number | undefined) => {
    setUnknown(next === undefined)
    if (next !== undefined) keep(next)
  }
  return { count, isUnknown, setCount }
}

/** What all places cost with the tax that is added. */
function Total({ net, where }: { net: number; where: Where }) {
  return <TaxedTotal sum={useSum()(net, where.tax)} where={where} />
}

function Heading({ plan }: Pick<Sold, 'plan'>) {
  const t = useTranslations('seats.buy')
  return <h1>{t(plan ? 'planTitle' : 'title')}</h1>
}

/** What who pays has to know before: nothing renews by itself. */
function Ends({ until }: { until: string }) {
  const t = useTranslations('seats.buy')
  const day = useLongDay()
  return <Notice>{t('ends', { day: day(until) })}</Notice>
}

function Kinds({ kind, onChange }: { kind: KindOf; onChange: (kind: KindOf) => void }) {
  const t = useTranslations('seats.buy')
  return (
    <Segmented
      label={t('kind')}
      value={kind}
      onChange={onChange}
      options={[
        { value: 'team', label: <Kind Icon={Users} text={t('team')} /> },
        { value: 'gift', label: <Kind Icon={Gift} text={t('gift')} /> },
      ]}
    />
  )
}

const Kind = ({ Icon, text }: { Icon: typeof Gift; text: string }) => (
  <>
    <Icon />
    {text}
  </>
)
