// How loaders meet refusals.
import { data, redirect, type LoaderFunctionArgs } from 'react-router'

import { apiOf, isCallRefused, type Api } from './api.ts'
import { loginAddress } from './session.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>
export type Load<T> = (api: Api, args: { url: URL; params: Args['params'] }) => Promise<T>

/**
 * A loader over the api. A missing session leads to /login and back again; every other refusal becomes the error page
 * with the refusal's status.
 */
export function loader<T>(load: Load<T>): (args: Args) => Promise<T> {
  return async ({ request, params, context }) => {
    const url = new URL(request.url)
    try {
      return await load(apiOf(context), { url, params })
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.status === 401) throw redirect(loginAddress(url.pathname + url.search))
      throw data({ code: error.code, message: error.message }, { status: error.status })
    }
  }
}

/** What a page shows when a part of it could not be read: the part says so and offers "Retry" (D-41). */
export const failed = { failed: true } as const
export type Failed = typeof failed

/** A read whose failure leaves the rest of the page standing; whoever answers it has logged why (X-ERR-1). */
export async function orFailed<T>(read: Promise<T>): Promise<T | Failed> {
  try {
    return await read
  } catch (error) {
    if (isCallRefused(error) && error.status < 500) throw error
    return failed
  }
}

export const hasFailed = (value: unknown): value is Failed =>
  typeof value === 'object' && value !== null && 'failed' in value
