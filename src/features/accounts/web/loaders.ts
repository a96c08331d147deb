import { redirect, type LoaderFunctionArgs } from 'react-router'

import { apiOf, isCallRefused, type Api } from '#src/web/api.ts'
import { documentViewer } from '#src/web/session.ts'

/** L-AUTH-2, L-ACT-1: a page for visitors sends whoever is signed in to the start. */
export async function visitorLoader({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> {
  if (await isSignedIn(apiOf(context))) throw redirect('/')
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
  try {
    return await apiOf(context).waitingSignUp({ token: params['id'] ?? '' })
  } catch (error) {
    if (isCallRefused(error) && error.status < 500) return null
    throw error
  }
}
