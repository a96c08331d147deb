import type { Endpoint } from '#src/wire/endpoint.ts'

// Odd spellings are the specification's (D-28).
export const siteEndpoints = {
  signUp: ['POST', '/userCreate', 'anyone'],
  activate: ['POST', '/activation', 'anyone'],
  waitingSignUp: ['GET', '/activation/:token', 'anyone'],
  readInvitation: ['GET', '/invitation/:token', 'anyone'],
  resendActivation: ['POST', '/activation/resend', 'anyone'],
  refresh: ['GET', '/refresh', 'signed-in'],
  recoverPassword: ['PUT', '/pass_recovery', 'anyone'],
  waitingReset: ['GET', '/pass_reset/:token', 'anyone'],
  resetPassword: ['PUT', '/pass_reset', 'anyone'],
  cancelDeletion: ['DELETE', '/account/deletion', 'signed-in'],
} as const satisfies Record<string, Endpoint>
