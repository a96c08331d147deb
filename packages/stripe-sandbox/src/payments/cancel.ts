import { type Call, epochSeconds } from '../call.ts'
import { recordEvent } from '../events.ts'
import type { PaymentIntent } from '../objects.ts'
import { save } from '../store.ts'
import { lockIntent, unexpectedState } from './confirm.ts'

/** Gives a payment up before it is paid. @throws ApiError `payment_intent_unexpected_state` once it is paid or under way */
export async function cancelIntent(
  call: Call,
  { id, reason }: { id: string; reason: string | undefined },
): Promise<PaymentIntent> {
  const { object: intent } = await lockIntent(call, id)
  if (['succeeded', 'processing', 'canceled'].includes(intent.status)) throw unexpectedState(intent, 'cancel')
  const canceled: PaymentIntent = {
    ...intent,
    canceled_at: epochSeconds(call.now),
    cancellation_reason: reason ?? null,
    next_action: null,
    status: 'canceled',
  }
  await save(call.tx, canceled, {})
  await recordEvent(call, 'payment_intent.canceled', canceled)
  return canceled
}
