import { bind } from '#src/server/routes.ts'

import { activate } from './commands/activate.ts'
import { recoverPassword } from './commands/recover-password.ts'
import { resendActivation } from './commands/resend-activation.ts'
import { resetPassword } from './commands/reset-password.ts'
import { signIn } from './commands/sign-in.ts'
import { signOut } from './commands/sign-out.ts'
import { signUp } from './commands/sign-up.ts'
import { undoChange } from './commands/undo-change.ts'
import { accountsContract } from './contract.ts'
import { refresh } from './queries.ts'

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
})
