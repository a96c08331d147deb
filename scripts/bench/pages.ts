// `npm run bench pages`: what drawing a page or answering a call costs the processor, the database's share included, for
// who is signed in and for visitors where nothing of the page is kept. With `--root` another built version is measured
// beside ours, in turns. With `--profile <page>` it tells instead where the time of one page
// goes, of a learner's or, with `--as visitor`, of one that is kept.
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { scaled } from '#src/testing/content/large-sizes.ts'

import { startAcademyProcess, type AcademyProcess } from './academy-process.ts'
import type { Who } from './growth-reads.ts'
import { prepare, usual } from './growth.ts'
import { profileWork } from './profile.ts'
import { processorTime } from './taken.ts'

const ROUNDS = 5
/** How many a round asks for. */
export const REQUESTS = 125
const AT_ONCE = 4
/** Full pages and nothing else. */
const SIZE = 0.0001

type Page = { readonly who: Who; readonly path: string }
type Subject = Awaited<ReturnType<typeof prepare>>

const pages: readonly Page[] = [
  { who: 'visitor', path: '/courses' },
  { who: 'visitor', path: '/course/:course' },
  { who: 'visitor', path: '/api/courses' },
  { who: 'learner', path: '/' },
  { who: 'learner', path: '/courses' },
  { who: 'learner', path: '/course/:course' },
  { who: 'learner', path: '/blog/:blog' },
  { who: 'learner', path: '/research/:research' },
  { who: 'learner', path: '/dashboard/my-courses' },
  { who: 'learner', path: '/about' },
  { who: 'learner', path: '/api/courses' },
]

/** Prints the table. @param other the folder of another built version to measure beside this one */
export async function measurePages(other?: string): Promise<void> {
  await using ours = await startAcademyProcess({ pageCache: false })
  await using theirs = other ? await startAcademyProcess({ root: other, pageCache: false }) : undefined
  const subjects = [await prepareSmall(ours), ...(theirs ? [await prepareSmall(theirs)] : [])]
  console.log(`\n| who | page | bytes | ms of the processor |${theirs ? ' of the other | ratio |' : ''}`)
  console.log(`|---|---|---|---|${theirs ? '---|---|' : ''}`)
  for (const page of pages) console.log(await lineOf(subjects, page))
}

/** Prints where the time of one page goes: of one that is drawn for a learner, or of one that is kept for visitors. */
export async function profilePage(path: string, who: string): Promise<void> {
  const isKept = who === 'visitor'
  await using academy = await startAcademyProcess({ pageCache: isKept })
  const prepared = await prepareSmall(academy)
  const subject = isKept ? { ...prepared, cookies: { ...prepared.cookies, visitor: '' } } : prepared
  const page: Page = { who: isKept ? 'visitor' : 'learner', path }
  const askOften = async () => {
    for (let round = 0; round < ROUNDS * (isKept ? 10 : 1); round++) await askAgain(subject, page)
  }
  await askOften()
  const file = join(tmpdir(), 'palestra-page.cpuprofile')
  await profileWork(academy.inspector, file, askOften)
  console.log(`\nThe profile: ${file}`)
}

/** Fills an academy with full pages and nothing else. */
export const prepareSmall = (academy: AcademyProcess) => prepare(academy, scaled(SIZE))

async function lineOf(subjects: readonly Subject[], page: Page): Promise<string> {
  const measured: number[][] = subjects.map(() => [])
  const bytes: number[] = []
  for (const subject of subjects) bytes.push(await askAgain(subject, page)) // and what is kept is filled
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, subject] of subjects.entries()) {
      const before = await processorTime(subject.academy)
      await askAgain(subject, page)
      measured[index]?.push(((await processorTime(subject.academy)) - before) / REQUESTS)
    }
  const [own = 0, other] = measured.map(usual)
  const beside = other === undefined ? '' : ` ${other.toFixed(2)} | ${(own / other).toFixed(2)} |`
  return `| ${page.who} | ${page.path} | ${bytes[0]} | ${own.toFixed(2)} |${beside}`
}

/** Asks `REQUESTS` times. @returns the bytes of an answer on the wire */
export async function askAgain({ academy, cookies, ids }: Subject, { who, path }: Page): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const url = academy.url + path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '')
  const headers = { cookie: cookies[who], 'accept-encoding': 'br, gzip, zstd' }
  const one = () =>
    new Promise<number>((resolve, reject) => {
      get(url, { agent, headers }, response => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () =>
          response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`)),
        )
      }).on('error', reject)
    })
  const all = await Promise.all(Array.from({ length: REQUESTS }, one))
  agent.destroy()
  return all[0] ?? 0
}
