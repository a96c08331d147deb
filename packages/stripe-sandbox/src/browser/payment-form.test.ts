import { chromiumOptions } from '@palestra/test-browser'
import type { Browser, BrowserContextOptions, FrameLocator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts'
import { addShop } from '../testing/shop-page.ts'

let shop: TestSandbox
let browser: Browser
beforeAll(async () => {
  shop = await openSandbox({ addRoutes: addShop, processingMs: 60_000 })
  browser = await chromium.launch(chromiumOptions())
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const complaints: string[] = []
afterEach(async () => {
  await Promise.all(browser.contexts().map(context => context.close()))
  expect(complaints.splice(0)).toEqual([])
})

const newIntent = () => shop.stripe.paymentIntents.create({ amount: 8900, currency: 'usd', metadata: { order: 'o-1' } })

type Visit = {
  query?: Record<string, string>
  context?: BrowserContextOptions
  secret?: string
  languages?: readonly string[]
}

/** Opens the shop's payment page. Whatever the browser complains about fails the test. */
async function visit({ query = {}, context = {}, secret, languages }: Visit = {}): Promise<{
  page: Page
  card: FrameLocator
  id: string
}> {
  const intent = await newIntent()
  const page = await (await browser.newContext({ locale: 'en-DZ', ...context })).newPage()
  if (languages)
    await page.addInitScript(given => {
      Object.defineProperties(navigator, { language: { value: given[0] }, languages: { value: given } })
    }, languages)
  // Chromium itself reports a decline's status, 402.
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('402')) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  const parameters = new URLSearchParams({ secret: secret ?? intent.client_secret ?? '', ...query })
  await page.goto(`${shop.site}/shop?${parameters}`)
  await page.locator('#result:not(:empty)').waitFor()
  return { page, card: page.frameLocator('iframe'), id: intent.id }
}

async function type(card: FrameLocator, number: string): Promise<void> {
  await card.getByLabel('Card number').fill('')
  await card.getByLabel('Card number').pressSequentially(number)
  await card.getByLabel('Expiration').fill('12 / 40')
  await card.getByLabel('Security code').fill('123')
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay Now' }).click()
const resultOf = async (page: Page) => {
  const result = page.locator('#result', { hasText: /^\{/ })
  return JSON.parse((await result.textContent()) ?? '')
}
const statusOf = async (id: string) => (await shop.stripe.paymentIntents.retrieve(id)).status

test('L-PAY-6 a card pays and the browser returns with what the completion page reads', async () => {
  const { page, card, id } = await visit()
  await type(card, '4242424242424242')
  await pay(page)
  await page.waitForURL('**/completion**')
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    from: 'shop',
    payment_intent: id,
    payment_intent_client_secret: expect.stringContaining(`${id}_secret_`),
    redirect_status: 'succeeded',
  })
  expect(await statusOf(id)).toBe('succeeded')
})

test('L-PAY-10 a decline stays on the page, and another card then pays', async () => {
  const { page, card, id } = await visit({ query: { redirect: 'if_required' } })
  await type(card, '4000000000000002')
  await pay(page)
  const { error } = await resultOf(page)
  expect(error).toMatchObject({ type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
  expect(error.payment_intent.metadata).toBeUndefined()
  await card.getByRole('button', { name: 'Succeeds' }).click()
  await page.evaluate(() => document.getElementById('result')?.replaceChildren())
  await pay(page)
  const { paymentIntent } = await resultOf(page)
  expect(paymentIntent).toMatchObject({ id, status: 'succeeded' })
  expect(paymentIntent.latest_charge).toBeUndefined()
})

test.each([
  [['en-US@posix'], ''],
  [['en-US@posix', 'fr'], 'FR'],
])('L-PAY-6 a browser whose languages are %j gets the form all the same', async (languages, country) => {
  const { card } = await visit({ languages })
  expect(await card.getByLabel('Country').inputValue()).toMatch(country)
  await expect.poll(() => card.getByLabel('Card number').isVisible()).toBe(true)
})

test('L-PAY-8 the processing card returns as pending', async () => {
  const { page, card, id } = await visit()
  await card.getByRole('button', { name: 'Processing' }).click()
  await pay(page)
  await page.waitForURL('**/completion**')
  expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('pending')
  expect(await statusOf(id)).toBe('processing')
})

test.each([
  ['Complete', 'succeeded'],
  ['Fail', 'requires_payment_method'],
])('L-PAY-6 3-D Secure: %s makes the payment %s', async (button, status) => {
  const { page, card, id } = await visit({ query: { redirect: 'if_required' } })
  await type(card, '4000000000003220')
  await pay(page)
  const bank = page.frameLocator('dialog iframe')
  await expect.poll(() => bank.getByRole('definition').first().textContent()).toBe('$89.00')
  await bank.getByRole('button', { name: button }).click()
  const result = await resultOf(page)
  if (status === 'succeeded') expect(result.paymentIntent.status).toBe(status)
  else expect(result.error.code).toBe('payment_intent_authentication_failure')
  expect(await page.locator('dialog').count()).toBe(0)
  expect(await statusOf(id)).toBe(status)
})

test('3-D Secure: Escape gives the authentication up', async () => {
  const { page, card } = await visit({ query: { redirect: 'if_required' } })
  await card.getByRole('button', { name: '3-D Secure' }).click()
  await pay(page)
  await page.frameLocator('dialog iframe').getByRole('button', { name: 'Complete' }).press('Escape')
  expect((await resultOf(page)).error.code).toBe('payment_intent_authentication_failure')
})

test('the card never reaches the page, nor any request but the provider’s', async () => {
  const { page, card } = await visit({ query: { redirect: 'if_required' } })
  const bodies: string[] = []
  page.on('request', request => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await type(card, '4242424242424242')
  await pay(page)
  await resultOf(page)
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull()
  expect(await page.content()).not.toContain('4242')
  expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'shopEvents')))).not.toContain('4242')
  const withCard = bodies.filter(body => body.includes('4242424242424242'))
  expect(withCard).toHaveLength(1)
  expect(withCard[0]).toContain('/sandbox-pay/v1/payment_methods')
})

test('fields are formatted, checked and reached by keyboard alone', async () => {
  const { page, card } = await visit()
  await card.getByLabel('Card number').focus()
  await page.keyboard.type('4000000000000000')
  expect(await card.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0000')
  await page.keyboard.press('Tab')
  expect(await card.getByRole('alert').first().textContent()).toBe('Your card number is invalid.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5555555555554444')
  expect(await card.locator('.brand').getAttribute('data-brand')).toBe('mastercard')
  await page.keyboard.type('520')
  expect(await card.getByLabel('Expiration').inputValue()).toBe('05 / 20')
  await page.keyboard.press('Tab')
  expect(await card.locator('#expiry-error').textContent()).toBe("Your card's expiration year is in the past.")
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Backspace')
  expect(await card.getByLabel('Expiration').inputValue()).toBe('0')
  await page.keyboard.type('530')
  await page.keyboard.type('999')
  expect(await card.getByLabel('Security code').inputValue()).toBe('999')
  await page.keyboard.press('Tab')
  expect(await card.getByLabel('Country').evaluate(field => field === document.activeElement)).toBe(true)
  expect(await card.getByLabel('Country').inputValue()).toBe('DZ')
  const events = await page.evaluate(() => Reflect.get(window, 'shopEvents'))
  expect(events.at(-1)).toMatchObject({ elementType: 'payment' })
  expect(events.filter((event: { name: string }) => event.name === 'change').at(-1)).toMatchObject({ complete: true })
})

test('an unfinished card is not sent: the first wrong field gets the focus', async () => {
  const { page, card, id } = await visit()
  await pay(page)
  expect((await resultOf(page)).error).toMatchObject({ type: 'validation_error', code: 'incomplete_number' })
  expect(await card.getByLabel('Card number').evaluate(field => field === document.activeElement)).toBe(true)
  expect(await card.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true')
  expect(await statusOf(id)).toBe('requires_payment_method')
})

test('a wrong secret or key is a load error, not a form', async () => {
  const wrong = await visit({ secret: 'pi_none_secret_x' })
  complaints.length = 0
  expect(await wrong.page.locator('#result').textContent()).toBe('"loaderror"')
  const otherKey = await visit({ query: { key: 'pk_test_other' } })
  complaints.length = 0
  expect(await otherKey.page.locator('#result').textContent()).toBe('"loaderror"')
})

test('the frame is as high as its content and dressed as asked', async () => {
  const { page, card } = await visit({ query: { theme: 'night' }, context: { viewport: { width: 390, height: 844 } } })
  const look = await card.getByLabel('Card number').evaluate(field => {
    const style = getComputedStyle(field)
    const overflows =
      document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth
    return {
      radius: style.borderRadius,
      size: style.fontSize,
      high: field.getBoundingClientRect().height,
      ground: style.backgroundColor,
      overflows,
    }
  })
  expect(look).toEqual({ radius: '12px', size: '16px', high: 44, ground: 'rgb(26, 21, 21)', overflows: false })
  const before = await page.locator('iframe').evaluate(frame => frame.clientHeight)
  await card.getByLabel('Card number').fill('4')
  await card.getByLabel('Expiration').focus()
  await expect.poll(() => page.locator('iframe').evaluate(frame => frame.clientHeight)).toBeGreaterThan(before)
  await page.evaluate(() => Reflect.get(window, 'elements').update({ appearance: { theme: 'stripe' } }))
  await expect
    .poll(() => card.getByLabel('Card number').evaluate(field => getComputedStyle(field).backgroundColor))
    .toBe('rgb(255, 255, 255)')
})
