import { bind } from '#src/server/http/api/routes.ts'

import { searchContract } from './contract.ts'
import { search } from './queries/search.ts'

export const searchRoutes = bind(searchContract, {
  search: { run: search, heavy: true, reads: () => ['courses', 'blogs', 'research', 'conferences'] },
})
