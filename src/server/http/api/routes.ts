// Binds a feature's contract to its verbs, once. HTTP and server-side loaders both go through `invoke`,
// so permission, validation and the list of public fields cannot differ between the two.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import type { Actor } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { ShelfName } from '#src/server/keeping/keeper.ts'
import { runShared, type SharedRead } from '#src/server/keeping/kept-reads.ts'
import type { Access, Contract, EndpointContract } from '#src/wire/endpoint.ts'
import { NOT_STORABLE } from '#src/wire/fields.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'
import { isStorable } from '#src/wire/text/plain-text.ts'

import { runOnce, type Again, type AnyAgain } from './once.ts'
import { refuseInput } from './refuse-input.ts'

/** What a verb may do to the answer besides its body. Absent (it throws) for calls that come from a loader. */
export type Http = {
  /** Signs this browser in: a fresh session cookie, and the cookie that remembers a known browser. */
  startSession: (session: { token: string; device: string }) => void
  endSession: () => void
  /** Makes this browser a known one without signing it in. */
  rememberDevice: (device: string) => void
  /** Makes this browser the one that began a sign-up. */
  rememberSignUp: (proof: string) => void
  /** Gives this browser its half of a sign-in that waits for a second step, and takes it back. */
  startStep: (token: string) => void
  endStep: () => void
}

/**
 * `reads` names the data that an answer is made from, so that a page drawn from it is dropped when it changes. `first` is
 * asked before a byte of the body is read: what says no there costs nothing. `heavy` is a read that may take long: it has
 * few connections and little time, and is refused where they are taken. `again` is for what makes a thing (`once.ts`).
 */
type Binding<E extends EndpointContract> = {
  again?: Again<z.output<E['input']>, z.input<E['output']>>
  first?: (context: Context) => Promise<Refused | undefined>
  heavy?: true
  run: (context: Context, input: z.output<E['input']>, http: Http) => Promise<z.input<E['output']> | Refused>
  reads?: (input: z.output<E['input']>) => string[]
}
/** A read of which everybody gets the same part, which is kept until what it `reads` changes. */
type SharedBinding<E extends EndpointContract> = SharedRead<z.output<E['input']>, z.input<E['output']>> & {
  reads: (input: z.output<E['input']>) => string[]
}
type Bindings<C extends Contract> = {
  readonly [N in keyof C]: Binding<C[N]> | Binding<C[N]>['run'] | SharedBinding<C[N]>
}

export type Route = {
  readonly contract: EndpointContract
  readonly first?: ((context: Context) => Promise<Refused | undefined>) | undefined
  readonly heavy: boolean
  readonly again: AnyAgain | undefined
  readonly run: (context: Context, input: unknown, http: Http) => Promise<unknown>
  readonly reads: (input: unknown) => string[]
  /** Where what everybody gets is kept; absent for calls of which nothing is shared. */
  readonly shelfOf?: ((input: unknown) => ShelfName) | undefined
}
export type Routes = Readonly<Record<string, Route>>

/** A route that speaks HTTP itself: files and webhooks, which prove who they are by a signature. */
export type RawRoute = (context: Context, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
/**
 * `first` is asked before a byte of the body is read, and before anybody looks whose session it is: what no signature
 * proves costs no query. Its context is that of a visitor.
 */
type GuardedRawRoute = {
  readonly first: (context: Context, request: FastifyRequest) => Refused | undefined
  readonly run: RawRoute
}
export type AnyRawRoute = RawRoute | GuardedRawRoute
export type RawRoutes = Readonly<Record<string, AnyRawRoute>>

/** Pairs every endpoint of a contract with its verb. */
export function bind<C extends Contract>(contract: C, bindings: Bindings<C>): Readonly<Record<keyof C, Route>> {
  const routes: Record<string, Route> = {}
  for (const name of Object.keys(contract)) {
    const [endpoint, binding] = [contract[name], bindings[name]]
    if (!endpoint || !binding) throw new Error(`${name} has no verb`)
    const { run, reads, first, again, shelfOf, heavy = false } = verbsOf<C[string]>(name, endpoint.input, binding)
    // `invoke` parses with this very contract before it calls, so the input has the type that the verb asks for.
    const verbs = { run: run as Route['run'], again: again as Route['again'] }
    const tags = (reads as Route['reads'] | undefined) ?? (() => []) // likewise
    routes[name] = { contract: endpoint, first, heavy, reads: tags, shelfOf, ...verbs }
  }
  return routes as Record<keyof C, Route> // one for each name of the contract
}

function verbsOf<E extends EndpointContract>(
  name: string,
  contract: z.ZodType,
  binding: Binding<E> | Binding<E>['run'] | SharedBinding<E>,
): Binding<E> & Pick<Route, 'shelfOf'> {
  if (typeof binding === 'function') return { run: binding }
  if ('run' in binding) return binding
  const { reads } = binding
  const shelfOf = shelvesFor(contract)
  return {
    reads,
    shelfOf,
    run: (context, given) =>
      runShared(binding, { context, input: given }, { name, tags: reads(given), shelf: shelfOf(given) }),
  }
}

/** A thing by its id, and a list as it comes, are of few; what somebody typed or chose is of many. */
function shelvesFor(input: z.ZodType): (given: unknown) => ShelfName {
  const unasked = JSON.stringify(input.safeParse({}).data)
  const ofThing = ['id', 'slug']
  return given =>
    JSON.stringify(given) === unasked || Object.keys(given ?? {}).every(name => ofThing.includes(name)) ? 'few' : 'many'
}

const allowed: Record<Access, (actor: Actor) => Refused | undefined> = {
  anyone: () => undefined,
  signed: () => undefined,
  webhook: () => undefined,
  'signed-in': actor => (actor.kind === 'user' ? undefined : refuse('sign-in')),
  admin: actor => {
    if (actor.kind !== 'user') return refuse('sign-in')
    if (actor.mustEnrol) return refuse('factor-required')
    return actor.role === 'admin' ? undefined : refuse('forbidden')
  },
}

/** @returns a refusal when the rule of access keeps this actor out */
export const checkAccess = (access: Access, actor: Actor): Refused | undefined => allowed[access](actor)

/**
 * Allowed? Parse. Run. Only the fields that the contract lists leave.
 * @param noteReads told the tags of the data that the answer is made from
 */
export async function invoke(
  { route, access, context, http }: { route: Route; access: Access; context: Context; http: Http },
  raw: unknown,
  noteReads: (tags: string[]) => void = () => {},
): Promise<unknown> {
  const refused = checkAccess(access, context.actor)
  if (refused) return refused
  if (!isStorable(raw)) return refuse('invalid', { text: NOT_STORABLE })
  const input = await route.contract.input.safeParseAsync(raw)
  if (!input.success) return refuseInput(input.error)
  noteReads(route.reads(input.data))
  const run = (given: Context) => route.run(given, input.data, http)
  const outcome = await runAs(route, context, input.data, run)
  return isRefused(outcome) ? outcome : route.contract.output.parse(outcome)
}

type Run = (context: Context) => Promise<unknown>

async function runAs({ heavy, again }: Route, context: Context, input: object, run: Run): Promise<unknown> {
  if (heavy) return runHeavy(context, run)
  return again && context.key ? runOnce(context, { key: context.key, input, again }, run) : run(context)
}

/** Runs what asks the database for much when its turn has come, over the connections that are kept for that. */
async function runHeavy(context: Context, run: Run): Promise<unknown> {
  if (!context.heavyReads) return run(context)
  const taken = context.heavyReads.take(context)
  if (!taken) return refuse('unavailable', { retryAfter: 2 })
  using place = taken.place
  return await place.run(() => run({ ...context, db: taken.db }))
}
