import { z } from 'zod'

import { send } from '#src/server/api.ts'
import { sendStored } from '#src/server/files.ts'
import { bind, type RawRoutes } from '#src/server/routes.ts'
import { Id } from '#src/wire/fields.ts'
import { refuse } from '#src/wire/refusals.ts'

import { decideClub, decideCoach } from './commands/decide-registration.ts'
import { deleteApplication } from './commands/delete-application.ts'
import { registerClub } from './commands/register-club.ts'
import { registerCoach } from './commands/register-coach.ts'
import { createApplication, updateApplication } from './commands/write-application.ts'
import { applicationsContract } from './contract.ts'
import { findApplicantPicture, getApplication, listApplications } from './queries/find-applications.ts'
import { listClubs, listCoaches } from './queries/list-registrations.ts'
import { manageApplications } from './queries/manage-applications.ts'

const Address = z.object({ id: Id })

export const applicationsRoutes = bind(applicationsContract, {
  listApplications: { run: listApplications, reads: () => ['applications'] },
  getApplication: { run: getApplication, reads: ({ id }) => [`application:${id}`] },
  registerClub,
  registerCoach,
  manageApplications,
  createApplication,
  updateApplication,
  deleteApplication,
  listClubs,
  listCoaches,
  decideClub,
  decideCoach,
})

export const applicationsRawRoutes: RawRoutes = {
  /** What applicants sent of themselves is for administrators alone. */
  applicantPicture: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    const key = address.success ? await findApplicantPicture(context, address.data.id) : undefined
    if (!key) return send(reply, refuse('not-found'))
    return sendStored(request, reply, { storage: context.storage, key, cacheControl: 'private, no-cache' })
  },
}
