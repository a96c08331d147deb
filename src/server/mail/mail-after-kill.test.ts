import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { createClient } from '#src/testing/client.ts'
import { startProcess } from '#src/testing/crashes/academy-process.ts'
import { openSmtpServer } from '#src/testing/services/smtp.ts'
import { createDatabase, query } from '#src/testing/starting/database.ts'
import { freePort } from '#src/testing/starting/free-port.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

/** A socket's folder stands in the query: an address needs a host. */
const addressOf = ({ host = 'localhost', port = 5432, user = '', database = '' }) =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

test(
  'R11 a mail whose process is killed between taking and sending leaves within a minute, once',
  async () => {
    const database = await createDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'palestra-killed-'))
    await using server = await openSmtpServer()
    const port = await freePort()
    const environment = {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(database.settings),
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      SMTP_URL: server.url,
    }
    server.answers.push('hang')
    const user = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'metres-99' }
    const first = await startProcess(environment, false)
    await createClient(environment.PUBLIC_URL).post('/api/userCreate', user)
    const states = () =>
      query<{ state: string }>(database.settings, `select state from pgboss.job where name = 'send-mail'`)
    await expect
      .poll(async () => [await states(), server.answers], { timeout: seconds(20) })
      .toEqual([[{ state: 'active' }], []])
    await first.kill()
    expect(server.accepted).toEqual([])
    const second = await startProcess(environment, false)
    await expect.poll(() => server.accepted.length, { timeout: minutes(1), interval: 200 }).toBe(1)
    await expect.poll(states, { timeout: seconds(20) }).toEqual([{ state: 'completed' }])
    expect(server.accepted).toHaveLength(1)
    await second.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  },
  minutes(4),
)
