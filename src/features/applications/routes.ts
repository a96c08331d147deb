import { z } from 'zod'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { csvHeaders } from '#src/server/files/csv.ts'
import { sendStored } from '#src/server/files/files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { withVersion } from '#src/server/versions.ts'
import { Id } from '#src/wire/fields.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { decideClub, decideCoach, decideRegistrations } from './commands/decide-registration.ts'
import { deleteApplication } from './commands/delete-application.ts'
import { exportRegistrations } from './commands/export-registrations.ts'
import { registerClub } from './commands/register-club.ts'
import { registerCoach } from './commands/register-coach.ts'
import { mayRegister } from './commands/register.ts'
import { applicationState, createApplication, updateApplication } from './commands/write-application.ts'
import { applicationsContract, RegistrationsFileInput } from './contract/applications.ts'
import { findApplicantImage, getApplication, listApplications } from './queries/find-applications.ts'
import { listClubs, listCoaches } from './queries/list-registrations.ts'
import { manageApplications } from './queries/manage-applications.ts'
import { listOwnRegistrations, withOwnRegistration } from './queries/own-registrations.ts'

const Address = z.object({ id: Id })

export const applicationsRoutes = bind(applicationsContract, {
  listApplications: { run: listApplications, reads: () => ['applications'] },
  getApplication: {
    run: withOwnRegistration(withVersion(applicationState, getApplication)),
    reads: ({ id }) => [`application:${id}`],
  },
  myRegistrations: listOwnRegistrations,
  registerClub: { run: registerClub, first: mayRegister },
  registerCoach: { run: registerCoach, first: mayRegister },
  manageApplications,
  createApplication: { run: createApplication, again: { same: getApplication, newer: updateApplication } },
  updateApplication,
  deleteApplication,
  listClubs,
  listCoaches,
  decideClub,
  decideCoach,
  decideRegistrations,
})

export const applicationsRawRoutes = {
  /** The filtered list as a file. */
  exportRegistrations: async (context, request, reply) => {
    const user = await requireConfirmation(context)
    if (isRefused(user)) return send(reply, user)
    const given = request.query
    const wanted = RegistrationsFileInput.safeParse({
      ...(typeof given === 'object' && given),
      ...Address.safeParse(request.params).data,
    })
    const text = wanted.success ? await exportRegistrations(context, wanted.data) : undefined
    if (text === undefined) return send(reply, refuse('not-found'))
    context.log.info({ event: 'registrations-exported', userId: user.id, ip: context.ip }, 'registrations exported')
    return reply.headers(csvHeaders('registrations', context.now())).send(text)
  },
  /** What applicants sent of themselves is for administrators alone. */
  applicantImage: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    const key = address.success ? await findApplicantImage(context, address.data.id) : undefined
    if (!key) return send(reply, refuse('not-found'))
    return sendStored(request, reply, { storage: context.storage, key, cacheControl: 'private, no-cache' })
  },
} satisfies RawRoutes
