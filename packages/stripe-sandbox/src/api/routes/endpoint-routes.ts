import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { type Call, epochSeconds, type Sandbox } from '../../call.ts'
import { resourceMissing } from '../../errors.ts'
import { newId, newSecret } from '../../identifiers.ts'
import { mergeMetadata } from '../../metadata.ts'
import type { WebhookEndpoint } from '../../objects.ts'
import { insert, lock, save } from '../../store.ts'
import { expand, flag, metadata, parseParameters, text } from '../parameters.ts'
import { answer, inputOf, listRoute, retrieveRoute } from '../routes.ts'

const types = z
  .array(z.string().regex(/^(\*|[\w.]+)$/, { error: issue => `Invalid enabled_events: ${String(issue.input)}` }))
  .min(1)
  .max(200)

const CreateParameters = z.strictObject({
  url: z.url().max(5000),
  enabled_events: types,
  api_version: z.string().max(100).optional(),
  description: text.optional(),
  metadata: metadata.default({}),
  expand,
})
const UpdateParameters = z.strictObject({
  url: z.url().max(5000).optional(),
  enabled_events: types.optional(),
  disabled: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  expand,
})
const DeleteParameters = z.strictObject({})

async function createEndpoint(call: Call, input: z.output<typeof CreateParameters>): Promise<WebhookEndpoint> {
  const secret = `whsec_${newSecret()}`
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: input.api_version ?? null,
    application: null,
    created: epochSeconds(call.now),
    description: input.description ?? null,
    enabled_events: input.enabled_events,
    livemode: false,
    metadata: input.metadata,
    status: 'enabled',
    url: input.url,
  }
  await insert(call.tx, endpoint, { secret })
  // Told once: nobody reads it again.
  return { ...endpoint, secret }
}

async function lockEndpoint(call: Call, id: string): Promise<WebhookEndpoint> {
  const stored = await lock(call.tx, 'webhook_endpoint', id)
  if (!stored) throw resourceMissing('webhook_endpoint', id, 'id')
  return stored.object
}

async function updateEndpoint(
  call: Call,
  id: string,
  { disabled, ...change }: z.output<typeof UpdateParameters>,
): Promise<WebhookEndpoint> {
  const before = await lockEndpoint(call, id)
  const status = disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled'
  const endpoint: WebhookEndpoint = {
    ...before,
    description: change.description ?? before.description,
    enabled_events: change.enabled_events ?? before.enabled_events,
    metadata: mergeMetadata(before.metadata, change.metadata),
    status,
    url: change.url ?? before.url,
  }
  await save(call.tx, endpoint)
  return endpoint
}

async function deleteEndpoint(call: Call, id: string): Promise<{ id: string; object: string; deleted: true }> {
  await lockEndpoint(call, id)
  await call.tx.query('DELETE FROM sandbox.objects WHERE id = $1', [id])
  return { id, object: 'webhook_endpoint', deleted: true }
}

/** `/v1/webhook_endpoints`: create, update, delete, retrieve, list. They get events on this machine only. */
export function endpointRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/v1/webhook_endpoints'
  app.post(path, (request, reply) => {
    const parameters = parseParameters(CreateParameters, inputOf(request).form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => createEndpoint(call, parameters))
  })
  app.post(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    const parameters = parseParameters(UpdateParameters, form)
    return answer(sandbox, { request, reply, expand: parameters.expand }, call => updateEndpoint(call, id, parameters))
  })
  app.delete(`${path}/:id`, (request, reply) => {
    const { id, form } = inputOf(request)
    parseParameters(DeleteParameters, form)
    return answer(sandbox, { request, reply, expand: [] }, call => deleteEndpoint(call, id))
  })
  retrieveRoute(app, sandbox, { path, kind: 'webhook_endpoint' })
  listRoute(app, sandbox, { path, kind: 'webhook_endpoint', filters: [] })
}
