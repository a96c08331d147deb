// A first start writes down what kinds of jobs there are, which is most of its work: done once in the template, every
// copy has it. A process of its own, because the runner's has no `import.meta.resolve`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { openAcademy } from '#src/app/academy.ts'
import { readConfig } from '#src/server/settings/env.ts'

import { freePort } from './free-port.ts'

type Roles = { readonly owner: pg.PoolConfig; readonly serving: pg.PoolConfig }

const { owner, serving } = JSON.parse(process.env['FIRST_START'] ?? '{}') as Roles // from provide-database.ts
const dataDir = await mkdtemp(join(tmpdir(), 'palestra-first-start-'))
const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent', DEMO: 'off' }
const academy = await openAcademy({ config: readConfig(environment), database: serving, owner })
await academy.close()
await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })

// When something was last looked after is not for the copies: an academy would leave its work to another one.
const client = new pg.Client(owner)
await client.connect()
await client.query('update pgboss.version set cron_on = null, flow_on = null')
await client.end()
