import { bind } from '#src/server/routes.ts'

import { activateEmail } from './commands/activate-email.ts'
import { activate } from './commands/activate.ts'
import { addEmail, resendEmailCode } from './commands/add-email.ts'
import { changePassword } from './commands/change-password.ts'
import { changePicture } from './commands/change-picture.ts'
import { endSession, endSessions } from './commands/end-sessions.ts'
import { recoverPassword } from './commands/recover-password.ts'
import { resendActivation } from './commands/resend-activation.ts'
import { resetPassword } from './commands/reset-password.ts'
import { deleteSecondEmail, makeEmailPrimary } from './commands/second-email.ts'
import { signIn } from './commands/sign-in.ts'
import { signOut } from './commands/sign-out.ts'
import { signUp } from './commands/sign-up.ts'
import { undoChange } from './commands/undo-change.ts'
import { updateName } from './commands/update-name.ts'
import { accountsContract } from './contract.ts'
import { listSessions, readProfile, refresh } from './queries.ts'

export const accountsRoutes = bind(accountsContract, {
  signIn,
  signUp,
  activate,
  resendActivation,
  refresh,
  signOut,
  recoverPassword,
  resetPassword,
  undoChange,
  profile: readProfile,
  updateName,
  putAvatar: changePicture,
  addEmail,
  resendEmailCode,
  activateEmail,
  deleteSecondEmail,
  makeEmailPrimary,
  changePassword,
  listSessions,
  endSession,
  endSessions,
})
