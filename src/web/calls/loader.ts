// How loaders meet refusals.
import { data, redirect, type LoaderFunctionArgs } from 'react-router'

import { apiOf, isCallRefused, isUnreached, type Api } from './api.ts'
import { takeEarly } from './early.ts'
import { enrolAddress, loginAddress } from './session.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>
export type Load<T> = (api: Api, args: { url: URL; params: Args['params'] }) => Promise<T>

/**
 * A loader over the api. A missing session leads to /login and back again, and a second factor that is missing to where it
 * is set up; what can be no address of a page is not found; every other refusal becomes the error page with its status.
 */
export function loader<T>(load: Load<T>): (args: Args) => Promise<T> {
  return async ({ request, params, context }) => {
    const early = takeEarly(request.url)
    if (early) return early as Promise<T> // of this loader: each address has one
    const url = new URL(request.url)
    try {
      return await load(apiOf(context), { url, params })
    } catch (error) {
      if (!isCallRefused(error)) throw error
      const here = url.pathname + url.search
      if (error.status === 401) throw redirect(loginAddress(here))
      if (error.code === 'factor-required') throw redirect(enrolAddress(here))
      // An address whose id or query cannot be is that of no page.
      if (error.status === 400) throw data({ code: 'not-found', message: error.message }, { status: 404 })
      throw data({ code: error.code, message: error.message }, { status: error.status })
    }
  }
}

/** What a page shows when a part of it could not be read: the part says so and offers "Retry" (D-41). */
export const failed = { failed: true } as const
export type Failed = typeof failed

/** The same, where no answer came at all: a page that is shown already keeps what it has. */
export const unheard = { failed: true, unheard: true } as const

/** A read whose failure leaves the rest of the page standing; whoever answers it has logged why (X-ERR-1). */
export async function orFailed<T>(read: Promise<T>): Promise<T | Failed> {
  try {
    return await read
  } catch (error) {
    if (isCallRefused(error) && error.status < 500) throw error
    return isUnreached(error) ? unheard : failed
  }
}

export const hasFailed = (value: unknown): value is Failed =>
  typeof value === 'object' && value !== null && 'failed' in value
