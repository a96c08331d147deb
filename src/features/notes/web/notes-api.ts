import { createBrowserApi } from '#src/web/calls/api.ts'

import { dashboardEndpoints } from '../endpoints/dashboard.ts'

/** The calls of notes for the player, whose page has not loaded those of the dashboard. */
export const notesApi = createBrowserApi(dashboardEndpoints)
