import { bind } from '#src/server/http/api/routes.ts'

import { deletePartner } from './commands/delete-partner.ts'
import { createPartner, updatePartner } from './commands/write-partner.ts'
import { partnersContract } from './contract.ts'
import { listPartners } from './queries.ts'

export const partnersRoutes = bind(partnersContract, {
  listPartners: { run: listPartners, reads: () => ['partners'] },
  createPartner,
  updatePartner,
  deletePartner,
})
