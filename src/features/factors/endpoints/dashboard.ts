import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  listFactors: ['GET', '/account/factors', 'signed-in'],
  beginPasskey: ['POST', '/account/passkeys/options', 'signed-in'],
  addPasskey: ['POST', '/account/passkeys', 'signed-in'],
  renamePasskey: ['PUT', '/account/passkeys/:id', 'signed-in'],
  removePasskey: ['DELETE', '/account/passkeys/:id', 'signed-in'],
  beginApp: ['POST', '/account/totp/secret', 'signed-in'],
  addApp: ['POST', '/account/totp', 'signed-in'],
  removeApp: ['DELETE', '/account/totp', 'signed-in'],
  renewRecoveryCodes: ['POST', '/account/recovery-codes', 'signed-in'],
  confirmWithApp: ['POST', '/session/confirm/totp', 'signed-in'],
  confirmWithRecovery: ['POST', '/session/confirm/recovery', 'signed-in'],
  askConfirmPasskey: ['POST', '/session/confirm/passkey/options', 'signed-in'],
  confirmWithPasskey: ['POST', '/session/confirm/passkey', 'signed-in'],
} as const satisfies Record<string, Endpoint>
