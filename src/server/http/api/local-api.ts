// The loaders' api on the server: the same calls as over HTTP, with the request's actor and without a socket.

import type { Context } from '#src/server/context.ts'
import type { ReadingTurns } from '#src/server/pages/reading-turns.ts'
import type { Api } from '#src/web/calls/api.ts'
import type { Access } from '#src/wire/endpoint.ts'
import { answerTo, isRefused } from '#src/wire/refusals.ts'

import { refusalFor } from '../failures.ts'
import type { Api as BoundApi } from './api.ts'
import { invoke, type Http, type Route } from './routes.ts'

export type LocalCalls = {
  readonly noteReads: (tags: string[]) => void
  readonly fail: (status: number, code: string, message: string) => Error
  readonly report: (error: unknown) => void
  readonly turns: ReadingTurns
}

const noCookies = () => {
  throw new Error('a loader cannot set a cookie')
}
const noHttp: Http = {
  startSession: noCookies,
  endSession: noCookies,
  rememberDevice: noCookies,
  rememberSignUp: noCookies,
  startStep: noCookies,
  endStep: noCookies,
}

type Read = { readonly name: string; readonly access: Access; readonly route: Route }
const known = new WeakMap<BoundApi, readonly Read[]>()

/** Loaders read: only GET endpoints are there. Looked up once, not for each page. */
function readsOf(bound: BoundApi): readonly Read[] {
  const found =
    known.get(bound) ??
    Object.entries(bound.endpoints).flatMap(([name, [method, , access]]) => {
      const route = bound.routes[name]
      return method === 'GET' && route ? [{ name, access, route }] : []
    })
  known.set(bound, found)
  return found
}

/** A surprise is reported in full and fails without its text. */
export function localApi(bound: BoundApi, context: Context, { noteReads, fail, report, turns }: LocalCalls): Api {
  const calls: Record<string, (input?: object) => Promise<unknown>> = {}
  for (const { name, access, route } of readsOf(bound)) {
    calls[name] = async (input = {}) => {
      const call = () => invoke({ route, access, context, http: noHttp }, input, noteReads)
      const outcome = await (route.heavy ? call() : turns.read(context, call)).catch((error: unknown) => {
        report(error)
        return refusalFor(error)
      })
      if (!isRefused(outcome)) return outcome
      const { status, body } = answerTo(outcome)
      throw fail(status, body.code, body.message)
    }
  }
  // The names are those of the endpoint table, from which the type is made.
  return calls as unknown as Api
}
