// Chargily's wire as its SDK and its public documentation describe it, for tests: checkouts, a page with two buttons, signed
// messages, and what can go wrong.
import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

export const chargilyKey = 'test_sk_ThatOnlyTestsKnow0123456789'

type Status = 'pending' | 'processing' | 'paid' | 'failed' | 'canceled' | 'expired'

type StandInCheckout = {
  readonly id: string
  status: Status
  amount: number
  livemode: boolean
  readonly currency: string
  readonly metadata: Record<string, string>
  readonly success_url: string
  readonly failure_url: string
  readonly webhook_endpoint: string
  readonly checkout_url: string
  readonly created_at: number
  /** Of which the shop bears a part, or all where nothing is said. */
  fees?: number
  fees_on_merchant?: number
  pass_fees_to_customer?: boolean
}

type Faults = {
  /** What so many calls are answered with; 0 breaks the line. */
  readonly status?: number
  readonly times?: number
  /** Whether what was asked for is done before that. */
  readonly isDone?: boolean
  /** How long each call takes. */
  readonly delayMs?: number
  /** Nobody is told what happened. */
  readonly isSilent?: boolean
  /** No page is closed. */
  readonly closesNone?: boolean
}

type State = {
  readonly checkouts: Map<string, StandInCheckout>
  readonly calls: string[]
  faults: Faults
  origin: string
}

export type ChargilyStandIn = Awaited<ReturnType<typeof openChargilyStandIn>>

/** Begins to listen on this machine. */
export async function openChargilyStandIn() {
  const state: State = { checkouts: new Map(), calls: [], faults: {}, origin: '' }
  const app = fastify({ forceCloseConnections: true })
  await app.register(async api => answerCalls(api, state), { prefix: '/api' })
  servePage(app, state)
  state.origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    apiUrl: `${state.origin}/api`,
    checkouts: state.checkouts,
    /** Every call so far. */
    calls: state.calls,
    /** Brings a checkout on, and tells of it. */
    move: (id: string, status: Status) => move(state, id, status),
    /** Breaks it from now on; mends it where nothing is given. */
    breakWith: (faults: Faults = {}): void => {
      state.faults = faults
    },
    close: () => app.close(),
  }
}

function answerCalls(api: FastifyInstance, state: State): void {
  let isFailing = false
  api.addHook('onRequest', async (request, reply) => {
    state.calls.push(`${request.method} ${request.url.replace('/api/', '')}`)
    const { delayMs = 0, times = 0, isDone = false } = state.faults
    await sleep(delayMs)
    if (request.headers.authorization !== `Bearer ${chargilyKey}`)
      return reply.code(401).send({ message: 'Unauthenticated.' })
    isFailing = times > 0
    state.faults = { ...state.faults, times: times - 1 }
    return isFailing && !isDone ? reply.send({}) : undefined
  })
  api.addHook('onSend', async (request, reply, answer) => {
    if (!isFailing) return answer
    if (state.faults.status === 0) request.raw.socket.destroy()
    else void reply.code(state.faults.status ?? 500)
    return '{"message":"Server Error"}'
  })
  api.get('/balance', async () => ({ entity: 'balance', livemode: false, wallets: [] }))
  api.get('/checkouts', async () => ({ data: [...state.checkouts.values()].toReversed().slice(0, 50) }))
  api.post<{ Body: StandInCheckout }>('/checkouts', async ({ body }, reply) => create(state, body, reply))
  api.get<Named>('/checkouts/:id', async ({ params }, reply) => found(state, params.id, reply))
  api.post<Named>('/checkouts/:id/expire', async ({ params }, reply) => {
    const checkout = state.checkouts.get(params.id)
    if (checkout && (state.faults.closesNone || checkout.status !== 'pending'))
      return reply.code(422).send({ message: 'It cannot be expired.' })
    if (checkout) checkout.status = 'expired'
    return found(state, params.id, reply)
  })
}

type Named = { Params: { id: string } }

const found = ({ checkouts }: State, id: string, reply: FastifyReply) =>
  checkouts.get(id) ?? reply.code(404).send({ message: 'Not found.' })

function create({ checkouts, origin }: State, given: StandInCheckout, reply: FastifyReply) {
  if (!Number.isInteger(given.amount) || given.amount < 75 || given.currency !== 'dzd')
    return reply.code(422).send({ message: 'The amount is invalid.' })
  const id = `01${randomBytes(12).toString('hex')}`
  const own = { id, status: 'pending' as const, livemode: false, created_at: Math.floor(Date.now() / 1000) }
  const made: StandInCheckout = { ...given, ...own, checkout_url: `${origin}/pay/${id}` }
  checkouts.set(id, made)
  return made
}

/** Its page, and what the buttons do. */
function servePage(app: FastifyInstance, state: State): void {
  app.get<Named>('/pay/:id', async ({ params: { id } }, reply) => {
    const button = (outcome: string, words: string) =>
      `<form action="/pay/${id}/${outcome}"><button>${words}</button></form>`
    const html = `<!doctype html><html lang="en"><title>Chargily</title><main><h1>Chargily</h1>
      <p>${state.checkouts.get(id)?.amount} DZD</p>${button('paid', 'Pay')}${button('failed', 'Fail')}</main></html>`
    return reply.type('text/html').send(html)
  })
  app.get<{ Params: { id: string; outcome: 'paid' | 'failed' } }>('/pay/:id/:outcome', async ({ params }, reply) => {
    const { success_url: success, failure_url: failure } = await move(state, params.id, params.outcome)
    return reply.redirect(params.outcome === 'paid' ? success : failure, 303)
  })
}

async function move({ checkouts, faults }: State, id: string, status: Status): Promise<StandInCheckout> {
  const checkout = checkouts.get(id)
  if (!checkout) throw new Error(`Chargily has no ${id}`)
  checkout.status = status
  if (faults.isSilent || status === 'pending' || status === 'processing') return checkout
  const { body, signature } = chargilyEvent(checkout, `checkout.${status}`)
  const headers = { signature, 'content-type': 'application/json' }
  await fetch(checkout.webhook_endpoint, { method: 'POST', headers, body })
  return checkout
}

/** An event as it is sent, with its signature. */
export function chargilyEvent(data: { readonly id: string }, type = 'checkout.paid', secret = chargilyKey) {
  const event = { id: `01${randomBytes(12).toString('hex')}`, entity: 'event', livemode: 'false', type, data }
  const body = JSON.stringify(event)
  return { id: event.id, body, signature: createHmac('sha256', secret).update(body).digest('hex') }
}
