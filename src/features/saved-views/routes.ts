import { bind } from '#src/server/http/api/routes.ts'

import { deleteView, saveView } from './commands.ts'
import { savedViewsContract } from './contract.ts'
import { listViews } from './queries.ts'

export const savedViewsRoutes = bind(savedViewsContract, { listViews, saveView, deleteView })
