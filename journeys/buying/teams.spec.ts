// A club buys places of a course, invites by a table that is pasted, and moves one; a learner takes one on a phone.
import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, mailTo, ready, signUp, test } from '../support/journey.ts'
import { cards, findCourse, owns, payButton, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

const codeIn = (mail: string): string => /\/place\/([\w-]{43})/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1] ?? ''

async function buyTeam(page: Page): Promise<{ course: Awaited<ReturnType<typeof findCourse>> }> {
  const course = await findCourse(page)
  await page.goto(`/course/${course._id}`)
  await page.getByRole('link', { name: 'Buy for a club or as a gift' }).first().click()
  await expect(page).toHaveURL(`/course/${course._id}/seats`)
  await ready(page)
  await expectAccessible(page)
  await page.getByLabel('Places').fill('1')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Please type a number from 2 to 500')).toBeVisible()
  await expect(page.locator('.pay-total dd'), 'no total of a number that is not sold').toBeHidden()
  await page.getByLabel('Places').fill('501')
  await page.getByRole('button', { name: 'One place more' }).click()
  await expect(page.getByLabel('Places')).toHaveValue('500')
  await page.getByLabel('Places').fill('')
  await page.getByRole('button', { name: 'One place more' }).click()
  await expect(page.getByLabel('Places')).toHaveValue('2')
  await page.getByLabel('Places').fill('3')
  await page.getByRole('button', { name: 'One place more' }).click()
  await page.getByLabel('Name of the team').fill('TV Sprint')
  await expect(page.locator('.pay-total')).toContainText(`$${course.price * 4}`)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/seats\/[\da-f-]+\/pay$/)
  await page.goBack()
  await ready(page)
  await expect(page.getByLabel('Places')).toHaveValue('4')
  await expect(page.locator('.seats-net')).toContainText(`4 places × $${course.price}`)
  await page.getByLabel('Name of the team').fill('TV Sprint')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/seats\/[\da-f-]+\/pay$/)
  await expect(payButton(page)).toBeVisible({ timeout: 15_000 })
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({ timeout: 15_000 })
  return { course }
}

test('D-1 a club buys four places, invites three by a pasted table, and moves the one that was taken on a phone', async ({
  page,
  signedIn,
  browser,
}) => {
  test.slow()
  const { course } = await buyTeam(page)
  expect(await mailTo(signedIn.email, 2)).toContain('4 places of')
  await page.getByRole('link', { name: 'Go to the places' }).click()
  await page.waitForURL(/\/seats\/[\da-f-]+$/)
  await ready(page)
  expect(await owns(page, course._id), 'the buyer has bought nothing for themselves').toBe(false)

  const stamp = signedIn.email.split('@')[0]
  const [anna, bo, cy] = ['anna', 'bo', 'cy'].map(name => `${name}.${stamp}@example.org`)
  await page.getByLabel('Email addresses').fill(`Name,Email\nAnna,${anna}\nBo,${bo}\nCy,${cy}\nnobody\n${anna}`)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.locator(':focus')).toContainText('3 people to invite.')
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByLabel('Email addresses')).toBeFocused()
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('One stood there twice.')).toBeVisible()
  await expect(page.getByText('Line 5:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send 3 invitations' }).click()
  await expect(page.locator('.seats-people li')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Invite', exact: true })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '3 invitations are on their way' })).toBeVisible()
  await expectAccessible(page)

  const code = codeIn(await mailTo(anna ?? '', 1))
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, ...withoutHeaders })
  const phone = await context.newPage()
  const visit = await phone.goto(`/place/${code}`)
  expect(visit?.headers()['referrer-policy']).toBe('no-referrer')
  await ready(phone)
  await expect(phone.getByText('with TV Sprint')).toBeVisible()
  await signUp(phone, { ...signedIn, email: `phone.${signedIn.email}` })
  await phone.goto(`/place/${code}`)
  await ready(phone)
  await expect(phone.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible(phone)
  await phone.getByText('Show my progress to whoever bought this place').click()
  await phone.getByRole('button', { name: 'Take this place' }).click()
  await phone.waitForURL(`/course/${course._id}`)
  expect(await owns(phone, course._id)).toBe(true)

  await page.reload()
  await ready(page)
  const row = page.locator('.seats-people li').first()
  await expect(row).toContainText('0%')
  await row.getByRole('button', { name: /What to do with the place of/ }).click()
  await page.getByRole('menuitem', { name: 'Free this place' }).click()
  await expect(page.getByText('After this, the place can be moved once more.')).toBeVisible()
  await page.getByRole('button', { name: 'Free this place' }).click()
  await expect(page.locator('.seats-people li')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeFocused()
  expect(await owns(phone, course._id), 'who leaves loses the course').toBe(false)
  await context.close()

  await page.goto('/dashboard/billing')
  await page.getByRole('link', { name: /^Places: 4 places of/ }).click()
  await page.waitForURL(/\/seats\/[\da-f-]+$/)
  const { groups } = await call(page, 'GET', '/seats')
  // Who went back and chose another number has an order that nobody pays beside it.
  expect(groups).toHaveLength(2)
})
