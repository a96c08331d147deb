// How long pages take that are drawn for people who are signed in, when many ask at once.
import { demoAccounts } from '@palestra/demo-academy/accounts'
import { joinDatabase } from '@palestra/embedded-postgres'
import pg from 'pg'

import { ownDatabase } from '#src/server/settings/env.ts'

import { startAcademyProcess, type AcademyProcess } from './academy-process.ts'
import { signIn } from './growth.ts'
import { inTurns } from './in-turns.ts'
import { load, type Loaded } from './load.ts'
import { median } from './median.ts'
import { prepareSmall } from './pages.ts'

const PATHS = ['/', '/courses', '/dashboard/my-courses'] as const
const CONNECTIONS = 32
/** One person may have a few pages under way at a time. */
const PEOPLE = 8
const MILLISECONDS = 2000
const ROUNDS = 3

/** The table of what each page takes. @param other the folder of another built version to measure beside this one, in turns */
export async function measureCrowd(other?: string): Promise<string> {
  await using ours = await openCrowd()
  await using theirs = other ? await openCrowd(other) : undefined
  const crowds = [ours, ...(theirs ? [theirs] : [])]
  const head = crowds.length > 1 ? ['| pages/s of the other | p50 | p99 |', '---|---|---|'] : ['|', '']
  const lines = [
    `| signed in, ${CONNECTIONS} at once | pages/s | p50 ms | p99 ms ${head[0]}`,
    `|---|---|---|---|${head[1]}`,
  ]
  for (const path of PATHS) {
    for (const crowd of crowds) await ask(crowd, path)
    const rounds = await inTurns(crowds, ROUNDS, crowd => ask(crowd, path))
    lines.push(`| ${path} | ${rounds.flatMap(middleOf).join(' | ')} |`)
  }
  return lines.join('\n')
}

type Crowd = { readonly url: string; readonly cookies: readonly string[] }

async function openCrowd(root?: string): Promise<Crowd & AsyncDisposable> {
  const academy = await startAcademyProcess({ root })
  await prepareSmall(academy)
  return { ...academy, cookies: await signSomeIn(academy) }
}

function ask({ url, cookies }: Crowd, path: string): Promise<Loaded> {
  const askers = Array.from({ length: CONNECTIONS }, (_, n) => ({
    path,
    headers: { cookie: cookies[n % PEOPLE] ?? '', 'accept-encoding': 'br, gzip, zstd' },
  }))
  return load(url, askers, MILLISECONDS)
}

/** Medians of rounds. */
const middleOf = (rounds: readonly Loaded[]): string[] =>
  (['rate', 'p50', 'p99'] as const).map(name => median(rounds.map(one => one[name])).toFixed(0))

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
