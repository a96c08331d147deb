import { bind } from '#src/server/http/api/routes.ts'

import { setUp } from './commands/set-up.ts'
import { startOwn } from './commands/start-own.ts'
import { confirmTestMail, sendTestMail } from './commands/test-mail.ts'
import { firstDayContract } from './contract.ts'
import { readSetUp } from './queries.ts'

export const firstDayRoutes = bind(firstDayContract, { readSetUp, setUp, startOwn, sendTestMail, confirmTestMail })
