import {
  Ban,
  Check,
  CreditCard,
  Landmark,
  Lock,
  LockOpen,
  MessageSquare,
  RotateCcw,
  ShoppingBag,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Api } from '#src/web/calls/api.ts'
import { useMoment } from '#src/web/manager/moment.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import { useMessageName } from './use-message-name.ts'
import { useReviewReason } from './use-review-reason.ts'

type Dispute = Awaited<ReturnType<Api['manageOrder']>>['order']['dispute']
type Step = Awaited<ReturnType<Api['manageOrder']>>['order']['timeline'][number]

const icons: Record<Step['what'], LucideIcon> = {
  created: ShoppingBag,
  paid: Check,
  joined: Check,
  refunded: RotateCcw,
  'charged-back': Landmark,
  withdrawn: Lock,
  restored: LockOpen,
  enrolled: LockOpen,
  'taken-back': Lock,
  cancelled: Ban,
  message: MessageSquare,
  'refund-asked': CreditCard,
}

interface OrderTimelineProps {
  steps: readonly Step[]
  dispute: Dispute
  /** A purchase closes with its money; what becomes of a membership stands with that. */
  isMembership: boolean
  currency: string
}

/** What happened to an order, the oldest first. What the provider said stands back behind what it did. */
export function OrderTimeline({ steps, dispute, isMembership, currency }: OrderTimelineProps) {
  const moment = useMoment()
  const words = useWords({ dispute, isMembership, currency })
  return (
    <ol className="order-timeline">
      {steps.map((step, index) => {
        const isTrouble = step.outcome === 'needs-review' || step.outcome === 'refused'
        const Icon = isTrouble ? TriangleAlert : icons[step.what]
        return (
          // Two steps may fall into the same moment.
          <li key={`${step.at} ${index}`} data-what={isTrouble ? 'trouble' : step.what}>
            <Icon aria-hidden="true" />
            <div>
              <b>{words.title(step)}</b>
              {words.detail(step) && <span>{words.detail(step)}</span>}
              {step.why !== null && <span dir="auto">{words.why(step.why)}</span>}
            </div>
            <time dateTime={step.at}>{moment(step.at)}</time>
          </li>
        )
      })}
    </ol>
  )
}

const byHand: ReadonlySet<string> = new Set(['withdrawn', 'enrolled', 'taken-back'])
const ofPlan = ['created', 'refunded', 'charged-back', 'restored'] as const
const isOfPlan = (what: Step['what']): what is (typeof ofPlan)[number] => ofPlan.some(one => one === what)
const outcomes = ['done', 'refused', 'unknown', 'nothing'] as const

function useWords({
  dispute,
  isMembership,
  currency,
}: Pick<OrderTimelineProps, 'dispute' | 'isMembership' | 'currency'>) {
  const t = useTranslations('managers.orders.steps')
  const nameOf = useMessageName(dispute)
  const why = useReviewReason()
  const written = useAmount()
  const asked = ({ outcome, reason }: Step): string => {
    const known = outcomes.find(one => one === outcome)
    if (!known) return t('underWay')
    if (known === 'done' && reason) return t('doneNote', { note: reason })
    return known === 'refused' ? t('refused', { reason: reason ?? '' }) : t(known)
  }
  const askedFor = ({ by, amount }: Step): string => {
    const name = by ?? t('somebody')
    return amount === null ? t('asked', { name }) : t('askedPart', { name, amount: written(amount, currency) })
  }
  return {
    title: (step: Step): string => {
      if (step.what === 'message') return nameOf(step.type ?? '')
      if (step.what === 'refund-asked') return askedFor(step)
      if (isMembership && isOfPlan(step.what)) return t(`ofMembership.${step.what}`)
      if (step.what === 'restored') return t(step.outcome === 'open' ? 'restored' : 'staysClosed')
      return t(step.what)
    },
    why: (why: string): string => t('because', { why }),
    detail: (step: Step): string | undefined => {
      if (step.what === 'refund-asked') return asked(step)
      if (byHand.has(step.what)) return t('byHand', { name: step.by ?? t('somebody') })
      if (step.outcome === 'applied') return t('applied')
      if (step.outcome !== 'needs-review') return undefined
      return step.reason ? t('needsReview', { reason: why(step) }) : t('needsReviewAlone')
    },
  }
}
