import type { Page } from '@playwright/test'

import { call, mailTo } from './journey.ts'

export const linkIn = (mail: string): string => /https?:\/\/\S+?\/reset-password\/[\w-]{43}/.exec(mail)?.[0] ?? ''

/** A link that still resets the password of somebody who has signed up: their second mail. */
export async function resetLink(page: Page, email: string): Promise<string> {
  await call(page, 'PUT', '/pass_recovery', { email })
  return linkIn(await mailTo(email, 2))
}
