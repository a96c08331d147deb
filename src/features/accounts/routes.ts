import { Readable } from 'node:stream'

import { contentDisposition } from '#src/server/files/files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { isRefused } from '#src/wire/refusals.ts'
import { fileNameOf } from '#src/wire/text/file-name.ts'

import { activateEmail } from './commands/addresses/activate-email.ts'
import { addEmail, resendEmailCode } from './commands/addresses/add-email.ts'
import { deleteSecondEmail, makeEmailPrimary } from './commands/addresses/second-email.ts'
import { changeImage } from './commands/change-image.ts'
import { exportData } from './commands/leaving/export-data.ts'
import { cancelDeletion, requestDeletion } from './commands/leaving/request-deletion.ts'
import { changePassword } from './commands/password/change-password.ts'
import { recoverPassword } from './commands/password/recover-password.ts'
import { readWaitingReset, resetPassword } from './commands/password/reset-password.ts'
import { confirmWithPassword } from './commands/sign-in/confirm-session.ts'
import { endSession, endSessions } from './commands/sign-in/end-sessions.ts'
import { signOut } from './commands/sign-in/sign-out.ts'
import { activate } from './commands/sign-up/activate.ts'
import { inviteUsers, listInvitations, readInvitation, withdrawInvitation } from './commands/sign-up/invitations.ts'
import { readWaitingSignUp } from './commands/sign-up/own-sign-up.ts'
import { resendActivation } from './commands/sign-up/resend-activation.ts'
import { signUp } from './commands/sign-up/sign-up.ts'
import { updateName } from './commands/update-name.ts'
import { accountsContract } from './contract.ts'
import { listSessions, readProfile, refresh } from './queries.ts'

export const accountsRoutes = bind(accountsContract, {
  signUp,
  activate,
  waitingSignUp: readWaitingSignUp,
  readInvitation,
  listInvitations,
  inviteUsers,
  withdrawInvitation,
  resendActivation,
  refresh,
  signOut,
  recoverPassword,
  waitingReset: readWaitingReset,
  resetPassword,
  profile: readProfile,
  updateName,
  putAvatar: changeImage,
  confirmWithPassword,
  addEmail,
  resendEmailCode,
  activateEmail,
  deleteSecondEmail,
  makeEmailPrimary,
  changePassword,
  listSessions,
  endSession,
  endSessions,
  requestDeletion,
  cancelDeletion,
})

export const accountsRawRoutes = {
  exportData: async (context, _, reply) => {
    const zip = await exportData(context)
    if (isRefused(zip)) return send(reply, zip)
    const day = context.now().toISOString().slice(0, 10)
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(`${fileNameOf(context.identity().name)}-${day}.zip`),
      'cache-control': 'no-store',
    })
    return reply.send(Readable.from(zip, { objectMode: false }))
  },
} satisfies RawRoutes
