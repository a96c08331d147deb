import { Printer } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { AcademyLogo } from '#src/web/brand/academy-logo.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { longDay } from '#src/web/words/days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import type { receiptLoader } from './loaders.ts'

/** The receipt of an order, made to be printed: on paper nothing but the sheet is left of the page. */
export function ReceiptPage() {
  const t = useTranslations('orders.receiptSheet')
  const history = useTranslations('orders.history')
  const { receipt } = useLoaderData<typeof receiptLoader>()
  const { site } = usePage()
  const amount = useAmount()
  const facts = [
    [t('buyer'), [receipt.buyer, receipt.email].filter(Boolean).join(', ')],
    [t('order'), receipt._id],
    ...(receipt.payment ? [[t('payment'), receipt.payment]] : []),
  ]
  return (
    <div className="wrap receipt">
      <Head title={history('receiptOf', { title: receipt.course.title })} description={t('title')} hidden />
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          <Link key="profile" to="/dashboard/profile">
            {t('profile')}
          </Link>,
          t('title'),
        ]}
      />
      <article className="panel receipt-sheet">
        <header>
          <AcademyLogo />
          <p>
            {t('seller', { academy: site.name })}
            <br />
            {site.contactEmail}
          </p>
        </header>
        <div className="receipt-picture" {...onGround(receipt.course.ground)}>
          <CourseImage course={receipt.course} sizes="(width < 46rem) 92vw, 46rem" priority />
        </div>
        <div className="receipt-top">
          <div>
            <h1>{t('title')}</h1>
            <p dir="auto">{receipt.course.title}</p>
            <p>{t('paid', { date: longDay.format(new Date(receipt.paidAt)) })}</p>
          </div>
          <Price now={`${amount(receipt.amount)} ${receipt.currency.toUpperCase()}`} />
        </div>
        {receipt.status === 'refunded' && <Notice tone="warning">{t('refunded')}</Notice>}
        {receipt.status === 'charged-back' && <Notice tone="warning">{t('chargedBack')}</Notice>}
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {receipt.status === 'paid' && receipt.refunded > 0 && (
            <div>
              <dt>{t('refundedPart')}</dt>
              <dd>
                <Price now={`${amount(receipt.refunded)} ${receipt.currency.toUpperCase()}`} />
              </dd>
            </div>
          )}
        </dl>
      </article>
      <p className="receipt-acts">
        <Button variant="ink" onClick={() => window.print()}>
          <Printer />
          {t('print')}
        </Button>
      </p>
    </div>
  )
}
