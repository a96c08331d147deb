import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { Sandbox } from '../call.ts'
import { resourceMissing } from '../errors.ts'
import type { Kind } from '../objects.ts'
import { find, list, type Selection } from '../store.ts'
import { expandObject } from './expand.ts'
import type { Form } from './form.ts'
import { misbehave } from './misbehave.ts'
import { type Mutation, mutate } from './mutate.ts'
import { createdFilter, expand as expandParameter, listParameters, parseParameters } from './parameters.ts'

type Input = { id: string; form: Form }

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value)
const formOf = (value: unknown): Form => (isForm(value) ? value : {})

/** The `:id` of a path and the fields of its query (GET, DELETE) or body (POST). */
export function inputOf(request: FastifyRequest): Input {
  const id: unknown = isForm(request.params) ? request.params.id : undefined
  return {
    id: typeof id === 'string' ? id : '',
    form: formOf(request.method === 'POST' ? request.body : request.query),
  }
}

/** Runs a changing call and sends what it answers, replayed answers marked as such. */
export async function answer(
  sandbox: Sandbox,
  { request, reply, expand }: { request: FastifyRequest; reply: FastifyReply; expand: readonly string[] },
  verb: Mutation['verb'],
): Promise<FastifyReply> {
  const { status, body, replayOf } = await mutate(sandbox, { request, expand, verb })
  const fault = sandbox.faults.takeApiFault(request.url, 'after')
  if (fault) await misbehave(fault, request, reply)
  if (replayOf) reply.header('idempotent-replayed', 'true').header('original-request', replayOf)
  return reply.status(status).type('application/json').send(body)
}

const RetrieveParameters = z.strictObject({ expand: expandParameter })
const PageParameters = z.strictObject({ ...listParameters, created: createdFilter })
const name = z.string().max(100)
const Filters = z.record(z.string(), z.union([name, z.record(z.string(), name)]))

/** `GET {path}/:id`. @param noun as the error names it, e.g. `charge` */
export function retrieveRoute(
  app: FastifyInstance,
  sandbox: Sandbox,
  { path, kind }: { path: string; kind: Kind },
): void {
  app.get(`${path}/:id`, async request => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(RetrieveParameters, form)
    const found = await find(sandbox.pool, kind, id)
    if (!found) throw resourceMissing(kind, id, 'id')
    return expandObject(sandbox.pool, found.object, parameters.expand)
  })
}

/** What a list's own parameters select, beside those that every list has. */
type Narrowing = Pick<Selection, 'matching' | 'excluding'>
/** The fields that a caller selects by; one may stand within another. */
export type Wanted = z.output<typeof Filters>
type ListOptions = {
  path: string
  kind: Kind
  /** Fields that a caller may select by. */
  filters: readonly string[]
  /** What they mean, where it is not that the object's field of that name is equal. */
  narrow?: (filters: Wanted) => Narrowing
}

const matching = (filters: Wanted): Narrowing => ({ matching: filters })

/** `GET {path}`, newest first. */
export function listRoute(
  app: FastifyInstance,
  sandbox: Sandbox,
  { path, kind, filters, narrow = matching }: ListOptions,
): void {
  const pick = (form: Form, wanted: boolean): Form =>
    Object.fromEntries(Object.entries(form).filter(([name]) => filters.includes(name) === wanted))
  app.get(path, async request => {
    const { form } = inputOf(request)
    const page = parseParameters(PageParameters, pick(form, false))
    const selection: Selection = {
      limit: page.limit,
      startingAfter: page.starting_after,
      endingBefore: page.ending_before,
      ...narrow(parseParameters(Filters, pick(form, true))),
      ...(page.created && { created: page.created }),
    }
    for (const cursor of ['starting_after', 'ending_before'] as const) {
      const id = page[cursor]
      if (id && !(await find(sandbox.pool, kind, id))) throw resourceMissing(kind, id, cursor)
    }
    const { data, hasMore } = await list(sandbox.pool, kind, selection)
    const inner = page.expand.map(name => name.replace(/^data\./, ''))
    const expanded = await Promise.all(data.map(object => expandObject(sandbox.pool, object, inner)))
    return { object: 'list', data: expanded, has_more: hasMore, url: path }
  })
}
