import { readdir } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join } from 'node:path'

import pg from 'pg'
import { expect, test, vi } from 'vitest'

import { serve } from '#src/testing/serve.ts'
import { production } from '#src/testing/starting/production.ts'
import { databaseUrl, startProcess } from '#src/testing/starting/start-process.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

vi.setConfig({ testTimeout: minutes(1) })

test('T25 T77 production without its secrets does not start, and says why in a line each', async () => {
  const { exited, said, dataDir } = await startProcess({ NODE_ENV: 'production', PUBLIC_URL: 'http://academy.example' })
  expect(await exited).toBe(1)
  expect(said().trimEnd().split('\n')).toEqual([
    'Palestra cannot start.',
    'SESSION_SECRET: production needs one, at least 32 characters',
    'PUBLIC_URL: production needs https',
    'STRIPE_SECRET_KEY: production needs a payment provider',
    'SMTP_URL: production needs a mail server, or nobody can sign up',
    'MAIL_FROM: production needs the sender of its mails, like Academy <no-reply@academy.example>',
  ])
  expect(await readdir(dataDir)).toEqual([])
})

test('started to be looked at, it says where it is, and nothing of the requests', async () => {
  const { url: DATABASE_URL } = await databaseUrl()
  const { child, exited, url, dataDir, said } = await startProcess({ DATABASE_URL })
  await expect.poll(said, { timeout: seconds(30) }).toContain('payments')
  expect((await fetch(`${url}/api/categories`)).status).toBe(200)
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404)
  const page = await (await fetch(`${url}/activation/x`)).text()
  expect(page).toContain('in the folder “mail” of its data')
  expect(page).not.toContain(dataDir) // no path of the machine reaches a page
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
  expect(said().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^Palestra is ready: http:\/\/localhost:\d+ {2}\(\d+\.\d s\)$/),
    expect.stringMatching(/^ {2}open this to set it up: http:\/\/localhost:\d+\/setup\/[\w-]{43}$/),
    `  mails          ${join(dataDir, 'mail')}`,
    '  payments       test mode, no money moves',
  ])
})

/** Asks on a connection of its own that stays open, as a balancer's. */
const agent = new Agent({ keepAlive: true })
const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent }, response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    }).on('error', reject)
  })

test('R14 T76 T10 T78 ASVS 3.4.1 told to end, a production process is not ready, serves on, finishes what it began, and ends well', async () => {
  const { servingUrl: DATABASE_URL, url: DATABASE_OWNER_URL, settings, serving } = await databaseUrl()
  // Jobs ask it every few minutes; that it does not answer would be an error of theirs.
  const STRIPE_API_URL = await serve((_request, response) =>
    response.end('{"object":"list","data":[],"has_more":false}'),
  )
  const { child, exited, url, said } = await startProcess({
    ...production,
    DATABASE_URL,
    DATABASE_OWNER_URL,
    STRIPE_API_URL,
  })
  await expect.poll(said, { timeout: seconds(30) }).toContain('Palestra is ready: https://academy.example')
  const holder = new pg.Client(settings)
  await holder.connect()
  expect((await holder.query('select 1 from users')).rowCount).toBe(0) // nobody comes with the product
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  expect((await holder.query(`select distinct usename ${others}`)).rows).toEqual([{ usename: serving.user }])

  const signOut = await fetch(`${url}/api/logout`, {
    method: 'POST',
    headers: { origin: 'https://academy.example', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(signOut.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(signOut.headers.getSetCookie()).toEqual([
    '__Host-session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  ])

  expect(await ask(`${url}/readyz`)).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(() => ask(`${url}/readyz`), { timeout: seconds(3) }).toBe(503)
  expect(await ask(`${url}/api/categories`)).toBe(200)
  // A request that is under way when the doors close: it waits for a lock until then.
  await new Promise(resolve => setTimeout(resolve, seconds(3)))
  await holder.query('begin; lock table partners in access exclusive mode')
  const late = ask(`${url}/api/partners`)
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: seconds(6) },
    )
    .toBe('closed')
  await holder.query('commit')
  expect(await late).toBe(200)
  expect(await exited).toBe(0)
  await holder.end()
  expect(said()).not.toMatch(/"level":50|Error/)
})

test.each([
  ['an error that nobody catches', `throw new Error('nobody caught this')`],
  ['a promise that nobody waits for', `Promise.reject(new Error('nobody caught this'))`],
])('R13 ASVS 16.3.4 %s ends the process with its reason, and the next process serves', async (_name, fault) => {
  const { url: DATABASE_URL } = await databaseUrl()
  const script = `process.on('SIGUSR2', () => setTimeout(() => { ${fault} }))`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`
  const broken = await startProcess({ DATABASE_URL, NODE_OPTIONS })
  await expect.poll(broken.said, { timeout: seconds(30) }).toContain('is ready')
  broken.child.kill('SIGUSR2')
  expect(await broken.exited).toBe(1)
  expect(broken.said()).toContain('nobody caught this')
  const next = await startProcess({ DATABASE_URL })
  await expect.poll(next.said, { timeout: seconds(30) }).toContain('is ready')
  expect(await ask(`${next.url}/api/categories`)).toBe(200)
})
