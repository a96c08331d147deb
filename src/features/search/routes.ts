import { bind } from '#src/server/http/api/routes.ts'

import { searchContract } from './contract.ts'
import { searchForStaff } from './queries/search-for-staff.ts'
import { search } from './queries/search.ts'

export const searchRoutes = bind(searchContract, {
  staffSearch: { run: searchForStaff, heavy: true },
  search: { run: search, heavy: true, reads: () => ['courses', 'blogs', 'research', 'conferences'] },
})
