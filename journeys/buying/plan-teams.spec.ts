// A club buys places of a plan for a month, by card and once; an athlete takes one, and reads until when it is open.
import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, mailTo, ready, signUp, test } from '../support/journey.ts'
import { cards, payButton, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

const codeIn = (mail: string): string => /\/place\/([\w-]{43})/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1] ?? ''

/** @returns what the plan is called */
async function buyTeam(page: Page): Promise<string> {
  await page.goto('/pricing')
  await ready(page)
  const card = page.locator('.plan').first()
  const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await card.getByRole('link', { name: 'For your team' }).click()
  await expect(page).toHaveURL(/\/plans\/[\da-f-]+\/seats$/)
  await ready(page)
  await expect(page.getByText('Nothing renews by itself')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Places', { exact: true }).fill('1')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Please type a number from 2 to 500')).toBeVisible()
  await page.getByLabel('Places', { exact: true }).fill('3')
  await page.getByLabel('Name of the team').fill('TV Sprint')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/seats\/[\da-f-]+\/pay$/)
  await expect(page.getByText('Open until', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing renews by itself')).toBeVisible()
  await expect(payButton(page)).toBeVisible({ timeout: 15_000 })
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({ timeout: 15_000 })
  return name
}

for (const width of [1280, 390])
  test(`L-MEM-6 a club buys three places of a plan at ${width} px, and an athlete takes one until their last day`, async ({
    page,
    signedIn,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const name = await buyTeam(page)
    await page.getByRole('link', { name: 'Go to the places' }).click()
    await page.waitForURL(/\/seats\/[\da-f-]+$/)
    await ready(page)
    await expect(page.getByText(/^Open until \d+ \w+ \d{4}$/)).toBeVisible()
    await expect(page.getByText(/The next month costs \$\d+ for 3 places, \$\d+ each\. .* from \d+ \w+/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', /^\/dashboard\/receipt\//)
    const stamp = signedIn.email.split('@')[0]
    const [anna, bo] = ['anna', 'bo'].map(who => `${who}.${stamp}@example.org`)
    await page.getByLabel('Email addresses').fill(`${anna}\n${bo}`)
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByRole('button', { name: 'Send 2 invitations' }).click()
    await expect(page.locator('.seats-people li')).toHaveCount(2)
    await expectAccessible(page)

    const code = codeIn(await mailTo(anna ?? '', 1))
    const context = await browser.newContext({ viewport: { width, height: 844 }, ...withoutHeaders })
    const athlete = await context.newPage()
    await athlete.goto(`/place/${code}`)
    await ready(athlete)
    await expect(athlete.getByText(/^Open until .* Nothing is taken from you\.$/)).toBeVisible()
    await signUp(athlete, { ...signedIn, email: `athlete.${signedIn.email}` })
    await athlete.goto(`/place/${code}`)
    await ready(athlete)
    await expectAccessible(athlete)
    await athlete.getByText('Show my progress to whoever bought this place').click()
    await athlete.getByRole('button', { name: 'Take this place' }).click()
    await athlete.waitForURL('/dashboard/membership')
    const membership = athlete.locator('.membership')
    await expect(membership.getByRole('heading', { name })).toBeVisible()
    await expect(membership).toContainText('TV Sprint')
    await expect(membership).toContainText('Nothing is taken from you')
    await expectAccessible(athlete)
    await membership.getByRole('link', { name: 'See the places that you hold' }).click()
    await expect(athlete.getByRole('heading', { name: 'Places that you hold', level: 1 })).toBeVisible()

    await page.reload()
    await ready(page)
    const row = page.locator('.seats-people li').first()
    await expect(row).toContainText('No course begun')
    await row.getByRole('button', { name: /What to do with the place of/ }).click()
    await page.getByRole('menuitem', { name: 'Free this place' }).click()
    await expect(page.getByText('What the plan opens closes for')).toBeVisible()
    await page.getByRole('button', { name: 'Free this place' }).click()
    await expect(page.locator('.seats-people li')).toHaveCount(1)
    const { memberships } = await call(athlete, 'GET', '/memberships/mine')
    expect(memberships).toMatchObject([{ status: 'ended' }])
    await context.close()
  })
