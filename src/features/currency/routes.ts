import { bind } from '#src/server/http/api/routes.ts'
import { withVersion } from '#src/server/versions.ts'

import { updateCurrency } from './commands.ts'
import { currencyContract } from './contract.ts'
import { currencyState, manageCurrency } from './queries.ts'

export const currencyRoutes = bind(currencyContract, {
  manageCurrency: withVersion(currencyState, manageCurrency),
  updateCurrency,
})
