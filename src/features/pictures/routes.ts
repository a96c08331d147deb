import { bind } from '#src/server/http/api/routes.ts'

import { addPicture } from './commands.ts'
import { picturesContract } from './contract.ts'

export const picturesRoutes = bind(picturesContract, { addPicture })
