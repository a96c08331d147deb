import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  signOut: ['POST', '/logout', 'anyone'],
  profile: ['GET', '/profile', 'signed-in'],
  updateName: ['PUT', '/update', 'signed-in'],
  putAvatar: ['PUT', '/avatar', 'signed-in'],
  confirmWithPassword: ['POST', '/session/confirm', 'signed-in'],
  addEmail: ['PUT', '/add_email', 'signed-in'],
  resendEmailCode: ['POST', '/add_email/resend', 'signed-in'],
  activateEmail: ['PUT', '/activate_email', 'signed-in'],
  deleteSecondEmail: ['DELETE', '/delete_second_email', 'signed-in'],
  makeEmailPrimary: ['PUT', '/primary_email', 'signed-in'],
  changePassword: ['PUT', '/password', 'signed-in'],
  listSessions: ['GET', '/sessions', 'signed-in'],
  endSession: ['DELETE', '/sessions/:id', 'signed-in'],
  endSessions: ['POST', '/logout/everywhere', 'signed-in'],
  listInvitations: ['GET', '/admin/invitations', 'admin'],
  inviteUsers: ['POST', '/admin/invitations', 'admin'],
  withdrawInvitation: ['DELETE', '/admin/invitations/:id', 'admin'],
  requestDeletion: ['POST', '/account/deletion', 'signed-in'],
} as const satisfies Record<string, Endpoint>
