import { bind } from '#src/server/http/api/routes.ts'

import { addTextImage } from './commands.ts'
import { textImagesContract } from './contract.ts'

export const textImagesRoutes = bind(textImagesContract, { addTextImage })
