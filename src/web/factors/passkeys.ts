// The browser's side of passkeys. The library loads when somebody uses one.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

const library = () => import('@simplewebauthn/browser')

/** Why no passkey came: the person closed the question, this device has one already, or the browser knows none. */
export type NoPasskey = 'cancelled' | 'known' | 'unsupported'

const causes: Readonly<Record<string, NoPasskey>> = { InvalidStateError: 'known', SecurityError: 'unsupported' }

/** Browsers word their refusals differently, and tell little on purpose: the name of the error is what counts. */
async function orCause<T>(ask: () => Promise<T>): Promise<T | NoPasskey> {
  if (typeof PublicKeyCredential !== 'function') return 'unsupported'
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return causes[error.name] ?? 'cancelled'
  }
}

/** The server takes nothing of what extensions say, which may be long. */
function withoutExtensions<C extends { clientExtensionResults: object }>(credential: C) {
  const { clientExtensionResults: _, ...rest } = credential
  return rest
}

/** Asks the browser for an answer of a passkey. */
export const askForPasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  orCause(async () => withoutExtensions(await (await library()).startAuthentication({ optionsJSON })))

/** Has the browser make a passkey. */
export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  orCause(async () => withoutExtensions(await (await library()).startRegistration({ optionsJSON })))
