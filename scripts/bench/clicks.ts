// `npm run bench clicks`: how long a person waits from a click until the next page is painted, in a real Chromium on this
// machine: with the pointer on the link for a while before, as people have it, and at once, as keys and scripts do.
import { chromiumOptions } from '@palestra/test-browser'
import { chromium, type Page } from '@playwright/test'

import { startAcademyProcess } from './academy-process.ts'
import { median } from './median.ts'

const ROUNDS = 15
/** How long a pointer rests on a link before it is pressed. */
const REST_MS = 200

type Way = { readonly name: string; readonly from: string; readonly link: string }
const ways: readonly Way[] = [
  { name: 'catalogue to course', from: '/courses', link: 'main article a:visible' },
  { name: 'posts to post', from: '/blogs', link: 'main article a:visible' },
  { name: 'research to paper', from: '/researches', link: 'main article a:visible' },
  { name: 'landing page to course', from: '/', link: 'main article a:visible' },
]

/** Prints the table. */
export async function measureClicks(): Promise<void> {
  await using academy = await startAcademyProcess()
  const browser = await chromium.launch(chromiumOptions())
  try {
    console.log('| click, medians | after a rest on the link, ms | at once, ms | back, ms |\n|---|---|---|---|')
    for (const way of ways) {
      const rested: number[] = []
      const atOnce: number[] = []
      const back: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        // A new page each time: what was read once is kept by the browser for a moment.
        const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
        const isRested = round % 2 === 0
        await openAt(page, academy.url + way.from)
        const took = await clickOn(page, way.link, isRested ? REST_MS : 0)
        ;(isRested ? rested : atOnce).push(took)
        if (isRested) back.push(await goBack(page))
        await page.close()
      }
      console.log(`| ${way.name} | ${[rested, atOnce, back].map(times => median(times).toFixed(0)).join(' | ')} |`)
    }
  } finally {
    await browser.close()
  }
}

async function openAt(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.mouse.move(5, 5) // the first touch fetches the scripts
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** @returns milliseconds from the press to the frame that shows the other page's heading */
async function clickOn(page: Page, link: string, restMs: number): Promise<number> {
  const target = page.locator(link).first()
  await watchFor(page, 'click')
  if (restMs > 0) {
    await target.hover()
    await page.waitForTimeout(restMs)
    await target.click()
  } else await target.evaluate((element: HTMLElement) => element.click())
  return painted(page)
}

async function goBack(page: Page): Promise<number> {
  await watchFor(page, 'popstate')
  await page.evaluate(() => history.back())
  return painted(page)
}

/** From the event on, each change of the page is looked at until the heading is another, and that one is painted. */
const watchFor = (page: Page, event: 'click' | 'popstate'): Promise<void> =>
  page.evaluate(kind => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    let done: (took: number) => void
    Object.assign(window, { painted: new Promise(resolve => (done = resolve)) })
    const begin = () => {
      const began = performance.now()
      const observer = new MutationObserver(() => {
        if (!heading() || heading() === before) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    window.addEventListener(kind, begin, { capture: true, once: true })
  }, event)

const painted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted) // put there by watchFor
