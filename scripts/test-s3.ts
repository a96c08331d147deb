// `npm run test:s3`: what every storage has to do, asked of a real S3 server, and the journeys of files over it, which
// need a build. S3_TEST_ENDPOINT names a server with S3_TEST_ACCESS_KEY_ID and S3_TEST_SECRET_ACCESS_KEY; without it,
// one is started.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { missingPrograms, startGateway } from './s3-gateway.ts'

const root = join(import.meta.dirname, '..')
const tests = [
  'src/server/storage',
  'src/features/videos/engine/uploads',
  'src/app/starting/storage.test.ts',
  'src/features/home',
  'src/features/videos/encode-video.test.ts',
]

/** What sends files, makes others of them, and shows them: in a browser, which speaks to S3 by itself. */
const journeys = [
  'staff/manage-hero',
  'staff/manage-videos',
  'learning/watch-hls',
  'account/profile',
  'staff/manage-researches',
  'learning/certificate',
]

async function test(environment: Record<string, string>): Promise<number> {
  const run = async (words: readonly string[]): Promise<number> => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
  }
  const tested = await run(['node_modules/vitest/vitest.mjs', 'run', ...tests])
  const specs = journeys.map(name => `journeys/${name}.spec.ts`)
  return tested || run(['node_modules/@playwright/test/cli.js', 'test', ...specs])
}

async function testOnGateway(): Promise<number> {
  const missing = missingPrograms()
  if (missing.length > 0) {
    console.error(
      `Not found: ${missing.join(', ')}. On Debian or Ubuntu they come with\n` +
        '  apt-get install -y --no-install-recommends radosgw ceph-mon ceph-osd ceph-common\n' +
        'Or name a server of your own in S3_TEST_ENDPOINT, S3_TEST_ACCESS_KEY_ID and S3_TEST_SECRET_ACCESS_KEY.',
    )
    return 1
  }
  const started = performance.now()
  const { endpoint, accessKeyId, secretAccessKey, stop } = await startGateway()
  console.log(`The gateway answers at ${endpoint} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  process.once('SIGINT', () => void stop().then(() => process.exit(130)))
  process.once('SIGTERM', () => void stop().then(() => process.exit(143)))
  try {
    return await test({
      S3_TEST_ENDPOINT: endpoint,
      S3_TEST_ACCESS_KEY_ID: accessKeyId,
      S3_TEST_SECRET_ACCESS_KEY: secretAccessKey,
    })
  } finally {
    await stop()
  }
}

process.exitCode = process.env['S3_TEST_ENDPOINT'] ? await test({}) : await testOnGateway()
