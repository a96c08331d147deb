// OpenAPI 3.1, made from the table of endpoints and the contracts, so it cannot say anything else than what runs.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Endpoint } from '#src/wire/endpoint.ts'
import { refusals } from '#src/wire/refusals.ts'

import type { Api } from './api.ts'
import type { Route } from './routes.ts'

const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { target: 'draft-2020-12', io, unrepresentable: 'any' })

const refusalSchema = {
  type: 'object',
  required: ['code', 'message', 'error'],
  properties: {
    code: { type: 'string', enum: Object.keys(refusals) },
    message: { type: 'string' },
    error: { type: 'string', description: 'The same text as message' },
    fields: {
      type: 'array',
      description: 'Everything that is wrong with what was sent; path leads to a field, such as authors.0.orcid',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** Describes every endpoint. @param publicUrl the site's address without a slash at the end */
function describeApi({ endpoints, routes }: Api, publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint[1].replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint[0].toLowerCase()]: operationOf(name, endpoint, routes[name]) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The API of this academy', version: '1.0.0' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https:') ? '__Host-session' : 'session' },
      },
    },
  }
}

function operationOf(name: string, [method, path, access]: Endpoint, route: Route | undefined): object {
  const fields = fieldsOf(path, route)
  const inBody = method === 'GET' ? [] : fields.filter(field => !field.inPath)
  const inAddress = fields.filter(field => !inBody.includes(field)).map(parameterOf)
  const parameters = [...inAddress, ...(route?.again ? [keyParameter] : [])]
  const needsSession = access === 'signed-in' || access === 'admin'
  return {
    operationId: name,
    ...(parameters.length > 0 && { parameters }),
    ...(inBody.length > 0 && { requestBody: { required: true, ...bodyIn(route, bodyOf(inBody)) } }),
    ...(needsSession && { security: [{ session: [] }] }),
    responses: {
      200: { description: 'Done', ...(route && json(schemaOf(route.contract.output, 'output'))) },
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const bodyIn = (route: Route | undefined, schema: object) =>
  route?.contract.files ? { content: { 'multipart/form-data': { schema } } } : json(schema)

type Field = { readonly name: string; readonly schema: unknown; readonly required: boolean; readonly inPath: boolean }

/** Every field of a call, from its contract. A route that speaks HTTP itself has only those of its path. */
function fieldsOf(path: string, route: Route | undefined): Field[] {
  const inPath = new Set(path.match(/(?<=:)\w+/g))
  const { properties = {}, required = [] } = route ? schemaOf(route.contract.input, 'input') : {}
  return [...new Set([...inPath, ...Object.keys(properties)])].map(name => ({
    name,
    schema: properties[name] ?? { type: 'string' },
    required: inPath.has(name) || required.includes(name),
    inPath: inPath.has(name),
  }))
}

const parameterOf = ({ name, schema, required, inPath }: Field) => ({
  name,
  in: inPath ? 'path' : 'query',
  required,
  schema,
})

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description:
    'The same for every try to make one thing: it is made once, and another text sent with it is saved over it',
}

const bodyOf = (fields: readonly Field[]) => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
})

export function serveOpenApi(app: FastifyInstance, api: Api, publicUrl: string): void {
  let text: string | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(describeApi(api, publicUrl))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text)
  })
}
