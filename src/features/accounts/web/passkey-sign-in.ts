import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { askForPasskey, type NoPasskey } from '#src/web/factors/passkeys.ts'

type User = Awaited<ReturnType<Api['signInWithPasskey']>>['user']

/**
 * Signs in without email and password: the passkey knows whose it is, and verifies them.
 * @returns the person, or why nobody: what the server said, or what became of the passkey
 */
export async function signInByPasskey(): Promise<{ user: User } | { refusal: string } | { cause: NoPasskey }> {
  try {
    const { token, options } = await api().askSignInPasskey({})
    const credential = await askForPasskey(options)
    if (typeof credential === 'string') return { cause: credential }
    return await api().signInWithPasskey({ token, credential })
  } catch (error) {
    if (!isCallRefused(error)) throw error
    return { refusal: error.message }
  }
}
