import { bind } from '#src/server/http/api/routes.ts'

import { deletePartner } from './commands/delete-partner.ts'
import { createPartner, updatePartner } from './commands/write-partner.ts'
import { partnersContract } from './contract.ts'
import { getPartner, listPartners } from './queries.ts'

export const partnersRoutes = bind(partnersContract, {
  listPartners: { ...listPartners, reads: () => ['partners'] },
  createPartner: { run: createPartner, again: { same: getPartner, newer: updatePartner } },
  updatePartner,
  deletePartner,
})
