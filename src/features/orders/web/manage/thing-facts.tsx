import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import type { Api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'

import { PlanMark, useBought } from '../bought.tsx'

type Order = Awaited<ReturnType<Api['manageOrder']>>['order']

/** What was bought, and what the buyer has of it now: whether the course is open, or how the membership stands. */
export function useThingFacts(order: Order): [string, ReactNode][] {
  const day = useLongDay()
  const t = useTranslations('managers.orders')
  const name = useBought()(order)
  const { course, plan, seats, period, membership } = order
  if (!plan)
    return [
      [
        t('course'),
        <Link key="course" className="link" to={`/course/${course?._id ?? ''}`}>
          {name}
        </Link>,
      ],
      ...(seats === null ? [[t('access'), <AccessOf key="access" order={order} />] satisfies [string, ReactNode]] : []),
    ]
  return [
    [
      t('plan'),
      <span key="plan" className="order-plan">
        <PlanMark plan={plan} />
        {name}
      </span>,
    ],
    ...(period || membership
      ? [
          [
            t('period'),
            period ? t('fromTo', { from: day(period.from), to: day(period.to) }) : t('difference'),
          ] satisfies [string, string],
        ]
      : []),
    ...(membership
      ? [
          [t('membership'), t(`memberships.${membership.status}`, { day: day(membership.until) })] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ]
}

/** Whether the buyer may open the course now, and by what. */
function AccessOf({ order: { access } }: { order: Order }) {
  const t = useTranslations('managers.orders')
  const format = useFormatter()
  if (access.length === 0) return t('closed')
  return t('openBy', { what: format.list(access.map(source => t(`sources.${source}`))) })
}
