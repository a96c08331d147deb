import { Readable } from 'node:stream'

import { contentDisposition } from '#src/server/files/files.ts'
import { send } from '#src/server/http/api/api.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { activateEmail } from './commands/activate-email.ts'
import { activate } from './commands/activate.ts'
import { addEmail, resendEmailCode } from './commands/add-email.ts'
import { changePassword } from './commands/change-password.ts'
import { changePicture } from './commands/change-picture.ts'
import { confirmWithPassword } from './commands/confirm-session.ts'
import { endSession, endSessions } from './commands/end-sessions.ts'
import { exportData } from './commands/export-data.ts'
import { readWaitingSignUp } from './commands/own-sign-up.ts'
import { recoverPassword } from './commands/recover-password.ts'
import { cancelDeletion, requestDeletion } from './commands/request-deletion.ts'
import { resendActivation } from './commands/resend-activation.ts'
import { resetPassword } from './commands/reset-password.ts'
import { deleteSecondEmail, makeEmailPrimary } from './commands/second-email.ts'
import { signOut } from './commands/sign-out.ts'
import { signUp } from './commands/sign-up.ts'
import { updateName } from './commands/update-name.ts'
import { accountsContract } from './contract.ts'
import { listSessions, readProfile, refresh } from './queries.ts'

export const accountsRoutes = bind(accountsContract, {
  signUp,
  activate,
  waitingSignUp: readWaitingSignUp,
  resendActivation,
  refresh,
  signOut,
  recoverPassword,
  resetPassword,
  profile: readProfile,
  updateName,
  putAvatar: changePicture,
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
      'content-disposition': contentDisposition(`palestra-${day}.zip`),
      'cache-control': 'no-store',
    })
    return reply.send(Readable.from(zip, { objectMode: false }))
  },
} satisfies RawRoutes
