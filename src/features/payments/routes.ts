import { bind } from '#src/server/http/api/routes.ts'

import { closeCase } from './commands/close-case.ts'
import { grantCase } from './commands/grant-case.ts'
import { refundCase } from './commands/refund-case.ts'
import { paymentsContract } from './contract.ts'
import { findReceiver } from './queries/find-receiver.ts'
import { listCases } from './queries/list-cases.ts'

export const paymentsRoutes = bind(paymentsContract, { listCases, findReceiver, grantCase, refundCase, closeCase })
