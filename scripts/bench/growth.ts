// `npm run bench growth`: what each list costs on the largest academy, beside a small one, in turns and in the same run.
// Both are real servers on databases of their own below a temporary folder, which goes with them. Read the ratios.

import { demoAccounts } from '@palestra/demo-academy/accounts'
import { joinDatabase } from '@palestra/embedded-postgres'
import pg from 'pg'

import { ownDatabase } from '#src/server/settings/env.ts'
import { seedLargeAcademy } from '#src/testing/content/large-academy.ts'
import { LARGEST, scaled, type Size } from '#src/testing/content/large-sizes.ts'

import { startAcademyProcess, type AcademyProcess } from './academy-process.ts'
import { reads, type Read, type Who } from './growth-reads.ts'
import { processorTime } from './taken.ts'

const ROUNDS = 15
/** Rounds that are not counted: the first ones fill what the servers keep. */
const WARMING = 2
/** The small academy has full pages and nothing else. */
const SMALL = 0.0001

type Options = {
  /** Part of the largest academy: 0.1 is a tenth. */
  readonly scale: number
  /** The folder of another, built version to measure. */
  readonly root?: string | undefined
}
type Subject = {
  readonly academy: AcademyProcess
  readonly cookies: Record<Who, string>
  readonly ids: Record<string, string>
}

/** Prints the table of ratios. @returns how many reads cost more than 1.2 times what they do on the small academy */
export async function measureGrowth({ scale, root }: Options): Promise<number> {
  await using small = await startAcademyProcess({ root, pageCache: false })
  await using large = await startAcademyProcess({ root, pageCache: false })
  const subjects = [
    await prepare(small, scaled(SMALL)),
    await prepare(large, scale === 1 ? LARGEST : scaled(scale)),
  ] as const
  console.log('\n| who | read | small ms | large ms | ratio | of CPU time | answers |\n|---|---|---|---|---|---|---|')
  let slow = 0
  for (const read of reads) {
    const { ratio, line } = await compare(subjects, read)
    console.log(line)
    if (ratio > 1.2) slow += 1
  }
  console.log(`\n${reads.length - slow} of ${reads.length} reads cost at most 1.2 times as much at scale ${scale}.`)
  return slow
}

/** Fills an academy, and signs the demo's two people in. */
export async function prepare(academy: AcademyProcess, size: Size): Promise<Subject> {
  const { config } = await joinDatabase(ownDatabase(academy.dataDir))
  const client = new pg.Client({ ...config, ssl: false })
  client.on('error', () => {}) // the statement under way fails with it
  await client.connect()
  const started = performance.now()
  const said = (what: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`)
  console.log(`${size.users} people, ${size.enrolments} enrolments, ${size.orders} orders, ${size.courses} courses`)
  const putBack = await takeIndexesAway(client)
  await seedLargeAcademy(client, size, said, putBack)
  const { rows } = await client.query<Record<string, string>>(
    `select (select course_id::text from enrolments where revoked_at is null group by course_id order by count(*) desc limit 1) as course,
      (select id::text from blogs where published_at is not null limit 1) as blog,
      (select id::text from research where published_at is not null limit 1) as research,
      (select category_id::text from course_categories group by 1 order by count(*) desc limit 1) as category`,
  )
  await client.end()
  const [learner, admin] = await Promise.all(demoAccounts.map(account => signIn(academy.url, account)))
  // Versions without PAGE_CACHE_MB keep no page where there is a session cookie, even one of nobody.
  return {
    academy,
    ids: rows[0] ?? {},
    cookies: { visitor: 'session=of-nobody', learner: learner ?? '', admin: admin ?? '' },
  }
}

/** Rows come in faster without them; those that forbid doubles stay, as the academy works meanwhile. @returns what brings them back */
async function takeIndexesAway(client: pg.Client): Promise<() => Promise<void>> {
  await client.query('set session_replication_role = replica') // the rows fit each other by the way they are made
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique
      and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    await client.query(`set maintenance_work_mem = '512MB'`)
    for (const { definition } of rows) await client.query(definition)
  }
}

/** @returns the cookies of somebody who is signed in */
export async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ')
}

async function compare([small, large]: readonly [Subject, Subject], read: Read) {
  const ofSmall: Asked[] = []
  const ofLarge: Asked[] = []
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    ofSmall.push(await ask(small, read))
    ofLarge.push(await ask(large, read))
  }
  const [less, more] = [usualOf(ofSmall), usualOf(ofLarge)]
  const [byClock, byWork] = [more.milliseconds / less.milliseconds, more.worked / less.worked]
  const cells = [read.who, read.path, less.milliseconds.toFixed(1), more.milliseconds.toFixed(1)]
  const line = [...cells, byClock.toFixed(2), byWork.toFixed(2), `${less.answers} ${more.answers}`].join(' | ')
  // Where it is told, the time of the processor counts: the clock goes on while others have it.
  return { ratio: Number.isFinite(byWork) ? byWork : byClock, line: `| ${line} |` }
}

type Asked = Awaited<ReturnType<typeof ask>>

function usualOf(asked: readonly Asked[]) {
  const counted = asked.slice(WARMING)
  return {
    milliseconds: usual(counted.map(({ milliseconds }) => milliseconds)),
    worked: usual(counted.map(({ worked }) => worked)),
    answers: [...new Set(asked.map(({ status }) => status))].join(', '),
  }
}

async function ask({ academy, cookies, ids }: Subject, { who, path }: Read) {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
  const before = await processorTime(academy)
  const started = performance.now()
  const answer = await fetch(academy.url + address, { headers: { cookie: cookies[who] } })
  await answer.arrayBuffer()
  const milliseconds = performance.now() - started
  return { status: answer.status, milliseconds, worked: (await processorTime(academy)) - before }
}

/** The median of the quicker half: a machine that does other things as well makes some of them slow, and none quick. */
export const usual = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0
