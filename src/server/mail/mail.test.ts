import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { openSmtpServer } from '#src/testing/services/smtp.ts'
import { freePort } from '#src/testing/starting/free-port.ts'
import { seconds } from '#src/wire/durations.ts'

import { readConfig } from '../settings/env.ts'
import { createMailer, sendMail } from './mail.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'palestra-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const id = '0f9d2c4e-1111-4222-8333-444455556666'
const post = { id, senderName: 'Kinesis', to: 'ada@example.org', subject: 'Grüße', html: '<p>Hello</p>', text: 'Hello' }

test('without SMTP a mail is a file that a mail reader opens, with the id of its job', async () => {
  await createMailer(readConfig({ DATA_DIR: dataDir, MAIL_FROM: 'Palestra <post@academy.example>' }))(post)
  const [name = ''] = await readdir(join(dataDir, 'mail'))
  expect(name).toMatch(/^\d{4}-\d\d-\d\d_.*-ada@example\.org-0f9d2c4e\.eml$/)
  const text = await readFile(join(dataDir, 'mail', name), 'utf8')
  expect(text).toContain(`Message-ID: <${id}@academy.example>\r\n`)
  expect(text).toContain('From: Palestra <post@academy.example>\r\n')
  expect(text).toContain('To: ada@example.org\r\n')
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m)
})

test('the name of the academy stands before an address that has none', async () => {
  const folder = await mkdtemp(join(dataDir, 'named-'))
  await createMailer(readConfig({ DATA_DIR: folder, MAIL_FROM: 'post@academy.example' }))(post)
  const [name = ''] = await readdir(join(folder, 'mail'))
  expect(await readFile(join(folder, 'mail', name), 'utf8')).toContain('From: Kinesis <post@academy.example>\r\n')
})

test('T49 an address is one recipient, and no text of a mail becomes a header', async () => {
  await using server = await openSmtpServer()
  const send = createMailer(readConfig({ DATA_DIR: dataDir, SMTP_URL: server.url }))
  await send({ ...post, subject: 'x\r\nBcc: eve@example.org', text: '.\r\n.\r\nRCPT TO:<eve@example.org>' })
  expect(server.accepted.map(({ to }) => to)).toEqual([['ada@example.org']])
  expect(server.accepted[0]?.text).not.toMatch(/^Bcc:/m)
  for (const to of [
    'ada@example.org, eve@example.org',
    'ada@example.org> <eve@example.org',
    'a@b\r\nRCPT TO:<eve@x.y>',
  ]) {
    await send({ ...post, to }).catch(() => {})
  }
  for (const { to } of server.accepted) {
    expect(to).toHaveLength(1)
    expect(to[0]).not.toMatch(/^eve@/)
  }
})

test('T103 a mail that somebody waits for leaves before the notices that wait already', async () => {
  await using server = await openSmtpServer()
  await using academy = await startAcademy({ environment: { SMTP_URL: server.url } })
  const { db, queue } = academy.services
  const data = { firstName: 'Ada', changedAt: new Date().toISOString(), url: null }
  await db.transaction(async tx => {
    for (let n = 0; n < 40; n += 1)
      await sendMail(queue, tx, { to: `notice-${n}@example.org`, template: 'password-changed', data })
    const awaited = { to: 'waits@example.org', template: 'newsletter-confirm', data: { url: academy.url } } as const
    await sendMail(queue, tx, awaited, { isAwaited: true })
  })
  await expect.poll(() => server.accepted.length, { timeout: seconds(40) }).toBe(41)
  // Four leave at once.
  expect(server.accepted.findIndex(({ to }) => to[0] === 'waits@example.org')).toBeLessThan(8)
})

const user = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'metres-99' }

test(
  'R11 a mail server that is away, or takes nothing for now, delays a mail; it is delivered once',
  async () => {
    const port = await freePort()
    await using academy = await startAcademy({
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'error' },
    })
    const started = Date.now()
    const { status } = await academy.client().post('/api/userCreate', user)
    expect([status, Date.now() - started < seconds(3)]).toEqual([200, true]) // whoever signs up waits for no mail
    await expect.poll(() => academy.logs.join('')).toContain('ECONNREFUSED')
    await using server = await openSmtpServer(port)
    server.answers.push('451 come again')
    await expect.poll(() => server.accepted.length, { timeout: seconds(40), interval: 200 }).toBe(1)
    expect(academy.logs.join('')).toContain('451')
    expect(server.accepted[0]).toMatchObject({ to: ['ada@example.org'], text: expect.stringMatching(/\d{6}/) })
    await new Promise(resolve => setTimeout(resolve, 1500))
    expect(server.accepted).toHaveLength(1)
  },
  seconds(90),
)

test(
  'R11 a mail whose acknowledgement was lost comes twice under the same id, so a reader shows it once',
  async () => {
    await using server = await openSmtpServer()
    server.answers.push('drop')
    await using academy = await startAcademy({ environment: { SMTP_URL: server.url } })
    await academy.client().post('/api/userCreate', user)
    await expect.poll(() => server.accepted.length, { timeout: seconds(40), interval: 200 }).toBe(2)
    const ids = server.accepted.map(({ text }) => /^Message-ID: (<.+>)/im.exec(text)?.[1])
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@/)
    expect(ids[1]).toBe(ids[0])
  },
  seconds(90),
)
