import { bind } from '#src/server/http/api/routes.ts'

import { changeAccess } from './commands/change-access.ts'
import { changeRole } from './commands/change-role.ts'
import { deleteUser, keepUser } from './commands/delete-user.ts'
import { endMembership } from './commands/end-membership.ts'
import { enrolUser, withdrawUser } from './commands/enrol-user.ts'
import { giveMembership } from './commands/give-membership.ts'
import { resetFactors } from './commands/reset-factors.ts'
import { signOutUser } from './commands/sign-out-user.ts'
import { usersContract } from './contract.ts'
import { listGivable } from './queries/list-givable.ts'
import { listGrantable } from './queries/list-grantable.ts'
import { manageUser } from './queries/manage-user.ts'
import { manageUsers } from './queries/manage-users.ts'

export const usersRoutes = bind(usersContract, {
  manageUsers: { run: manageUsers, heavy: true },
  manageUser,
  listGrantable,
  enrolUser,
  withdrawUser,
  listGivable,
  // Whatever else was written down with that key was refused.
  giveMembership: { run: giveMembership, again: { same: async () => ({ changed: true as const }) } },
  endMembership: { run: endMembership, again: 'itself' },
  changeRole,
  changeAccess,
  resetFactors,
  signOutUser,
  deleteUser,
  keepUser,
})
