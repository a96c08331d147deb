import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

const wanted = {
  sort: bothWays('joined', 'name', 'email', 'courses'),
  name: 'words',
  role: ['learner', 'admin'],
  state: ['active', 'disabled', 'leaving', 'erased'],
} as const

export const manageUsersLoader = loader(async (api, { url }) => orFailed(api.manageUsers(listQuery(url, wanted))))

export const invitationsLoader = loader(async (api, { url }) => orFailed(api.listInvitations(listQuery(url, {}))))

export const manageUserLoader = loader(async (api, { params }) => orFailed(api.manageUser({ id: params['id'] ?? '' })))
