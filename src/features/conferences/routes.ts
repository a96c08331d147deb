import { z } from 'zod'

import { contentDisposition } from '#src/server/files/files.ts'
import { bind, type RawRoutes } from '#src/server/http/api/routes.ts'
import { send } from '#src/server/http/api/send-json.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { sharedWithVersion } from '#src/server/versions.ts'
import { Id } from '#src/wire/fields.ts'
import { refuse } from '#src/wire/refusals.ts'

import { deleteConference } from './commands/delete-conference.ts'
import { conferenceState, createConference, updateConference } from './commands/write-conference.ts'
import { conferencesContract } from './contract.ts'
import { getConference, listConferences } from './queries/find-conferences.ts'
import { manageConferences } from './queries/manage-conferences.ts'
import { renderCalendar } from './queries/render-calendar.ts'

const Address = z.object({ id: Id })

export const conferencesRoutes = bind(conferencesContract, {
  listConferences: { ...sharedRead(listConferences), reads: () => ['conferences'] },
  getConference: {
    ...sharedWithVersion(conferenceState, sharedRead(getConference)),
    reads: ({ id }) => [`conference:${id}`, 'teachers'],
  },
  manageConferences,
  createConference: { run: createConference, again: { same: getConference, newer: updateConference } },
  updateConference,
  deleteConference,
})

export const conferencesRawRoutes = {
  conferenceCalendar: async (context, request, reply) => {
    const address = Address.safeParse(request.params)
    const file = address.success ? await renderCalendar(context, address.data.id) : undefined
    if (!file) return send(reply, refuse('not-found'))
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', contentDisposition(file.name))
      .header('cache-control', 'no-cache')
      .send(file.text)
  },
} satisfies RawRoutes
