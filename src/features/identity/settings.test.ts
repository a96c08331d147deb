import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sessions } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { announce } from '#src/server/database/changes.ts'
import { IDENTITY } from '#src/server/identity/identity.ts'
import { academySettings } from '#src/server/identity/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword, enrolApp } from '#src/testing/factors.ts'

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy({ keptReads: true })
  admin = (await seedUser(academy, { role: 'admin' })).client
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await academy.services.db.delete(academySettings)
  await announce(academy.services.db, [IDENTITY])
  await expect.poll(() => academy.services.identity().accent).toBe(null)
  await expect.poll(() => academy.services.identity().signUp).toBe('open')
  await academy.asOwner('delete from audit_entries')
})

const areas = ['appearance', 'certificates', 'legal', 'access'] as const
const path = (area: (typeof areas)[number]) => `/api/admin/settings/${area}`
const read = async (area: (typeof areas)[number]) => (await admin.get(path(area))).body
const page = async (address = '/about') => (await academy.client().get(address)).text

async function drawing(width: number, height: number): Promise<File> {
  const create = { width, height, channels: 4, background: { r: 10, g: 90, b: 200, alpha: 0.5 } } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return new File([new Uint8Array(bytes)], '../../logo.png', { type: 'image/png' })
}
function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const stored = (address: string) => academy.services.storage.stat(address.replace('/files/', ''))

test('a colour is drawn on every page at once, also on kept ones, and the standard one comes back', async () => {
  expect(await page()).not.toContain('--accent:')
  const { body } = await admin.put(path('appearance'), { accent: '#0a5fd7' })
  expect(body.settings).toEqual({ accent: '#0a5fd7', logo: null, logoDark: null, icon: null })
  expect(await page()).toMatch(/<html[^>]*style="[^"]*--accent:#0a5fd7;[^"]*--on-accent:#ffffff/)
  await admin.put(path('appearance'), { accent: '' })
  expect(await page()).not.toContain('--accent:')
})

test('drawings stand in pages as they were drawn anew, and go with their files', async () => {
  const sent = {
    accent: '',
    logo: await drawing(1600, 400),
    logoDark: await drawing(30, 30),
    icon: await drawing(64, 64),
  }
  const { status, body } = await admin.put(path('appearance'), form(sent))
  expect(status).toBe(200)
  const { logo, logoDark, icon } = body.settings
  expect([logo.width, logo.height, logoDark.width, icon.height]).toEqual([640, 160, 30, 64])
  expect(logo.src).toMatch(/^\/files\/public\/brand\/[\da-f-]{36}\.png$/)
  const picture = await academy.client().get(logo.src)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const html = await page()
  expect(html).toContain(`<link rel="icon" type="image/png" href="${icon.src}"/>`)
  for (const { src } of [logo, logoDark]) expect(html).toContain(`src="${src}"`)

  const changed = await admin.put(
    path('appearance'),
    form({ accent: '', removeLogoDark: 'true', icon: await drawing(8, 8) }),
  )
  expect(changed.body.settings).toMatchObject({ logo, logoDark: null, icon: { width: 8 } })
  await expect.poll(() => stored(logoDark.src)).toBe(undefined)
  await expect.poll(() => stored(icon.src)).toBe(undefined)
  expect(await stored(logo.src)).toBeDefined()
})

test('T51 what is no image is refused, and nothing of the form is written', async () => {
  const wrong = new File(['<svg onload="alert(1)"/>'], 'logo.svg', { type: 'image/svg+xml' })
  const sent = form({ accent: '#0a5fd7', icon: await drawing(8, 8), logo: wrong })
  const { status, body } = await admin.put(path('appearance'), sent)
  expect([status, body.code]).toEqual([400, 'not-an-image'])
  expect((await read('appearance')).settings).toEqual({ accent: '', logo: null, logoDark: null, icon: null })
})

test.each(['red', '#12345', '#0A5FD7;', 'url(x)', '#0a5fd7"'])('T40 %s is no colour', async accent => {
  expect((await admin.put(path('appearance'), { accent })).status).toBe(400)
})

test('an imprint has a page and a link while there is one; its words are text', async () => {
  expect((await academy.client().get('/imprint')).status).toBe(404)
  expect(await page()).not.toContain('href="/imprint"')
  await admin.put(path('legal'), { imprint: 'Kinesis <b>e.V.</b>\nLyon\n\nTax number 12', mailFoot: '' })
  expect(await page()).toContain('href="/imprint"')
  const html = await page('/imprint')
  expect(html).toContain('Kinesis &lt;b&gt;e.V.&lt;/b&gt;\nLyon')
  expect(html).toContain('Tax number 12')
  expect((await academy.client().get('/api/imprint')).body.imprint).toContain('Tax number 12')
})

test('mails end with the academy’s own lines and begin with its logo', async () => {
  await admin.put(path('appearance'), form({ accent: '', logo: await drawing(400, 100) }))
  await admin.put(path('legal'), { imprint: '', mailFoot: 'Register 77\nBoard: Ada' })
  const email = `${(await seedUser(academy)).userId}@example.org`
  await academy.client().put('/api/pass_recovery', { email })
  const [raw = ''] = await academy.mailsTo(email)
  expect(raw).toContain('Register 77')
  expect(raw).toContain('Board: Ada')
  expect(raw).toMatch(/Content-Type: image\/png; name=logo\.png/)
  expect(raw).toContain('cid:logo')
})

test('who signs certificates, and a signature that no certificate shows goes', async () => {
  const { body } = await admin.put(
    path('certificates'),
    form({
      signerName: 'Ada L',
      signerTitle: 'Dean',
      certificatesAfterRefund: 'kept',
      signature: await drawing(300, 90),
    }),
  )
  expect(body.settings).toMatchObject({ signerName: 'Ada L', signerTitle: 'Dean', signature: { width: 300 } })
  const { signer } = academy.services.identity()
  expect(signer).toMatchObject({ name: 'Ada L', title: 'Dean' })
  await admin.put(path('certificates'), {
    signerName: 'Bo',
    signerTitle: '',
    removeSignature: true,
    certificatesAfterRefund: 'kept',
  })
  expect(academy.services.identity().signer).toEqual({ name: 'Bo', title: null, signature: null })
  // Nobody holds a certificate with it.
  await expect.poll(() => stored(body.settings.signature.src)).toBe(undefined)
})

test('a form that only shows what is configured does not write it down', async () => {
  await admin.put(path('certificates'), { signerName: 'Ada', signerTitle: '', certificatesAfterRefund: 'kept' })
  await admin.put(path('access'), { signUp: 'invitation', adminSecondFactor: 'optional' })
  const [row] = await academy.services.db.select().from(academySettings)
  expect(row).toMatchObject({ certificatesAfterRefund: null, adminSecondFactor: null, signUp: 'invitation' })
})

test('T97 where the server asks for a second factor nobody chooses otherwise', async () => {
  await using strict = await startAcademy({ environment: { ADMIN_SECOND_FACTOR: 'required' } })
  const { client } = await seedUser(strict, { role: 'admin' })
  await enrolApp(strict, client)
  expect((await client.get(path('access'))).body.settings).toMatchObject({
    adminSecondFactor: 'required',
    isFactorForced: true,
  })
  await confirmByPassword(client)
  await client.put(path('access'), { signUp: 'open', adminSecondFactor: 'optional' })
  expect(strict.services.identity().adminSecondFactor).toBe('required')
})

test('a strip is no logo, and a large one is fitted in', async () => {
  for (const strip of [await drawing(2600, 10), await drawing(20, 900)]) {
    const { status, body } = await admin.put(path('appearance'), form({ accent: '', logo: strip }))
    expect([status, body.code]).toEqual([400, 'image-shape'])
  }
  const { body } = await admin.put(path('appearance'), form({ accent: '', logo: await drawing(640, 1900) }))
  expect(body.settings.logo).toMatchObject({ width: 108, height: 320 })
})

test('settings that were of the environment count from then on', async () => {
  expect(academy.services.identity()).toMatchObject({ certificatesAfterRefund: 'kept', adminSecondFactor: 'optional' })
  await admin.put(path('certificates'), { signerName: '', signerTitle: '', certificatesAfterRefund: 'revoked' })
  expect(academy.services.identity().certificatesAfterRefund).toBe('revoked')
})

test('T97 nobody locks themselves out by asking for a second factor', async () => {
  const required = { signUp: 'open', adminSecondFactor: 'required' }
  const refused = await admin.put(path('access'), required)
  expect([refused.status, refused.body.code]).toEqual([409, 'no-own-factor'])
  const { client } = await seedUser(academy, { role: 'admin' })
  await enrolApp(academy, client)
  expect((await client.put(path('access'), required)).status).toBe(200)
  expect((await admin.get('/api/admin/users')).body.code).toBe('factor-required')
  const weaker = { ...required, adminSecondFactor: 'optional' }
  await academy.services.db.update(sessions).set({ confirmedAt: null })
  expect((await client.put(path('access'), weaker)).body.code).toBe('factor-needed')
  await academy.services.db.update(sessions).set({ confirmedAt: sql`now()` })
  expect((await client.put(path('access'), weaker)).status).toBe(200)
  expect((await admin.get('/api/admin/users')).status).toBe(200)
})

test('of two administrators who save an area at once the second hears of the first', async () => {
  const { version } = await read('legal')
  const save = (imprint: string) => admin.put(path('legal'), { imprint, mailFoot: '', version })
  const answers = await Promise.all([save('One'), save('Two')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const entries = await academy.services.db.select().from(auditEntries)
  expect(entries.map(({ action }) => action)).toEqual(['identity.update'])
})

test('areas that are saved at once do not undo each other', async () => {
  await Promise.all([
    admin.put(path('legal'), { imprint: 'Kinesis', mailFoot: '' }),
    admin.put(path('appearance'), { accent: '#0a5fd7' }),
  ])
  expect(academy.services.identity()).toMatchObject({ imprint: 'Kinesis', accent: '#0a5fd7' })
})

test.each(areas)('T10 %s: nobody but an administrator reads or writes it', async area => {
  const learner = (await seedUser(academy)).client
  for (const [client, status] of [
    [academy.client(), 401],
    [learner, 403],
  ] as const) {
    expect((await client.get(path(area))).status).toBe(status)
    expect((await client.put(path(area), {})).status).toBe(status)
  }
})
