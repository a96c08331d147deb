// The commands as an operator runs them: real processes on a data folder, beside a running academy and without one.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { demoAccounts } from '@palestra/demo-academy/accounts'
import { openDatabase } from '@palestra/embedded-postgres'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { filesOf, rowsOf } from '#src/server/backup/fixtures/places.ts'
import { ownDatabase } from '#src/server/settings/env.ts'
import { diskStorage } from '#src/server/storage/disk.ts'
import { command, serve, start } from '#src/testing/starting/commands.ts'
import { freePort } from '#src/testing/starting/free-port.ts'
import { minutes } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(4), hookTimeout: minutes(4) })

let place: string
let data: string
let backup: string
let academy: Awaited<ReturnType<typeof serve>> | undefined
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'palestra-command-'))
  data = join(place, 'data')
  backup = join(place, 'academy.tar.zst')
  academy = await serve(data)
})
afterAll(async () => {
  await academy?.stop().catch(() => {})
  await rm(place, { recursive: true, force: true })
})

const { email, password } = demoAccounts[0]

test('R24 a backup is made beside the running academy, and nothing of it is left when it is interrupted', async () => {
  const made = await command(data, ['backup', backup])
  expect(made.told).toMatch(/^Saved \d+ rows of \d+ tables, \d+ files \([\d.]+ MB\) and \d+ waiting jobs in/)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`embedded, in ${join(data, 'postgres')}`) })
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  expect(await command(data, ['backup', backup])).toMatchObject({
    code: 1,
    said: expect.stringContaining('there already'),
  })
  expect(await command(data, ['backup', 'verify', backup])).toMatchObject({
    code: 0,
    told: expect.stringMatching(/^Whole: /),
  })
  const other = join(place, 'other.tar.zst')
  const interrupted = start('src/app/command-line/main.ts', data, { args: ['backup', other] })
  await expect.poll(interrupted.said, { timeout: minutes(1), interval: 5 }).toContain('rows')
  interrupted.child.kill('SIGINT')
  expect(await interrupted.exited).toBe(1)
  expect(interrupted.said()).toContain('Interrupted')
  expect((await readdir(place)).toSorted()).toEqual(['academy.tar.zst', 'data'])
})

test('D-12 beside the running academy an administrator is made, whose password is nobody’s argument', async () => {
  const create = (input: string, ...more: string[]) =>
    command(data, ['admin', 'create', '--email', 'Chief@a.example', ...more], { input })
  expect(await create('weak\n')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The password needs at least 8 characters'),
  })
  expect(await create('Unusual-Words-42!\n')).toMatchObject({
    code: 0,
    told: 'chief@a.example is an administrator now\n',
  })
  expect(await create('')).toMatchObject({ code: 1, said: expect.stringContaining('has an account') })
  expect(await create('', '--yes')).toMatchObject({ code: 0, told: 'chief@a.example was an administrator already\n' })
  const signedIn = await academy?.client.post('/api/login', { email: 'chief@a.example', password: 'Unusual-Words-42!' })
  expect(signedIn?.body.user).toMatchObject({ role: 'admin' })
})

test('T96 beside the running academy a lost second factor is removed, after a question, and its owner is told', async () => {
  const user = academy?.client
  const email = 'lost@a.example'
  await command(data, ['admin', 'create', '--email', email], { input: 'Unusual-Words-42!\n' })
  const signIn = () => user?.post('/api/login', { email, password: 'Unusual-Words-42!' })
  const reset = (...more: string[]) => command(data, ['admin', 'reset-factor', '--email', 'Lost@a.example', ...more])
  expect(await reset('--yes')).toMatchObject({ code: 1, said: expect.stringContaining('There is no second factor') })
  await signIn()
  await user?.post('/api/session/confirm', { password: 'Unusual-Words-42!' })
  const { body } = (await user?.post('/api/account/totp/secret')) ?? { body: {} }
  const code = TOTP.generate({ secret: Secret.fromBase32(body.secret) })
  expect((await user?.post('/api/account/totp', { code }))?.status).toBe(200)
  expect((await signIn())?.body.secondFactor.methods).toEqual(['app', 'recovery'])
  expect(await reset()).toMatchObject({ code: 1 })
  expect(await reset('--yes')).toMatchObject({ code: 0, told: `${email} signs in with the password alone now\n` })
  expect((await signIn())?.body.user.email).toBe(email)
  await expect.poll(async () => (await readdir(join(data, 'mail'))).filter(name => name.includes(email)).length).toBe(2)
})

test('reindex, a test mail and a check of the configuration work beside the running academy', async () => {
  expect(await command(data, ['reindex'])).toMatchObject({
    code: 0,
    told: expect.stringContaining('0 courses were wrong'),
  })
  expect(await command(data, ['mail', 'test', 'post@a.example'])).toMatchObject({ code: 0 })
  expect((await readdir(join(data, 'mail'))).filter(name => name.includes('post@a.example'))).toHaveLength(1)
  const check = await command(data, ['config', 'check'])
  expect(check).toMatchObject({ code: 0 })
  expect(check.told).toMatch(/^ok +database +embedded.*synchronous_commit on$/m)
  const DATABASE_URL = `postgresql:///palestra?user=postgres&host=${encodeURIComponent(join(data, 'postgres/cluster'))}`
  expect((await command(data, ['config', 'check'], { environment: { DATABASE_URL } })).told, 'T78').toMatch(
    /^note +database .*; postgres serves and may change tables/m,
  )
  expect(await readdir(join(data, 'files'))).not.toContain('probe')
  const fresh = join(place, 'fresh')
  expect((await command(fresh, ['config', 'check'])).told).toMatch(/^ok +files .*fresh.*\nok +disk/m)
  expect(await readdir(place)).not.toContain('fresh')
})

test('R24 payments since a moment are ordered from the academy that runs; a moment that is none is refused', async () => {
  const since = (moment: string) => command(data, ['payments', 'catch-up', '--since', moment])
  const told = expect.stringContaining('looks for payments since 2026-01-01T00:00:00.000Z')
  expect(await since('2026-01-01T00:00Z')).toMatchObject({ code: 0, told })
  const said = expect.stringContaining('no moment of the past')
  for (const moment of ['soon', '2999-01-01']) expect(await since(moment)).toMatchObject({ code: 1, said })
})

test('T77 a configuration with faults ends with 1 and says no secret', async () => {
  const secrets = {
    SMTP_URL: `smtp://me:hidden-word@127.0.0.1:${await freePort()}`,
    STRIPE_SECRET_KEY: 'sk_test_hidden',
  }
  const environment = { ...secrets, STRIPE_PUBLISHABLE_KEY: 'not_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' }
  const { code, told, said } = await command(data, ['config', 'check'], { environment })
  expect(code).toBe(1)
  expect(told).toMatch(/^fault +mail/m)
  expect(told).toMatch(/^fault +payments +a key is none of sk_…, rk_…, pk_… and whsec_…$/m)
  expect(told + said).not.toContain('hidden')
  const wrong = await command(data, ['config', 'check'], { environment: { PORT: 'x' } })
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('PORT: must be a whole number') })
})

test('a command does nothing where there is no academy, and nothing in production without its values', async () => {
  const none = join(place, 'none')
  for (const args of [['backup', join(place, 'x')], ['reindex'], ['admin', 'create', '--email', 'a@b.example']]) {
    const said = expect.stringContaining('There is no database in')
    expect(await command(none, args)).toMatchObject({ code: 1, said })
  }
  expect(await readdir(place)).not.toContain('none')
  const production = await command(data, ['reindex'], { environment: { NODE_ENV: 'production' } })
  expect(production).toMatchObject({ code: 1, said: expect.stringContaining('SESSION_SECRET: production needs one') })
  expect(await command(data, ['files', 'move', '--to', 's3'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('S3_'),
  })
})

test('R24 a backup without its last byte, or with another one, is refused before anything is begun', async () => {
  const bytes = await readFile(backup)
  const changed = Buffer.from(bytes)
  changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1
  for (const damaged of [bytes.subarray(0, -1), changed]) {
    await writeFile(join(place, 'damaged'), damaged)
    expect(await command(join(place, 'empty'), ['restore', join(place, 'damaged')])).toMatchObject({
      code: 1,
      said: expect.stringContaining('cannot be used'),
    })
    expect(await readdir(place)).not.toContain('empty')
  }
})

test('R24 restored on an empty machine, the academy is the same row by row and file by file, and runs', async () => {
  await academy?.stop()
  academy = undefined
  const [quiet, restored] = [join(place, 'quiet.tar.zst'), join(place, 'restored')]
  const saved = await command(data, ['backup', quiet]) // no academy runs: it starts the database itself
  expect(saved.code, saved.said).toBe(0)
  const [formerRows, formerFiles] = [await contentsOf(data), await filesOf(diskStorage(join(data, 'files')))]
  const running = await serve(data)
  expect(await command(data, ['restore', quiet])).toMatchObject({ code: 1, said: expect.stringContaining('in use') })
  await running.stop()
  const { code, said, told } = await command(restored, ['restore', quiet])
  expect([code, told], said).toEqual([0, expect.stringMatching(/^Restored /)])
  const [rows, files] = [await contentsOf(restored), await filesOf(diskStorage(join(restored, 'files')))]
  expect(files).toEqual(formerFiles)
  expect(Object.keys(rows).length).toBeGreaterThan(40)
  expect(rows).toEqual(formerRows)
  const again = await command(restored, ['restore', quiet])
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('not empty')])
  const chief = await command(restored, ['admin', 'create', '--email', 'a@b.example'], { input: 'Unusual-words-42!\n' })
  expect(chief.code, chief.said).toBe(0)

  const copy = await serve(restored)
  const { status, body } = await copy.client.post('/api/login', { email, password })
  expect(status, JSON.stringify(body)).toBe(200)
  const mine = await copy.client.get('/api/my-courses')
  const [{ course: first }] = mine.body.courses
  const course = await copy.client.get(`/api/course/${first._id}`)
  const [video] = course.body.course.videos
  const opened = await copy.client.get(`/api/video/${first._id}/${video._id}`)
  expect(opened.body, JSON.stringify(opened.body).slice(0, 300)).toMatchObject({ isPurchased: true })
  const played = await copy.client.get(opened.body.video.url, { range: 'bytes=0-99' })
  expect(played.status).toBe(206)
  await copy.stop()
})

async function contentsOf(dataDir: string): Promise<Record<string, string[]>> {
  const database = await openDatabase(ownDatabase(dataDir))
  try {
    return await rowsOf({ ...database.config, ssl: false })
  } finally {
    await database.close()
  }
}
