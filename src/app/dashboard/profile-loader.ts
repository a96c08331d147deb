import { loader, orFailed } from '#src/web/calls/loader.ts'

/** The person, and what stands below them; a part that fails leaves the rest standing (D-41). */
export const profileLoader = loader(async api => {
  const [profile, sessions, registrations, factors, memberships] = await Promise.all([
    api.profile({}),
    orFailed(api.listSessions({})),
    orFailed(api.myRegistrations({})),
    orFailed(api.listFactors({})),
    orFailed(api.myMemberships({})),
  ])
  return { profile, sessions, registrations, factors, memberships }
})
