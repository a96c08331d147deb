import { bind } from '#src/server/routes.ts'

import { confirmSubscription, subscribe, unsubscribe } from './commands.ts'
import { newsletterContract } from './contract.ts'

export const newsletterRoutes = bind(newsletterContract, { subscribe, confirmSubscription, unsubscribe })
