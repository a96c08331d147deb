// Chargily's SDK with a way to its service of our own. The SDK's has no end, no other host, and says of every failure that
// there was one (decision 0095).
import { ChargilyClient, CHARGILY_LIVE_URL, CHARGILY_TEST_URL } from '@chargily/chargily-pay'
import { z } from 'zod'

import { seconds } from '#src/wire/durations.ts'

import { PaymentsCrowded, PaymentsRefused, PaymentsUnavailable } from '../reached.ts'
import { isLiveKey } from './keys.ts'

/** What is read of a checkout; amounts in whole dinars. */
const Checkout = z.object({
  id: z.string().regex(/^\w{1,250}$/),
  amount: z.coerce.number(),
  currency: z.string().toLowerCase(),
  status: z.string(),
  livemode: z.stringbool().or(z.boolean()),
  metadata: z
    .record(z.string(), z.unknown())
    .catch({})
    .transform(all => Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))),
  checkout_url: z.url({ protocol: /^https?$/ }),
  created_at: z.coerce.number(),
  /** All fees, and the part of them that is the academy's; where that is not said, by who pays them. */
  fees: z.coerce.number().optional().catch(undefined),
  fees_on_merchant: z.coerce.number().optional().catch(undefined),
  pass_fees_to_customer: z.stringbool().or(z.boolean()).nullish().catch(null),
})
export type Checkout = z.output<typeof Checkout>
const Listed = z.object({ data: z.array(Checkout) })

type NewCheckout = Parameters<ChargilyClient['createCheckout']>[0]

const TIMEOUT_MS = seconds(10)

/** How many checkouts are looked through, the newest first: the SDK asks for one page. */
const LISTED = 50

type Connection = {
  readonly secretKey: string
  /** Another host for the same calls. */
  readonly apiUrl?: string | undefined
  readonly timeoutMs?: number
}

/** @returns calls that end in time, and throw errors of `reached.ts` */
export function connectCheckouts({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: Connection) {
  const client = new ChargilyClient({ api_key: secretKey, mode: isLiveKey(secretKey) ? 'live' : 'test' })
  const base = apiUrl?.replace(/\/+$/, '') ?? (isLiveKey(secretKey) ? CHARGILY_LIVE_URL : CHARGILY_TEST_URL)
  const request = (path: string, method = 'GET', body?: object) =>
    send(`${base}/${path}`, { secretKey, timeoutMs, method, body })
  // The one place at which all its calls leave.
  Object.defineProperty(client, 'request', { value: request })
  return {
    create: async (checkout: NewCheckout): Promise<Checkout> => read(Checkout, await client.createCheckout(checkout)),
    /** @returns undefined where Chargily knows none of this id */
    find: async (id: string): Promise<Checkout | undefined> => {
      const found: unknown = await ifThere(() => client.getCheckout(id))
      return found === undefined ? undefined : read(Checkout, found)
    },
    /** Closes its page. @throws PaymentsRefused where Chargily does not, as for one that was paid */
    expire: async (id: string): Promise<void> => {
      await client.expireCheckout(id)
    },
    list: async (): Promise<Checkout[]> => read(Listed, await client.listCheckouts(LISTED)).data,
    /** Whether the key is taken. @throws what the connection throws */
    ask: async (): Promise<void> => {
      await client.getBalance()
    },
  }
}

class NotThere extends PaymentsRefused {}

async function ifThere<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof NotThere) return undefined
    throw error
  }
}

/** What cannot be understood is no answer. */
function read<T extends z.ZodType>(shape: T, answer: unknown): z.output<T> {
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new PaymentsUnavailable('Chargily answered something else', { cause: parsed.error })
  return parsed.data
}

type Call = Required<Pick<Connection, 'secretKey' | 'timeoutMs'>> & {
  readonly method: string
  readonly body: object | undefined
}

async function send(url: string, { secretKey, timeoutMs, method, body }: Call): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error', // the key goes to nobody else
    })
    const text = await response.text()
    if (!response.ok) throw refusalOf(response.status, text)
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof PaymentsRefused || cause instanceof PaymentsUnavailable) throw cause
    throw new PaymentsUnavailable('Chargily was not reached', { cause })
  }
}

/** A key that is not taken is as good as nobody there, as with the card provider. */
function refusalOf(status: number, text: string): Error {
  const words = `Chargily answered ${status}: ${text.slice(0, 300)}`
  if (status === 404) return new NotThere(words)
  if (status === 429) return new PaymentsCrowded(words)
  return [401, 403, 408].includes(status) || status >= 500 ? new PaymentsUnavailable(words) : new PaymentsRefused(words)
}
