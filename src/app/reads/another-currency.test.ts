// An academy that sells in another money: it stands on every page, mail and paper, and the buyer pays to the last minor unit
// what the page says.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser, userPassword, type SeededUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { intentIdOf, openShop, type Shop } from '#src/testing/services/shop.ts'
import { fromMinor, moneyFormat, toMinor } from '#src/wire/money/money.ts'

/** `paid`, `left` and `payable` are in the provider's minor units; `left` and `payable` are what is left of price and `monthly` after a third of it. */
const academies = [
  {
    code: 'jpy',
    wrong: 4980.5,
    price: 4980,
    paid: 4980,
    left: 3337,
    shown: '¥4,980',
    bill: '¥4,980 JPY',
    file: '4980',
    monthly: 999,
    payable: 669,
    asks: '¥669',
  },
  {
    code: 'kwd',
    wrong: 12.345,
    price: 12.34,
    paid: 12_340,
    left: 8270,
    shown: 'KWD 12.340',
    bill: 'KWD 12.340',
    file: '12.340',
    monthly: 9.99,
    payable: 6690,
    asks: 'KWD 6.690',
  },
  {
    code: 'eur',
    wrong: 19.999,
    price: 19.99,
    paid: 1999,
    left: 1339,
    shown: '€19.99',
    bill: '€19.99 EUR',
    file: '19.99',
    monthly: 9.99,
    payable: 669,
    asks: '€6.69',
  },
  {
    code: 'dzd',
    wrong: 2500.505,
    price: 2500.5,
    paid: 250_050,
    left: 167_534,
    shown: 'DZD 2,500.50',
    bill: 'DZD 2,500.50',
    file: '2500.50',
    monthly: 999,
    payable: 66_933,
    asks: 'DZD 669.33',
  },
  {
    code: 'tnd',
    wrong: 45.678,
    price: 45.6,
    paid: 45_600,
    left: 30_550,
    shown: 'TND 45.600',
    bill: 'TND 45.600',
    file: '45.600',
    monthly: 9.99,
    payable: 6690,
    asks: 'TND 6.690',
  },
] as const

/** The money that the academy came with. */
const OLD = /\$|\busd\b|dollar/i

/** What a page or a mail says to people and programs, without React's marks. */
const said = (html: string) => plain(html.replaceAll(/<!--.*?-->/g, ''))
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]|&nbsp;/g, ' ')

describe.each(academies)('D-3 D-72 X-CUR-1 an academy that sells in $code', money => {
  const { code, wrong, price, paid, left, shown, bill, file, monthly, payable, asks } = money
  let academy: TestAcademy
  let shop: Shop
  let admin: Client
  let buyer: SeededUser
  let courseId = ''
  let orderId = ''
  beforeAll(async () => {
    academy = await startAcademy({ keptReads: true })
    shop = openShop(academy)
    admin = (await seedUser(academy, { role: 'admin' })).client
    buyer = await seedUser(academy)
    expect((await admin.put('/api/admin/currency', { currency: code })).status).toBe(200)
  })
  afterAll(() => academy[Symbol.asyncDispose]())

  const read = async (path: string, client: Client = academy.client()) => {
    const { status, text } = await client.get(path)
    expect([path, status]).toEqual([path, 200])
    expect(said(text).match(new RegExp(`.{30}(${OLD.source}).{30}`, 'gi')) ?? [], path).toEqual([])
    return said(text).replaceAll(/<[^>]+>/g, '')
  }
  const mails = async (subject: RegExp) => {
    const found = async () => (await academy.mailsTo(`${buyer.userId}@example.org`)).filter(mail => subject.test(mail))
    await expect.poll(found, { timeout: 15_000 }).toHaveLength(1)
    const text = said(mailText((await found())[0]))
    expect(text.match(new RegExp(`.{30}(${OLD.source}).{30}`, 'gi')) ?? []).toEqual([])
    return text
  }

  test('a course costs what an administrator says, in decimals that there are', async () => {
    const make = (cost: number) => admin.post('/api/course/create', { title: 'Sprinting', price: cost })
    const refused = await make(wrong)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^price: A price in ${code.toUpperCase()} has (no|at most 2) decimals$`)),
    ])
    const { body } = await make(price)
    courseId = body.course._id
    const set = { publishedAt: new Date(), thumbnail: 'public/courses/test/960.avif', description: '<p>Fast</p>' }
    const [row] = await academy.services.db.update(courses).set(set).where(eq(courses.id, courseId)).returning()
    expect(row).toMatchObject({ priceCents: paid, currency: code })
    expect((await academy.client().get(`/api/course/${courseId}`)).body.course.price).toBe(price)
  })

  test('pages and search engines are told its price', async () => {
    const page = await read(`/course/${courseId}`)
    expect(page).toContain(shown)
    expect(page).toContain(`"price":${price},"priceCurrency":"${code.toUpperCase()}"`)
    expect(await read('/courses')).toContain(shown)
    expect(await read(`/courses?minPrice=${Math.floor(price)}&maxPrice=${Math.ceil(price)}`)).toContain(shown)
    expect(await read(`/courses?minPrice=${Math.ceil(price) + 1}`)).not.toContain(shown)
    for (const path of ['/', '/pricing', '/about', '/terms', '/sitemap.xml']) await read(path)
  })

  test('the card is charged what the page says, and the receipt says so', async () => {
    expect(await read(`/payment/${courseId}`, buyer.client)).toContain(shown)
    const started = await shop.start(buyer.client, courseId)
    orderId = started.orderId
    const intent = await shop.pay(started.intentId)
    expect(intent).toMatchObject({ amount: paid, amount_received: paid, currency: code })
    await shop.heard()
    expect(await shop.orderOf(orderId)).toMatchObject({ status: 'paid', amountCents: paid, currency: code })
    expect(await mails(/Subject: .*eceipt/)).toContain(bill)
    const receipt = await read(`/receipt/${orderId}`, buyer.client)
    expect(receipt).toContain(bill)
    const { body } = await buyer.client.get('/api/my-orders')
    expect(body.orders).toMatchObject([{ amount: price, currency: code }])
  })

  test('administrators read it in lists, sums, charts and files, and it stays the academy’s money', async () => {
    for (const path of ['/dashboard/manage-orders', `/dashboard/manage-orders/${orderId}`, '/dashboard/manage-courses'])
      expect(await read(path, admin), path).toContain(shown)
    for (const path of ['/dashboard', `/dashboard/manage-users/${buyer.userId}`, '/dashboard/activity?kind=course'])
      await read(path, admin)
    expect((await admin.get('/api/admin/orders')).body).toMatchObject({ paidAmount: price })
    expect((await admin.get('/api/admin/earnings?period=7d')).body).toMatchObject({ total: price })
    await confirmByPassword(admin)
    const nothing = file.replaceAll(/\d/g, '0').replace(/^0+(?=0)/, '')
    expect(await read('/api/admin/orders.csv', admin)).toContain(`"${file}","${nothing}","${code.toUpperCase()}"`)
    expect(await read('/dashboard/books', admin)).toContain(shown)
    expect((await admin.get('/api/admin/books')).body.total).toMatchObject({ gross: price, net: price, sales: 1 })
    const sums = `"${file}","${nothing}","${nothing}","${file}","${code.toUpperCase()}"`
    expect(await read('/api/admin/books.csv', admin)).toContain(sums)
    expect(await read('/api/admin/ledger.csv', admin)).toContain(`"card:stripe","${file}","","${code.toUpperCase()}"`)
    expect(await read('/dashboard/settings/money', admin)).toContain('Something has been sold in this currency')
    expect((await admin.put('/api/admin/currency', { currency: 'usd' })).body.code).toBe('currency-fixed')
  })

  test('a refund gives back as much', async () => {
    const refunded = await admin.post(`/api/admin/orders/${orderId}/refund`, { password: userPassword })
    expect([refunded.status, refunded.body]).toEqual([200, { refunded: true }])
    const { data } = await shop.stripe.refunds.list()
    expect(data).toMatchObject([{ amount: paid, currency: code, status: 'succeeded' }])
    expect(await mails(/Subject: .*efund/)).toContain(bill)
    expect((await admin.get('/api/admin/orders')).body).toMatchObject({ paidAmount: 0, refundedAmount: price })
    expect((await admin.get('/api/admin/books')).body.total).toMatchObject({ gross: price, refunds: price, net: 0 })
  })

  test('a part gives back to the minor unit', async () => {
    const { buy, refundPart, givenBack } = await openRefunds({ academy, shop })
    const { orderId: id, intentId } = await buy(undefined, { priceCents: paid, currency: code })
    expect((await refundPart(id, { amount: 2, left: price })).body).toEqual({ refunded: true })
    expect(await givenBack(intentId)).toMatchObject([{ amount: toMinor(2, code), currency: code }])
  })

  test('a coupon takes off what can be charged, and every page says how much', async () => {
    const make = (given: object) => admin.post('/api/admin/coupons', { code: 'third-off', ...given })
    expect((await make({ kind: 'amount', value: wrong })).body.message).toMatch(/^value: An amount in/)
    const { coupon } = (await make({ kind: 'percent', value: 33 })).body
    const { client } = await seedUser(academy)
    const format = new Intl.NumberFormat('en-US', moneyFormat(code))
    const [charged, off] = [left, paid - left].map(minor => plain(format.format(fromMinor(minor, code))))
    expect(await read(`/payment/${courseId}?coupon=third-off`, client)).toContain(charged)
    const { amount, order } = (await client.post('/api/order/', { courseId, coupon: coupon.code })).body
    const started = await client.post('/api/payment_create', { amount, orderId: order._id })
    expect(await shop.pay(intentIdOf(started))).toMatchObject({ amount_received: left, currency: code })
    await shop.heard()
    const pages = [
      [`/receipt/${order._id}`, client],
      [`/dashboard/manage-orders/${order._id}`, admin],
      [`/dashboard/manage-coupons/${coupon._id}`, admin],
    ] as const
    for (const [path, reader] of pages) {
      const page = await read(path, reader)
      for (const said of ['THIRD-OFF', charged, off]) expect([path, page.includes(said ?? '')]).toEqual([path, true])
    }
    expect(await read('/dashboard/manage-coupons', admin)).toContain(off)
  })

  test('D-6 a plan is sold for what is left after its discount', async () => {
    const desk = openPlans(academy)
    const plan = { name: 'Silver', duration: 'month', opens: 'all', discount: 33, price: monthly }
    const sold = { name: 'Silver', amountCents: payable, currency: code, interval: 'month' } as const
    const offer = await academy.services.payments.createPlanLink({
      ...sold,
      returnUrl: academy.url,
      idempotencyKey: code,
    })
    const made = await admin.post('/api/memberships', {
      ...plan,
      paymentId: offer.priceId,
      link: offer.url,
      differing: 'refused',
    })
    expect([made.status, made.body.comparison]).toEqual([200, { state: 'same', differences: [], trialDays: null }])
    expect(await read('/pricing')).toContain(asks)
    await desk.buy(
      { id: made.body.plan._id, priceId: offer.priceId, link: offer.url },
      { reference: buyer.userId, email: `${buyer.userId}@example.org` },
    )
    await desk.becomes(buyer, [{ status: 'active', amountCents: payable, paidCents: payable, currency: code }])
    expect(await read('/dashboard/membership', buyer.client)).toContain(asks)
    expect(await mails(/Subject: .*Silver/)).toContain(asks)
    expect(await desk.toReview()).toEqual([])
  })
})
