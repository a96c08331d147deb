// One PostgreSQL for a test run: the embedded one, or the one that TEST_DATABASE_URL names. A migrated template database
// in it is copied for every academy that a test opens.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import type { TestProject } from 'vitest/node'

import { openBoss } from '#src/server/backup/jobs.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { openDatabase } from '#src/server/embedded-postgres/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: pg.PoolConfig
  }
}

export const TEMPLATE = 'palestra_test_template'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'palestra-tests-'))
  const server = folder ? await openDatabase({ dataDir: join(folder, 'postgres') }) : undefined
  const settings: pg.PoolConfig = server ? { ...server.config, ssl: false } : settingsIn(given ?? '')
  await makeTemplate(settings)
  project.provide('database', settings)
  return async () => {
    await server?.close()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

function settingsIn(url: string): pg.PoolConfig {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  }
}

async function makeTemplate(settings: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(settings)
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE}`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const template = { ...settings, database: TEMPLATE }
  await migrate(template)
  const boss = await openBoss(template) // the queue's tables take as long as all of ours
  await boss.stop({ graceful: false })
}
