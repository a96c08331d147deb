// How long pages take that are drawn for people who are signed in, when many ask at once.
import { demoAccounts } from '@palestra/demo-academy/accounts'
import { joinDatabase } from '@palestra/embedded-postgres'
import pg from 'pg'

import { ownDatabase } from '#src/server/settings/env.ts'

import { startAcademyProcess, type AcademyProcess } from './academy-process.ts'
import { signIn } from './growth.ts'
import { load } from './load.ts'
import { prepareSmall } from './pages.ts'

const PATHS = ['/', '/courses', '/dashboard/my-courses'] as const
const CONNECTIONS = 32
/** One person may have a few pages under way at a time. */
const PEOPLE = 8
const MILLISECONDS = 3000

/** The table of what each page takes. */
export async function measureCrowd(): Promise<string> {
  await using academy = await startAcademyProcess()
  await prepareSmall(academy)
  const cookies = await signSomeIn(academy)
  const lines: string[] = []
  for (const path of PATHS) {
    const askers = Array.from({ length: CONNECTIONS }, (_, n) => ({
      path,
      headers: { cookie: cookies[n % PEOPLE] ?? '', 'accept-encoding': 'br, gzip, zstd' },
    }))
    await load(academy.url, askers, 1000)
    const { rate, p50, p99 } = await load(academy.url, askers, MILLISECONDS)
    lines.push(`| ${path} | ${rate.toFixed(0)} | ${p50.toFixed(0)} | ${p99.toFixed(0)} |`)
  }
  return [`| signed in, ${CONNECTIONS} at once | pages/s | p50 ms | p99 ms |\n|---|---|---|---|`, ...lines].join('\n')
}

/** Gives some people the password of the demo's learner. @returns their cookies */
async function signSomeIn({ url, dataDir }: AcademyProcess): Promise<string[]> {
  const [{ email, password }] = demoAccounts
  const { config } = await joinDatabase(ownDatabase(dataDir))
  const client = new pg.Client({ ...config, ssl: false })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `with people as (
      select id, email from users join account_emails on user_id = users.id
      where email like 'user%@example.org' and disabled_at is null and deletion_requested_at is null limit $2
    )
    update users set password_hash = (
      select password_hash from users join account_emails on user_id = users.id where email = $1
    ) from people where people.id = users.id returning people.email`,
    [email, PEOPLE],
  )
  await client.end()
  const cookies: string[] = []
  for (const one of rows) cookies.push(await signIn(url, { email: one.email, password }))
  return cookies
}
