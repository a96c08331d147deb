// The people of the demo academy, in an academy of a journey's own.
import type { Browser, Page } from '@playwright/test'

import { ready } from './journey.ts'
import { logIn } from './log-in.ts'
import { withoutHeaders } from './payment.ts'

type Person = { readonly email: string; readonly password: string }

export const admin: Person = { email: 'admin@demo.palestra.example', password: 'Admin-2026' }
export const learner: Person = { email: 'learner@demo.palestra.example', password: 'Learner-2026' }

const deskSize = { width: 1440, height: 900 }
export const phoneSize = { width: 390, height: 844 }

/** Logs somebody in through the page for it. @param url of the academy, where that is not the page's own */
export async function enter(page: Page, who: Person, url = ''): Promise<void> {
  await page.goto(`${url}/login`)
  await ready(page)
  await logIn(page, who)
  await page.waitForURL(at => at.pathname !== '/login')
}

/** @returns a page of an academy, in a browser of its own where somebody has logged in */
export async function visit(browser: Browser, baseURL: string, who: Person, viewport = deskSize): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport })).newPage()
  await enter(page, who)
  return page
}

/** @returns a page of a phone */
export const phoneOf = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: phoneSize, hasTouch: true, ...withoutHeaders })
  return context.newPage()
}
