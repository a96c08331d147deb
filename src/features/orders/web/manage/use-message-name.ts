import { useTranslations } from 'use-intl'

/** The provider's messages that people meet, by the names of their texts. */
const known = {
  'payment_intent.created': 'begun',
  'payment_intent.processing': 'processing',
  'payment_intent.requires_action': 'asked',
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'canceled',
  'charge.succeeded': 'charged',
  'charge.failed': 'declined',
  'charge.refunded': 'refunded',
  'refund.created': 'refundCreated',
  'refund.updated': 'refundUpdated',
  'charge.refund.updated': 'refundUpdated',
  'refund.failed': 'refundFailed',
  'charge.dispute.created': 'disputed',
  'charge.dispute.updated': 'disputeUpdated',
  'charge.dispute.funds_withdrawn': 'disputeWithdrawn',
  'charge.dispute.funds_reinstated': 'disputeReinstated',
  'charge.dispute.closed': 'disputeClosed',
} as const

const isKnown = (type: string): type is keyof typeof known => type in known

const verdicts = { lost: 'disputeLost', won: 'disputeWon' } as const

/**
 * @param dispute how far a dispute of the payment is, which the message of its end does not say
 * @returns a function that says in words what a message of the provider is; one that is rare keeps its own name
 */
export function useMessageName(dispute: 'open' | 'won' | 'lost' | null): (type: string) => string {
  const t = useTranslations('managers.orders.types')
  return type => {
    if (type === 'charge.dispute.closed' && dispute && dispute !== 'open') return t(verdicts[dispute])
    return isKnown(type) ? t(known[type]) : type
  }
}
