import { bind } from '#src/server/http/api/routes.ts'
import { IDENTITY } from '#src/server/identity/identity.ts'
import { withVersion } from '#src/server/versions.ts'

import { updateIdentity } from './commands/update-identity.ts'
import { updatePaymentMethods } from './commands/update-payment-methods.ts'
import { updateAccess, updateAppearance, updateLegal, updateSigning } from './commands/update-settings.ts'
import { identityContract } from './contract.ts'
import { access, appearance, legal, paymentMethods, signing } from './queries/areas.ts'
import { identityState, manageArea, manageIdentity, readImprint } from './queries/read-identity.ts'

export const identityRoutes = bind(identityContract, {
  manageIdentity: withVersion(identityState, manageIdentity),
  updateIdentity,
  manageAppearance: manageArea(appearance),
  updateAppearance,
  manageSigning: manageArea(signing),
  updateSigning,
  manageLegal: manageArea(legal),
  updateLegal,
  manageAccess: manageArea(access),
  updateAccess,
  managePaymentMethods: manageArea(paymentMethods),
  updatePaymentMethods,
  readImprint: { run: readImprint, reads: () => [IDENTITY] },
})
