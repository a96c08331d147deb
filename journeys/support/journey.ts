// What every journey uses: the academy's address, people, their mails, and a page that may not complain.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type Response } from '@playwright/test'

import { mailText } from '#src/testing/mail-text.ts'

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the journeys through playwright.config.ts`)
  return value
}

/** Whether the academy runs with every setting away from its default. */
export const hasChangedSettings = process.env['JOURNEY_SETTINGS'] === 'changed'

export type NewUser = {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

const anyByte = (): number => Math.floor(Math.random() * 256)
const anyAddress = (): string => `10.${[0, 0, 0].map(anyByte).join('.')}`

/** For journeys about what moves: `test.use(withMotion)`. */
export const withMotion = { reducedMotion: 'no-preference' } as const

/** What Chromium, and our own api, log for an answer that a journey provokes. */
const expectedNoise = /^(Failed to load resource|(GET|POST|PUT|DELETE) \/)/

export const test = base.extend<{ user: NewUser; signedIn: NewUser; quiet: void }>({
  /** Whatever page is visited or loaded again lives when that ends: a button pressed before it does nothing. */
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async options => (await open(options)).on('page', visitsEndAlive)
      await use(browser)
    },
    { scope: 'worker' },
  ],

  baseURL: async ({}, use) => use(setting('JOURNEY_URL')),

  /** Everybody travels from an address of their own: ten sign-ups an hour is all that one may make. */
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),

  /** Somebody who does not exist yet. */
  user: async ({}, use, info) => {
    const mark = `${info.workerIndex}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`
    await use({
      email: `journey-${mark}@example.org`,
      password: 'Stride-0.44s',
      firstName: 'Demo',
      lastName: 'Traveller',
    })
  },

  /** The same, signed up, activated and signed in on this page's browser, without walking through the screens. */
  signedIn: async ({ page, user }, use) => {
    await signUp(page, user)
    await use(user)
  },

  /** Whatever a page says on its console, or throws, fails the journey. */
  quiet: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', message => {
        const text = message.text()
        if (['error', 'warning'].includes(message.type()) && !expectedNoise.test(text)) said.push(text)
      })
      page.on('pageerror', error => said.push(String(error)))
      await use()
      expect(said, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Who wants to see a page before it lives says what to wait for (`waitUntil`). */
function visitsEndAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const alive = async (response: Response | null) => {
    const lives = await page.evaluate(() => document.getElementById('page-data') && matchMedia('(scripting)').matches)
    if (lives) await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    return response
  }
  page.goto = async (url, options) => (options?.waitUntil ? goto(url, options) : alive(await goto(url, options)))
  page.reload = async options => (options?.waitUntil ? reload(options) : alive(await reload(options)))
}

/** Waits until a page answers: React lives in it, and for a while nothing came any more and nothing was to do. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    const idle = () => new Promise(done => requestIdleCallback(done, { timeout: 1000 }))
    const come = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== come();) {
      before = come()
      await new Promise(done => setTimeout(done, 100))
      await idle()
    }
  })
}

/** Signs a person up and in through the calls that the screens make. */
export async function signUp(page: Page, { email, password, firstName, lastName }: NewUser): Promise<void> {
  const { token } = await call(page, 'POST', '/userCreate', { email, password, firstName, lastName })
  const activationCode = codeIn(await mailTo(email))
  await call(page, 'POST', '/activation', { activationCode, token })
}

/** One call to the API with the page's cookies. @returns the parsed answer; fails unless it is a success */
export async function call(page: Page, method: string, path: string, data?: object) {
  const response = await page.request.fetch(`${setting('JOURNEY_URL')}/api${path}`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anyAddress() },
    ...(data && { data }),
  })
  expect(response.ok(), `${method} ${path} answers ${response.status()}`).toBe(true)
  return response.json()
}

/** The newest mail to an address, waiting until there are `count` of them. */
export async function mailTo(
  email: string,
  count = 1,
  { dataDir = setting('JOURNEY_DATA') }: { dataDir?: string } = {},
): Promise<string> {
  const folder = join(dataDir, 'mail')
  let names: string[] = []
  await expect
    .poll(
      async () => {
        names = (await readdir(folder).catch(() => [])).filter(name => name.includes(email)).toSorted()
        return names.length
      },
      { message: `mail to ${email}`, timeout: 15_000 },
    )
    .toBeGreaterThanOrEqual(count)
  return mailText(await readFile(join(folder, names.at(-1) ?? ''), 'utf8'))
}

export function codeIn(mail: string): string {
  const code = /\b(\d{6})\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[1]
  if (!code) throw new Error('no code in the mail')
  return code
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const rulesOfColour = ['color-contrast', 'link-in-text-block']

type Screen = {
  /** The part that is looked at; the whole page without it. */
  readonly include?: string
  /** What somebody else answers for, such as a provider's frame. */
  readonly exclude?: string | string[]
}

/** Every rule of WCAG 2.2 A and AA that a machine can check, in both themes. */
export async function expectAccessible(page: Page, screen: Screen = {}): Promise<void> {
  await showTheme(page, 'light')
  expect(await broken(page, screen, axe => axe.withTags(everyRule)), `${page.url()} in light`).toEqual([])
  await showTheme(page, 'dark')
  // The themes differ in their colours alone.
  expect(await broken(page, screen, axe => axe.withRules(rulesOfColour)), `${page.url()} in dark`).toEqual([])
}

/** The same screen in another width: colours, which take half of the time, are those that were looked at. */
export async function expectAccessibleShape(page: Page, screen: Screen = {}): Promise<void> {
  await settled(page)
  const found = await broken(page, screen, axe => axe.withTags(everyRule).disableRules(rulesOfColour))
  expect(found, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await settled(page)
}

/** Which of the chosen rules are broken, and where. */
async function broken(
  page: Page,
  { include, exclude = [] }: Screen,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // Otherwise a second page is opened for each report; only frames of strangers need that.
  const axe = new AxeBuilder({ page }).exclude(exclude).setLegacyMode(page.frames().length === 1)
  if (include) axe.include(include)
  // Naming what is well takes half of its time, and no rule of these asks for the style sheets, which it would fetch.
  axe.options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
  const { violations } = await choose(axe).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.target.join(' ')} ${node.html.slice(0, 160)}`).join(', ')}`,
  )
}

/** Waits for the animations that end: halfway from one theme to the other, no colour is the one that people read. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(
      // What follows the scroll ends with the page alone.
      one => one.timeline === document.timeline && one.effect?.getComputedTiming().endTime !== Infinity,
    )
    await Promise.allSettled(ending.map(one => one.finished))
  })
}
