import { type Call, epochSeconds } from '../call.ts'
import { days } from '../durations.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import { mergeMetadata } from '../metadata.ts'
import type { Charge, Dispute, Stored } from '../objects.ts'
import { insert, list, lock, save } from '../store.ts'
import { DISPUTE_FEE, enter } from './balance.ts'
import { noEvidence } from './evidence.ts'

/** What a bank says it is about; `inquiry` asks first and takes no money yet. */
export type NewDispute = { reason: string; isInquiry?: boolean | undefined }

const openStates = ['needs_response', 'warning_needs_response']
/** Whether a bank has still to decide. */
export const isUnderWay = ({ status }: Dispute): boolean => !['won', 'lost', 'warning_closed'].includes(status)

function newDispute(call: Call, charge: Charge, { reason, isInquiry = false }: NewDispute): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    // A bank takes back what is still there.
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: epochSeconds(call.now),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: epochSeconds(new Date(call.now.getTime() + days(9))),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
}

/** Takes the money of a disputed charge, or gives it back. */
async function moveFunds(call: Call, dispute: Dispute, direction: 'withdrawn' | 'reinstated'): Promise<Dispute> {
  const isBack = direction === 'reinstated'
  const moved = await enter(call, {
    type: 'adjustment',
    category: isBack ? 'dispute_reversal' : 'dispute',
    amount: isBack ? dispute.amount : -dispute.amount,
    fee: isBack ? 0 : DISPUTE_FEE,
    currency: dispute.currency,
    source: dispute.id,
  })
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, moved] }
}

/**
 * A bank takes a payment back, or asks about it.
 * @throws ApiError for a charge that was not paid or is disputed already
 */
export async function openDispute(call: Call, chargeId: string, input: NewDispute): Promise<Dispute> {
  const charge = await lock(call.tx, 'charge', chargeId)
  if (!charge) throw resourceMissing('charge', chargeId, 'charge')
  if (!charge.object.paid || charge.object.disputed) throw invalidRequest(`Charge ${chargeId} cannot be disputed.`)
  await save(call.tx, { ...charge.object, disputed: true })
  const opened = newDispute(call, charge.object, input)
  const dispute = input.isInquiry ? opened : await moveFunds(call, opened, 'withdrawn')
  await insert(call.tx, dispute)
  await recordEvent(call, 'charge.dispute.created', dispute)
  if (!input.isInquiry) await recordEvent(call, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

async function lockDispute(call: Call, id: string): Promise<Stored<'dispute'>> {
  const stored = await lock(call.tx, 'dispute', id)
  if (!stored) throw resourceMissing('dispute', id, 'id')
  return stored
}

/** How a bank decides. */
export type Verdict = 'won' | 'lost'

/** Ends a dispute: won, the money comes back; an inquiry is only closed. @throws ApiError once it has ended */
export async function decideDispute(call: Call, id: string, verdict: Verdict): Promise<Dispute> {
  const { object: before } = await lockDispute(call, id)
  if (!isUnderWay(before)) throw invalidRequest('This dispute is already closed')
  const isInquiry = before.status.startsWith('warning_')
  const status = isInquiry && verdict === 'won' ? 'warning_closed' : verdict
  const isBack = status === 'won'
  const decided = { ...before, status, is_charge_refundable: status !== 'lost' }
  const dispute = isBack ? await moveFunds(call, decided, 'reinstated') : decided
  await save(call.tx, dispute, {})
  await recordEvent(call, 'charge.dispute.closed', dispute)
  if (isBack) await recordEvent(call, 'charge.dispute.funds_reinstated', dispute)
  return dispute
}

/** Words of evidence by which the provider's test mode decides: https://docs.stripe.com/testing#evidence */
const verdicts: Readonly<Record<string, Verdict>> = { winning_evidence: 'won', losing_evidence: 'lost' }

/** What may be said to a dispute; without `submit: false` it goes to the bank. */
export type DisputeChange = {
  evidence?: Record<string, string> | undefined
  metadata?: Record<string, string> | undefined
  submit: boolean
}

/** The dispute with the evidence that its bank now has. */
function submitted(dispute: Dispute): Dispute {
  const details = dispute.evidence_details
  const isInquiry = dispute.status.startsWith('warning_')
  return {
    ...dispute,
    evidence_details: { ...details, submission_count: details.submission_count + 1, submission_method: 'manual' },
    status: isInquiry ? 'warning_under_review' : 'under_review',
  }
}

/** Answers a dispute. The bank of the sandbox decides after a while where the evidence holds a word of test mode. */
export async function answerDispute(call: Call, id: string, change: DisputeChange): Promise<Dispute> {
  const { object: before, notes } = await lockDispute(call, id)
  const { evidence } = change
  if (evidence && !openStates.includes(before.status)) throw invalidRequest('This dispute is already closed')
  const metadata = mergeMetadata(before.metadata, change.metadata)
  const details = { ...before.evidence_details, ...(evidence && { has_evidence: true }) }
  const drafted = { ...before, metadata, evidence: { ...before.evidence, ...evidence }, evidence_details: details }
  const dispute = evidence && change.submit ? submitted(drafted) : drafted
  const verdict = change.submit ? verdicts[evidence?.uncategorized_text ?? ''] : undefined
  const settlesAt = new Date(call.now.getTime() + call.sandbox.processingMs).toISOString()
  await save(call.tx, dispute, verdict ? { verdict, settlesAt } : notes)
  await recordEvent(call, 'charge.dispute.updated', dispute)
  return dispute
}

/** Whether disputes stand in the way of giving a charge back. */
export async function isHeldBack(call: Call, { id, disputed }: Charge): Promise<boolean> {
  if (!disputed) return false
  const { data } = await list(call.tx, 'dispute', { limit: 100, matching: { charge: id } })
  return data.some(dispute => !dispute.is_charge_refundable)
}
