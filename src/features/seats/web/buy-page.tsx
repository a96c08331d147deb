import { Gift, Users } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'
import { TaxedTotal, TaxPlace } from '#src/features/orders/web/tax-rows.tsx'
import { useSum, useWhere, type Where } from '#src/features/orders/web/tax.ts'
import { WhereForm } from '#src/features/orders/web/where-form.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { useAmount } from '#src/web/words/prices.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import { GiftForm, TeamForm } from './buy-forms.tsx'
import type { buySeatsLoader } from './loaders.ts'

import './seats.css'

const LEAST = 2
const USUAL = 5

/** Places of a course for a team, or one as a gift. */
export function BuySeatsPage() {
  const t = useTranslations('seats.buy')
  const { course, tax } = useLoaderData<typeof buySeatsLoader>()
  const where = useWhere(tax)
  const [query] = useSearchParams()
  const [kind, setKind] = useState<'team' | 'gift'>(query.get('for') === 'gift' ? 'gift' : 'team')
  const [count, setCount] = useState(USUAL)
  const seats = kind === 'gift' ? 1 : Math.max(LEAST, count)
  return (
    <div className="pay wrap">
      <Head title={t('about', { title: course.title })} description={t('title')} hidden />
      <h1>{t('title')}</h1>
      <div className="pay-columns">
        <Summary seats={seats} where={where} />
        <div className="pay-way">
          {where.isAsked && <WhereForm where={where} />}
          {/* What was typed stays while it is asked. */}
          <section hidden={where.isAsked} className="panel pay-form seats-form">
            <Segmented
              label={t('kind')}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'team', label: <Kind Icon={Users} text={t('team')} /> },
                { value: 'gift', label: <Kind Icon={Gift} text={t('gift')} /> },
              ]}
            />
            {kind === 'team' ? (
              <TeamForm courseId={course._id} count={count} onCount={setCount} />
            ) : (
              <GiftForm courseId={course._id} />
            )}
          </section>
        </div>
      </div>
    </div>
  )
}

const Kind = ({ Icon, text }: { Icon: typeof Gift; text: string }) => (
  <>
    <Icon />
    {text}
  </>
)

/** What is bought, and what it costs as the places are chosen. */
function Summary({ seats, where }: { seats: number; where: Where }) {
  const t = useTranslations('seats.buy')
  const { course } = useLoaderData<typeof buySeatsLoader>()
  const { currency } = usePage().site
  const amount = useAmount()
  const price = fromMinor(toMinor(course.price, currency) * seats, currency)
  const sum = useSum()(price, where.tax)
  return (
    <aside className="pay-summary" {...onGround(course.ground)}>
      <div className="pay-picture">
        <CourseImage course={course} sizes="(width < 860px) 112px, 30rem" priority />
      </div>
      <div className="pay-course">
        <h2>{t('summary')}</h2>
        <p>
          <b dir="auto">{course.title}</b>
          <span>{t(seats === 1 ? 'giftText' : 'teamText')}</span>
        </p>
      </div>
      <dl>
        <div>
          <dt>{t('each', { count: seats })}</dt>
          <dd>{amount(course.price)}</dd>
        </div>
        <TaxedTotal sum={sum} where={where} />
      </dl>
      <TaxPlace where={where} />
    </aside>
  )
}
