// The provider's public test cards. Anything else is declined as a real card would be in test mode.

type Decline = { kind: 'declines'; code: string; declineCode?: string; message: string }

export type CardOutcome =
  | { kind: 'succeeds' | 'authenticates' | 'fails-renewals' }
  /** Pays, and what is given back later fails at the bank, or takes a while. */
  | { kind: 'fails-refunds' | 'delays-refunds' }
  | { kind: 'disputes'; reason: string; isInquiry?: boolean }
  | { kind: 'processes'; refusal?: Decline }
  | Decline

export type TestCard = {
  id: string
  number: string
  brand: 'visa' | 'mastercard'
  outcome: CardOutcome
  /** Shown in the form's list of test cards; the others can be typed. */
  label?: string
}

const declines = (code: string, message: string, declineCode?: string): Decline => ({
  kind: 'declines',
  code,
  message,
  ...(declineCode && { declineCode }),
})

const visa = (id: string, number: string, outcome: CardOutcome, label?: string): TestCard => ({
  id,
  number,
  brand: 'visa',
  outcome,
  ...(label && { label }),
})

export const testCards: readonly TestCard[] = [
  visa('pm_card_visa', '4242424242424242', { kind: 'succeeds' }, 'Succeeds'),
  { id: 'pm_card_mastercard', number: '5555555555554444', brand: 'mastercard', outcome: { kind: 'succeeds' } },
  visa('pm_card_bypassPending', '4000000000000077', { kind: 'succeeds' }),
  visa(
    'pm_card_chargeDeclined',
    '4000000000000002',
    declines('card_declined', 'Your card was declined.', 'generic_decline'),
    'Declined',
  ),
  visa(
    'pm_card_chargeDeclinedInsufficientFunds',
    '4000000000009995',
    declines('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
    'Insufficient funds',
  ),
  visa(
    'pm_card_chargeDeclinedExpiredCard',
    '4000000000000069',
    declines('expired_card', 'Your card has expired.', 'expired_card'),
  ),
  visa(
    'pm_card_chargeDeclinedIncorrectCvc',
    '4000000000000127',
    declines('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  ),
  visa(
    'pm_card_chargeDeclinedProcessingError',
    '4000000000000119',
    declines(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  ),
  visa('pm_card_threeDSecure2Required', '4000000000003220', { kind: 'authenticates' }, '3-D Secure'),
  visa('pm_card_authenticationRequired', '4000002500003155', { kind: 'authenticates' }),
  visa('pm_card_createDispute', '4000000000000259', { kind: 'disputes', reason: 'fraudulent' }, 'Disputed'),
  visa('pm_card_createDisputeProductNotReceived', '4000000000002685', {
    kind: 'disputes',
    reason: 'product_not_received',
  }),
  visa('pm_card_createDisputeInquiry', '4000000000001976', {
    kind: 'disputes',
    reason: 'product_not_received',
    isInquiry: true,
  }),
  visa('pm_card_refundFail', '4000000000005126', { kind: 'fails-refunds' }, 'Refund fails'),
  visa('pm_card_pendingRefund', '4000000000007726', { kind: 'delays-refunds' }),
  // Pays once and never again: the first renewal of a subscription fails.
  visa('pm_card_chargeCustomerFail', '4000000000000341', { kind: 'fails-renewals' }),
  // The sandbox's own: the real provider has no cards that stay in `processing`.
  visa('pm_card_sandboxProcessing', '4000000000007775', { kind: 'processes' }, 'Processing'),
  visa('pm_card_sandboxProcessingDeclined', '4000000000007783', {
    kind: 'processes',
    refusal: declines('card_declined', 'Your card was declined.', 'generic_decline'),
  }),
]

const unknownCard = declines(
  'card_declined',
  'Your card was declined. Your request was in test mode, but used a non test card.',
  'test_mode_live_card',
)

/** The test card with this id (`pm_card_visa`) or number (digits only). */
export function findTestCard(idOrNumber: string): TestCard | undefined {
  return testCards.find(card => card.id === idOrNumber || card.number === idOrNumber)
}

/** What paying with this card does. @param id of a test card; anything else is declined */
export function outcomeOf(id: string | undefined): CardOutcome {
  return (id && findTestCard(id)?.outcome) || unknownCard
}

/** The check digit rule of ISO/IEC 7812. @param number digits only */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
