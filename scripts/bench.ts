// `npm run bench growth` measures lists on a large academy beside a small one: scripts/bench/growth.ts.
// `npm run bench clicks` measures what a person waits after a click: scripts/bench/clicks.ts.
// `npm run bench phone` measures what a phone on a slow line waits for: scripts/bench/phone.ts.
// `npm run bench memory` measures what it holds: scripts/bench/memory.ts.
// `npm run bench pages` measures what a page costs the processor, beside another version: scripts/bench/pages.ts.
// `npm run bench`: what pages and calls cost, each beside a bare node:http server that sends the same bytes, in turns
// and within the same minute; with `--root` beside another built version, too. Machines are noisy: read the ratios.
// Everything stays on this machine and ends by itself.
import { get as httpGet } from 'node:http'
import { parseArgs } from 'node:util'

import { demoAccounts } from '@palestra/demo-academy/accounts'

import { startAcademyProcess } from './bench/academy-process.ts'
import { startBareServer } from './bench/bare-server.ts'
import { measureClicks } from './bench/clicks.ts'
import { measureCrowd } from './bench/crowd.ts'
import { measureGrowth } from './bench/growth.ts'
import { inTurns } from './bench/in-turns.ts'
import { load, type Loaded } from './bench/load.ts'
import { median } from './bench/median.ts'
import { measureMemory } from './bench/memory.ts'
import { measurePages, profilePage } from './bench/pages.ts'
import { measurePhone } from './bench/phone.ts'
import { findVideo, measureViewers } from './bench/viewers.ts'
import { BUDGET_BYTES, measureFirstLoads } from './build/first-load.ts'

const ROUNDS = 3
const MILLISECONDS = 2000
const CONNECTIONS = 32
/** As many pages as one address may have drawn at the same time, less a few. */
const CONNECTIONS_ANEW = 8

type Target = { name: string; path: string; headers: Record<string, string>; isAnew?: true }

const brotli = { 'accept-encoding': 'br' }

const targets: readonly Target[] = [
  { name: 'landing page, kept', path: '/', headers: brotli },
  { name: 'landing page, drawn anew', path: '/', headers: brotli, isAnew: true },
  { name: 'catalogue, kept', path: '/courses', headers: brotli },
  { name: 'catalogue, drawn anew', path: '/courses', headers: brotli, isAnew: true },
  { name: 'GET /api/courses', path: '/api/courses', headers: {} },
  { name: 'GET /api/categories', path: '/api/categories', headers: {} },
  { name: 'GET /healthz', path: '/healthz', headers: {} },
]

const VIEWERS = 10_000

const options = {
  scale: { type: 'string', default: '1' },
  root: { type: 'string' },
  profile: { type: 'string' },
  as: { type: 'string', default: 'learner' },
} as const
const {
  positionals: [wanted],
  values: { scale, root, profile, as: who },
} = parseArgs({ options, allowPositionals: true })
const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
  growth: () => measureGrowth({ scale: Number(scale), root }),
  pages: () => (profile ? profilePage(profile, who) : measurePages(root)),
  memory: () => measureMemory(root),
  clicks: measureClicks,
  phone: () => measurePhone(root),
}
if (wanted) {
  const measure = kinds[wanted]
  if (!measure) throw new Error(`There is no ${wanted}: ask for ${Object.keys(kinds).join(', ')}, or nothing`)
  await measure()
  process.exit()
}

await using academy = await startAcademyProcess()
await using uncached = await startAcademyProcess({ pageCache: false })
await using other = root ? await startAcademyProcess({ root }) : undefined
console.log(
  `first start ${academy.firstStart} s, drawn on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}`,
)
console.log(`| what | requests/s | p99 ms | bare node:http | ratio |${other ? ' of the other, kept |' : ''}`)
console.log(`|---|---|---|---|---|${other ? '---|' : ''}`)
for (const target of targets) console.log(await compare(target))
console.log(`\n${await measureCrowd(root)}\n\n${await viewing()}\n\n${await firstLoads()}`)

/** R20: what ten thousand who watch cost, or as many as this machine lets one process open. */
async function viewing(): Promise<string> {
  const video = await findVideo(academy.url, demoAccounts[0])
  const { viewers, statuses, kibibytesEach, p99Before, p99During } = await measureViewers(academy, video, VIEWERS)
  const line = `| ${viewers} | ${JSON.stringify(statuses)} | ${kibibytesEach.toFixed(1)} | ${p99Before.toFixed(0)} | ${p99During.toFixed(0)} |`
  return `| viewers | answers | KiB each | p99 ms of /api/courses before | while they watch |\n|---|---|---|---|---|\n${line}`
}

/** One line of the table: medians of rounds that alternate with the control's. */
async function compare({ name, path, headers, isAnew }: Target): Promise<string> {
  const { url } = isAnew ? uncached : academy
  const { body, headers: answered } = await fetchRaw(url + path, headers)
  await using bareServer = await startBareServer({ headers: answered, body })
  const askers = Array.from({ length: isAnew ? CONNECTIONS_ANEW : CONNECTIONS }, () => ({ path, headers }))
  const servers = [url, bareServer.url, ...(other && !isAnew ? [other.url] : [])]
  for (const server of servers) await load(server, askers, 1000)
  const [ours = [], bare = [], others] = await inTurns(servers, ROUNDS, server => load(server, askers, MILLISECONDS))
  const rate = medianRate(ours)
  const p99 = median(ours.map(round => round.p99))
  const gain = other ? ` ${others ? (rate / medianRate(others)).toFixed(2) : '—'} |` : ''
  return `| ${name} (${body.length} B) | ${rate.toFixed(0)} | ${p99.toFixed(1)} | ${medianRate(bare).toFixed(0)} | ${(rate / medianRate(bare)).toFixed(3)} |${gain}`
}

const medianRate = (rounds: readonly Loaded[]) => median(rounds.map(({ rate }) => rate))

function fetchRaw(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    httpGet(url, { headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ body: Buffer.concat(chunks), headers: { 'content-type': String(response.headers['content-type']) } }),
      )
    }).on('error', reject)
  })
}

/** The table of what each page fetches before it is alive. */
async function firstLoads(): Promise<string> {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  const lines = (await measureFirstLoads(new URL('../dist/', import.meta.url))).map(
    ({ page, jsBytes, cssBytes, files, personal }) =>
      `| ${page} | ${kilobytes(jsBytes)} | ${personal ? '—' : kilobytes(BUDGET_BYTES - jsBytes)} | ${kilobytes(cssBytes)} | ${files} |`,
  )
  const head = `| first load, brotli | js kB | left of ${kilobytes(BUDGET_BYTES)} | css kB | js files |\n|---|---|---|---|---|`
  return [head, ...lines].join('\n')
}
