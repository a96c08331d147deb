import { loader, orFailed } from '#src/web/loader.ts'

/** The person, and what stands below them; a part that fails leaves the rest standing (D-41). */
export const profileLoader = loader(async api => {
  const [profile, sessions, orders, registrations, factors] = await Promise.all([
    api.profile({}),
    orFailed(api.listSessions({})),
    orFailed(api.myOrders({})),
    orFailed(api.myRegistrations({})),
    orFailed(api.listFactors({})),
  ])
  return { profile, sessions, orders, registrations, factors }
})
