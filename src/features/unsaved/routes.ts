import { bind } from '#src/server/http/api/routes.ts'

import { dropUnsaved, keepUnsaved } from './commands.ts'
import { unsavedContract } from './contract.ts'
import { findUnsaved } from './queries.ts'

export const unsavedRoutes = bind(unsavedContract, { findUnsaved, keepUnsaved, dropUnsaved })
