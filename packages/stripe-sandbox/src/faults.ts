import { z } from 'zod'

const Milliseconds = z.number().int().min(0).max(3_600_000)

/** One broken answer of the API. `after` does the work and breaks only the answer. */
export const ApiFault = z.strictObject({
  kind: z.enum(['status', 'delay', 'reset']),
  when: z.enum(['before', 'after']).default('before'),
  /** Only for calls whose path contains this. */
  path: z.string().max(200).default(''),
  status: z.number().int().min(400).max(599).default(500),
  retryAfterSeconds: z.number().int().min(0).max(3600).optional(),
  delayMs: Milliseconds.default(0),
  times: z.number().int().min(1).max(1000).default(1),
})
export type ApiFault = z.output<typeof ApiFault>

/** How webhooks misbehave until the next setting. */
const WebhookFault = z.strictObject({
  /** How often each event is sent beside the first time. */
  copies: z.number().int().min(0).max(20).default(0),
  delayMs: Milliseconds.default(0),
  /** Events are recorded and never sent. */
  drop: z.boolean().default(false),
  /** The newest due event is sent first, one at a time. */
  newestFirst: z.boolean().default(false),
})
type WebhookFault = z.output<typeof WebhookFault>

export const FaultOrder = z.strictObject({
  api: z.array(ApiFault).max(20).optional(),
  webhooks: WebhookFault.optional(),
})
export type FaultOrder = z.input<typeof FaultOrder>

/** The faults that tests order, held in this process. */
export type Faults = {
  /** Replaces the parts of the order that are given. @throws ZodError for a malformed order */
  order: (order: FaultOrder) => void
  /** The next fault for a call of this path; it counts as used. */
  takeApiFault: (path: string, when: ApiFault['when']) => ApiFault | undefined
  webhooks: () => WebhookFault
}

/** @returns faults with nothing broken */
export function newFaults(): Faults {
  let api: ApiFault[] = []
  let webhooks = WebhookFault.parse({})
  return {
    order: order => {
      const parsed = FaultOrder.parse(order)
      api = parsed.api ?? api
      webhooks = parsed.webhooks ?? webhooks
    },
    takeApiFault: (path, when) => {
      const fault = api.find(candidate => candidate.when === when && path.includes(candidate.path))
      if (!fault) return undefined
      fault.times -= 1
      api = api.filter(candidate => candidate.times > 0)
      return fault
    },
    webhooks: () => webhooks,
  }
}
