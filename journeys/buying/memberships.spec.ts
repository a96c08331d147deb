import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, mailTo, test } from '../support/journey.ts'
import { findCourse, withoutHeaders } from '../support/payment.ts'
import { payAtCheckout, planOf, typeCard } from '../support/plans.ts'

const opens = async (page: Page, id: string): Promise<boolean> => (await call(page, 'GET', `/course/${id}`)).isPurchased

/** Past the courses that a plan opens. @returns the words of the next button that chooses one */
async function tabToChoice(page: Page): Promise<string> {
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab')
    const words = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (words.startsWith('Choose ')) return words
  }
  return ''
}

test('L-MEM-1 L-MEM-2 L-MEM-3 L-MEM-4 L-MEM-6 L-MEM-9 D-6 a visitor compares the plans and is asked to log in', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'Pick your perfect plan' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^(Basic|Silver|Gold)$/ })).toHaveText([
    'Basic',
    'Silver',
    'Gold',
  ])
  await expect(page.getByRole('region', { name: 'Silver' })).toContainText('Most Popular')
  await expect(page.getByText('Most Popular')).toHaveCount(1)
  const gold = page.getByRole('region', { name: 'Gold' })
  await expect(gold).toContainText('$17.10')
  await expect(gold.locator('s')).toHaveText('$19')
  await expect(gold).toContainText('per month')
  await expect(gold.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Yearly/ }).check()
  await expect(page).toHaveURL('/pricing?duration=year')
  await expect(page.getByRole('region', { name: 'Silver' })).toContainText('$90per year')
  await expect(page.getByRole('region', { name: 'Silver' })).toContainText('Most Popular')
  await expect(page.getByText('Most Popular')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked()
  const silver = await planOf(page, 'Silver', 'year')
  await page.getByRole('link', { name: 'Choose Silver' }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/pricing?duration=year&plan=${silver}`)}`)
})

test('L-MEM-5 L-MEM-6 D-4 D-5 D-8 a learner takes a plan, opens a course with it, is warned of a second, and stops it', async ({
  page,
  signedIn,
}) => {
  const course = await findCourse(page)
  const { user } = await call(page, 'GET', '/refresh')
  await page.goto('/pricing')
  const choose = page.getByRole('link', { name: 'Choose Silver' })
  const link = new URL((await choose.getAttribute('href')) ?? '')
  expect(link.searchParams.get('prefilled_email')).toBe(signedIn.email)
  expect(link.searchParams.get('client_reference_id')).toBe(user._id)
  expect(await opens(page, course._id)).toBe(false)
  await choose.click()
  await payAtCheckout(page, signedIn.email)

  await expect(page).toHaveURL(/\/dashboard\/membership\?checkout=cs_test_\w+$/)
  await expect(page.getByText('Your membership has started.')).toBeVisible()
  const card = page.getByRole('region', { name: 'Silver' })
  await expect(card).toContainText('Active')
  await expect(card).toContainText('$9 per month')
  await expectAccessible(page)
  expect(await mailTo(signedIn.email, 2)).toContain('Silver')

  await test.step('L-MYC-1 the catalogue stays a catalogue, and My Courses holds what is saved of it', async () => {
    await page.goto('/dashboard/my-courses')
    await expect(page.getByText('You have no courses yet')).toBeVisible()
    await page.goto('/courses')
    const shown = page.locator('.catalogue .card').filter({ hasText: course.title })
    await expect(shown).toContainText('Included in your plan')
    await expect(shown).toContainText(/\d min/)
    const save = shown.getByRole('button', { name: `Save ${course.title}` })
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, { include: '.catalogue .card:first-child' })
    await page.goto('/dashboard/my-courses')
    await expect(page.locator('.cards .card')).toHaveCount(1)
    await page.goto(`/course/${course._id}`)
    const stored = page.waitForResponse(answer => answer.request().method() === 'DELETE' && answer.ok())
    await page.getByRole('button', { name: `Save ${course.title}` }).click()
    await expect(page.getByRole('button', { name: `Save ${course.title}` })).toHaveAttribute('aria-pressed', 'false')
    await stored // the button turns before, and leaving the page would take the call along
    await page.goto('/dashboard/my-courses')
    await expect(page.getByText('You have no courses yet')).toBeVisible()
  })
  await page.goto('/dashboard/membership')
  await page.goto(`/course/${course._id}`)
  await page.getByRole('link', { name: 'Start Learning' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/video/${course._id}/`))

  await page.goto('/pricing')
  const warning = page.getByRole('alertdialog', { name: 'You already have a Silver membership' })
  await expect(warning).toContainText('will not renew')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(warning).toBeHidden()
  await page.getByRole('button', { name: 'Choose Gold' }).click()
  await warning.getByRole('button', { name: 'I Accept' }).click()
  await expect(warning).toBeHidden()
  await expect(page.getByRole('link', { name: 'Choose Gold' })).toHaveAttribute('href', /client_reference_id=/)
  await page.getByRole('link', { name: 'Your plan' }).click()

  await expect(page).toHaveURL('/dashboard/membership')
  await card.getByRole('button', { name: 'Cancel membership' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel your Silver membership?' })
  await expect(question).toContainText('Courses you bought stay yours.')
  await question.getByRole('button', { name: 'Cancel membership' }).click()
  await expect(card).toContainText(/Ends on \d/)
  await expect(card, 'nothing is charged any more').not.toContainText('per month')
  expect(await opens(page, course._id)).toBe(true)
  await card.getByRole('button', { name: 'Keep membership' }).click()
  await expect(card).toContainText('Active')
  await test.step('D-8 what another plan took the place of cannot be kept, and says so', async () => {
    // The warning opens with the page.
    await page.goto('/pricing')
    await warning.getByRole('button', { name: 'I Accept' }).click()
    await page.getByRole('link', { name: 'Choose Gold' }).click()
    await payAtCheckout(page, signedIn.email)
    await expect(async () => {
      await page.reload()
      await expect(card).toContainText(/Ends on \d/, { timeout: 1000 })
    }).toPass()
    await expect(card).toContainText('This membership ends because Gold renews.')
    await expect(page.getByRole('button', { name: 'Keep membership' })).toHaveCount(0)
  })
  await card.getByRole('button', { name: 'Billing' }).click()
  await expect(page).toHaveURL(/\/sandbox-pay\/p\//)
})

test.describe('at the provider', () => {
  test.use(withoutHeaders)

  test('L-MEM-6 D-4 D-5 a renewal that the bank refuses closes the plan, and paying it with another card opens it again', async ({
    page,
    signedIn,
  }) => {
    const course = await findCourse(page)
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Choose Silver' }).click()
    const paysOnce = '4000000000000341'
    await payAtCheckout(page, signedIn.email, paysOnce)
    await expect(page.getByText('Your membership has started.')).toBeVisible()
    expect(await opens(page, course._id)).toBe(true)

    await page.goto('/sandbox-pay/')
    await page.getByRole('row').filter({ hasText: signedIn.email }).getByRole('button', { name: 'Renew now' }).click()
    await expect.poll(() => opens(page, course._id)).toBe(false)
    expect(await mailTo(signedIn.email, 3)).toContain('bank')
    await page.goto('/dashboard/membership')
    const card = page.getByRole('region', { name: 'Silver' })
    await expect(card).toContainText('Payment failed')
    await expect(card).toContainText('Your bank declined the last payment')
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Update card' }).click()

    await expect(page).toHaveURL(/\/sandbox-pay\/p\//)
    await expect(page.getByText('The last payment failed')).toBeVisible()
    await page.getByText('Change card').click()
    await typeCard(page, '4242424242424242')
    await page.getByRole('button', { name: 'Use this card' }).click()
    await expect(page.getByText(/^Renews on/)).toBeVisible()
    await page.getByRole('link', { name: 'Return to the shop' }).click()
    await expect(page).toHaveURL('/dashboard/membership')
    await expect.poll(() => opens(page, course._id)).toBe(true)
    await page.reload()
    await expect(card).toContainText('Active')
  })
})

test('the plans are chosen with the keyboard alone', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('radio', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/pricing?duration=year')
  await expect(page.getByRole('region', { name: 'Silver' })).toContainText('per year')
  // A journey of administrators takes the yearly Basic off sale for a while.
  const names = await page.locator('.plan h2').allTextContents()
  expect(names.slice(-2)).toEqual(['Silver', 'Gold'])
  for (const name of names) expect(await tabToChoice(page)).toBe(`Choose ${name}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('L-MEM-4 a plan is read from its name over its price and its button to what it opens, on any screen', async ({
  page,
}) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/pricing')
    for (const plan of await page.locator('.plan').all()) {
      const parts = plan.locator('h2, .price > bdi, h3, li, .btn')
      const kinds = await parts.evaluateAll(list => list.map(part => part.tagName))
      expect(kinds.at(0)).toBe('H2')
      expect(kinds[2], 'the button follows the price').toBe('A')
      const tops = await parts.evaluateAll(list => list.map(part => part.getBoundingClientRect().top))
      expect(tops, `${width}: the eye goes the way of the ear`).toEqual(tops.toSorted((a, b) => a - b))
    }
    const sizes = await page
      .locator('.plan .price > bdi')
      .evaluateAll(all => all.map(one => Math.round(parseFloat(getComputedStyle(one).fontSize))))
    expect(new Set(sizes).size, `${width}: one size for all prices`).toBe(1)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('L-MEM-2 L-MEM-3 the plans stand below each other, and nothing is cut off', async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@')
    await page.goto('/pricing')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
    const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0
    const tops = [await top('Basic'), await top('Silver'), await top('Gold')]
    expect(tops, 'in one order for eyes, keys and ears').toEqual(tops.toSorted((a, b) => a - b))
    await page.getByRole('radio', { name: 'Monthly' }).focus()
    for (const plan of ['Basic', 'Silver', 'Gold']) {
      expect(await tabToChoice(page)).toBe(`Choose ${plan}`)
    }
    await page.goto('/dashboard/membership')
    await expect(page.getByText('You have no membership')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByLabel('Membership')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

for (const [answer, text] of [
  [{ plans: [], IsUserMemberships: false, membershipId: null }, 'No year plans available.'],
  [undefined, 'Failed to load plans. Please try again later.'],
] as const)
  test(`L-MEM-7 L-MEM-8 X-ERR-1 the page says "${text}"`, async ({ page }) => {
    await page.route('**/api/memberships', route =>
      answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 503, json: {} }),
    )
    await page.goto('/pricing')
    await page.getByRole('radio', { name: /Yearly/ }).check()
    await expect(page.getByText(text)).toBeVisible()
    if (answer) return
    await page.unroute('**/api/memberships')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('link', { name: 'Choose Silver' })).toBeVisible()
  })
