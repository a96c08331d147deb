// The one typed door to data. A loader asks for it with `apiOf(context)` and cannot tell where it runs:
// in the browser it is `browserApi`, on the server the same calls run in process with the request's actor.
import { createContext, RouterContextProvider } from 'react-router'

import type { Endpoint, Endpoints } from '#src/wire/endpoint.ts'
import type { RefusalBody, RefusedField } from '#src/wire/refusals.ts'

import { stepUp } from '../factors/step-up.ts'
import { forgetEarly } from './early.ts'
import { endBrowserSession, sessionIsValid } from './session.ts'

/** The calls of all features. Each registers its own here (feature.ts), so that web needs to know none. */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged into by the features
export interface Api {}

const apiContext = createContext<Api>()
export const apiOf = (context: Readonly<RouterContextProvider>): Api => context.get(apiContext)

export function contextWith(api: Api): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  return context
}

/** An expected failure, on both sides: what the server refused, with its status, code and text. */
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly status: number
  readonly code: string
  /** What is wrong with each field of what was sent, where the server says it. */
  readonly fields: readonly RefusedField[]
  constructor(
    status: number,
    { code, message, fields = [] }: Pick<RefusalBody, 'message' | 'fields'> & { code: string },
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** Told apart by its name: the server's bundle and its sources may hold two copies of the class. */
export const isCallRefused = (error: unknown): error is CallRefused =>
  error instanceof Error && error.name === 'CallRefused'

type Input = Record<string, unknown>

const wantsSession = (method: Endpoint[0], access: Endpoint[2]): boolean =>
  method !== 'GET' && (access === 'signed-in' || access === 'admin')

type Sending = {
  /** Names what the call makes, so that a second try makes nothing twice. */
  readonly key?: string | undefined
  /** True where the person has been asked for their second factor already. */
  readonly isSecond?: boolean
}

async function call([method, path, access]: Endpoint, input: Input, { key, isSecond }: Sending = {}): Promise<unknown> {
  if (wantsSession(method, access) && !(await sessionIsValid())) return endBrowserSession()
  const response = await request(method, path, { input, key }).catch(unreached)
  const body: unknown = await response.json().catch(() => ({}))
  if (response.status === 401) return endBrowserSession()
  if (response.ok) return body
  const refused = new CallRefused(response.status, refusalIn(body))
  const isConfirmed = refused.code === 'factor-needed' && !isSecond && (await stepUp())
  if (isConfirmed) return call([method, path, access], input, { key, isSecond: true })
  if (response.status >= 500) console.error(method, path, refused.message) // oxlint-disable-line no-console -- X-ERR-1: failed reads are only logged
  throw refused
}

type Asked = Pick<Sending, 'key'> & { readonly input: Input }

function request(method: string, path: string, { input, key }: Asked): Promise<Response> {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(typeof value === 'string' ? value : '')
  })}`
  const named = key ? { 'idempotency-key': key } : {}
  if ([...rest.values()].flat().some(value => value instanceof Blob))
    return fetch(url, { method, headers: named, body: formOf(rest) }).finally(forgetEarly)
  if (method !== 'GET') {
    const headers = { 'content-type': 'application/json', ...named }
    return fetch(url, { method, headers, body: JSON.stringify(Object.fromEntries(rest)) }).finally(forgetEarly)
  }
  const query = new URLSearchParams()
  for (const [key, value] of rest) query.set(key, Array.isArray(value) ? value.join(',') : String(value))
  return fetch(query.size ? `${url}?${query}` : url)
}

/** What a form can carry besides files is text: everything else travels as JSON. Several files share their name. */
function formOf(fields: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) {
    const files = Array.isArray(value) ? value.filter(one => one instanceof Blob) : []
    if (value instanceof Blob || typeof value === 'string') form.append(name, value)
    else if (files.length > 0) files.forEach(file => form.append(name, file))
    else form.append(name, JSON.stringify(value))
  }
  return form
}

/** What is told where no answer of ours came. */
export const UNREACHED = 'The academy could not be reached'

/** The code of what got no answer at all: the page says so, and loads again by itself. */
const UNREACHED_CODE = 'unreached'

/** @param said a refusal, or what a loader threw in its place */
export const isUnreached = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && 'code' in said && said.code === UNREACHED_CODE

const unreached = () => Response.json({ code: UNREACHED_CODE }, { status: 503 })

function refusalIn(body: unknown): { code: string; message: string; fields: RefusedField[] } {
  const fields = typeof body === 'object' && body !== null ? body : {}
  const code = 'code' in fields && typeof fields.code === 'string' ? fields.code : 'unavailable'
  const message = 'message' in fields && typeof fields.message === 'string' ? fields.message : UNREACHED
  // Only our own server gives any.
  const wrong = 'fields' in fields && Array.isArray(fields.fields) ? (fields.fields as RefusedField[]) : []
  return { code, message, fields: wrong }
}

/** Makes the browser's api from tables of addresses. */
export function createBrowserApi(...tables: Endpoints[]): Api {
  const entries = tables
    .flatMap(table => Object.entries(table))
    .map(([name, endpoint]) => [name, (input: Input = {}, key?: string) => call(endpoint, input, { key })])
  // A feature makes its table and its registered types from the same names (feature.ts).
  return Object.fromEntries(entries) as Api
}

let shared: Api | undefined

/** The api for event handlers in components; set once by the browser's entry. */
export function api(): Api {
  if (!shared) throw new Error('api() is for the browser; loaders use apiOf(context)')
  return shared
}
export function shareApi(value: Api): void {
  shared = value
}
