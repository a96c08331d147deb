import { bind } from '#src/server/http/api/routes.ts'

import { addApp, beginApp, removeApp } from './commands/manage-app.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './commands/manage-passkeys.ts'
import { renewRecoveryCodes } from './commands/renew-recovery-codes.ts'
import { signInWithApp, signInWithRecovery } from './commands/sign-in-with-code.ts'
import { askSignInPasskey, signInWithPasskey } from './commands/sign-in-with-passkey.ts'
import { signIn } from './commands/sign-in.ts'
import { askConfirmPasskey, confirmWithApp, confirmWithPasskey, confirmWithRecovery } from './commands/step-up.ts'
import { undoChange } from './commands/undo-change.ts'
import { factorsContract } from './contract.ts'
import { listFactors } from './queries.ts'

export const factorsRoutes = bind(factorsContract, {
  signIn,
  signInWithApp,
  signInWithRecovery,
  askSignInPasskey,
  signInWithPasskey,
  undoChange,
  listFactors,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginApp,
  addApp,
  removeApp,
  renewRecoveryCodes,
  confirmWithApp,
  confirmWithRecovery,
  askConfirmPasskey,
  confirmWithPasskey,
})
