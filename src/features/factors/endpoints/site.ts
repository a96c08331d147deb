import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  signIn: ['POST', '/login', 'anyone'],
  signInWithApp: ['POST', '/login/totp', 'anyone'],
  signInWithRecovery: ['POST', '/login/recovery', 'anyone'],
  askSignInPasskey: ['POST', '/login/passkey/options', 'anyone'],
  signInWithPasskey: ['POST', '/login/passkey', 'anyone'],
  undoChange: ['POST', '/account_undo', 'anyone'],
} as const satisfies Record<string, Endpoint>
