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
  },
}

/** Describes every endpoint. @param publicUrl the site's address without a slash at the end */
export function describeApi({ endpoints, routes }: Api, publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint[1].replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint[0].toLowerCase()]: operationOf(name, endpoint, routes[name]) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Palestra', version: '1.0.0' },
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
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? '')
  const input = route && schemaOf(route.contract.input, 'input')
  const [properties, required] = [input?.properties ?? {}, input?.required ?? []]
  const rest = Object.keys(properties).filter(field => !inPath.includes(field))
  const inQuery = method === 'GET' ? rest : []
  const parameters = [...inPath, ...inQuery].map(field => ({
    name: field,
    in: inPath.includes(field) ? 'path' : 'query',
    required: inPath.includes(field) || required.includes(field),
    schema: properties[field] ?? { type: 'string' },
  }))
  const body = {
    type: 'object',
    properties: pick(properties, rest),
    required: required.filter(field => rest.includes(field)),
    additionalProperties: false,
  }
  return {
    operationId: name,
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' &&
      rest.length > 0 && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    ...((access === 'signed-in' || access === 'admin') && { security: [{ session: [] }] }),
    responses: {
      200: {
        description: 'Done',
        ...(route && { content: { 'application/json': { schema: schemaOf(route.contract.output, 'output') } } }),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  }
}

const pick = (all: object, names: string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

export function serveOpenApi(app: FastifyInstance, api: Api, publicUrl: string): void {
  let text: string | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(describeApi(api, publicUrl))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text)
  })
}
