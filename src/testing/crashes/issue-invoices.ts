// A process that issues what waits, over and over, until it is killed. Its first argument says how to reach the database.
import type { PoolConfig } from 'pg'

import { issueDue } from '#src/features/invoices/commands/issue-due.ts'
import type { Context } from '#src/server/context.ts'
import { connect } from '#src/server/database/database.ts'

const settings = JSON.parse(process.argv[2] ?? '') as PoolConfig // written by the test
const { db } = connect(settings, () => {})
const log = { error: (facts: object) => process.stderr.write(`${JSON.stringify(facts)}\n`) }
const identity = () => ({ name: 'Academy', accent: null, logo: null })
const actor = { kind: 'job', name: 'issue-invoices' } as const
const context = { db, log, identity, actor, now: () => new Date() } as unknown as Context // all that issuing asks for

for (;;) await issueDue(context)
