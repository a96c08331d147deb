import { replace, type LoaderFunctionArgs } from 'react-router'

import { apiOf, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { documentViewer } from '#src/web/calls/session.ts'
import { queryWith } from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'
import { safeNext } from '#src/wire/next-address.ts'

const nextIn = (query: URLSearchParams) => ({ next: safeNext(query.get('next')) })

/** A page that leads on to where its user was going (D-18). */
export const nextHandle: PageHandle = import.meta.env.SSR
  ? { query: ['next'], tidy: query => queryWith(nextIn(query)) }
  : {}

export const loginHandle: PageHandle = import.meta.env.SSR
  ? {
      query: ['next', 'panel'],
      tidy: query => {
        const panel = query.get('panel') === 'sign-up' ? 'sign-up' : undefined
        return queryWith({ ...nextIn(query), panel })
      },
      isOneOfFew: ({ searchParams }) => !searchParams.has('next'),
    }
  : {}

/** L-AUTH-2, L-ACT-1: a page for visitors sends whoever is signed in to the start. */
export async function visitorLoader({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> {
  if (await isSignedIn(apiOf(context))) throw replace('/')
  return null
}

/** The browser knows from its document: asking the server would, for a visitor, lead back to /login for ever. */
async function isSignedIn(api: Api): Promise<boolean> {
  if (typeof document !== 'undefined') return documentViewer() !== null
  try {
    await api.refresh({})
    return true
  } catch (error) {
    if (isCallRefused(error)) return false
    throw error
  }
}

/** L-ACT-1: where the code was sent; nothing when no sign-up waits behind this address any more. */
export async function activationLoader({ context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>) {
  await visitorLoader({ context })
  return ifKnown(apiOf(context).waitingSignUp({ token: params['id'] ?? '' }))
}

/** Whom an invitation is for; nothing when it was used, withdrawn or is too old. */
export async function invitationLoader({ context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>) {
  await visitorLoader({ context })
  return ifKnown(apiOf(context).readInvitation({ token: params['token'] ?? '' }))
}

/** L-RST-1: nothing when the link was used or is too old. */
export const resetLoader = ({ context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>) =>
  ifKnown(apiOf(context).waitingReset({ token: params['token'] ?? '' }))

/** @returns null where the server knows no such link; who asks too often, or in vain, is told so */
async function ifKnown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isCallRefused(error) && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}
