// `npm run bench phone`: what a phone on a slow line waits for, in a real Chromium that is slowed down as Lighthouse's phone
// is: 150 ms to each answer, 1.6 Mbit/s, a processor four times slower. With `--root` beside another built version, in turns.
// A slow machine makes the phone slower still: read the ratios.
import { chromiumOptions } from '@palestra/test-browser'
import { chromium, devices, type Browser, type CDPSession } from '@playwright/test'

import { startAcademyProcess } from './academy-process.ts'
import { inTurns } from './in-turns.ts'
import { median } from './median.ts'

const ROUNDS = 3
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4
/** As long as a page is watched after it has loaded: what takes the processor then blocks who wants to press. */
const WATCHED_MS = 3000

const PATHS = ['/', '/courses', '/blogs', '/researches', '/conferences', '/pricing', '/about', '/login'] as const
/** Pages that are found on a list. */
const DETAILS = { '/courses': '/course/', '/blogs': '/blog/', '/researches': '/research/' } as const

/** Milliseconds after the request, and bytes on the line. */
type Visit = {
  readonly largestPaint: number
  readonly blocked: number
  readonly bytes: number
}
const shown = ['largestPaint', 'blocked', 'bytes'] as const

/** Prints the table. @param other the folder of another built version */
export async function measurePhone(other?: string): Promise<void> {
  await using ours = await startAcademyProcess()
  await using theirs = other ? await startAcademyProcess({ root: other }) : undefined
  const urls = [ours.url, ...(theirs ? [theirs.url] : [])]
  const browser = await chromium.launch(chromiumOptions())
  try {
    const head = urls.map((_, n) => `${n ? ' other: ' : ' '}largest paint | blocked, ms | kB |`).join('')
    console.log(`| phone, medians of ${ROUNDS} |${head}\n|---|${'---|---|---|'.repeat(urls.length)}`)
    for (const path of await pagesOf(ours.url)) {
      const visits = await inTurns(urls, ROUNDS, url => visit(browser, url + path))
      console.log(`| ${nameOf(path)} | ${visits.map(lineOf).join(' | ')} |`)
    }
  } finally {
    await browser.close()
  }
}

async function pagesOf(url: string): Promise<string[]> {
  const details = Object.entries(DETAILS).map(async ([list, detail]) => {
    const html = await (await fetch(url + list)).text()
    return new RegExp(`href="(${detail}[^"/]+)"`).exec(html)?.[1] ?? []
  })
  return [...PATHS, ...(await Promise.all(details)).flat()]
}

const nameOf = (path: string): string => path.replace(/[0-9a-f-]{36}/, ':id')

const lineOf = (visits: readonly Visit[]): string =>
  shown.map(name => (median(visits.map(one => one[name])) / (name === 'bytes' ? 1000 : 1)).toFixed(0)).join(' | ')

/** Opens a page as somebody who was never here. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7']
  const context = await browser.newContext({ viewport, userAgent, isMobile, hasTouch, deviceScaleFactor: 1.75 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const bytes = countBytes(session)
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(WATCHED_MS)
    return { ...(await page.evaluate(() => globalThis.watched)), bytes: bytes() }
  } finally {
    await context.close()
  }
}

function countBytes(session: CDPSession): () => number {
  let sum = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (sum += encodedDataLength))
  return () => sum
}

type Watched = { largestPaint: number; blocked: number }
declare global {
  var watched: Watched // what a page is watched for, in the page
}

/** In the page, before all its own: what is painted last and largest, and how much longer than 50 ms the processor was taken. */
function watch(): void {
  const seen: Watched = (globalThis.watched = { largestPaint: 0, blocked: 0 })
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  each('longtask', ({ duration }) => (seen.blocked += duration - 50))
}
