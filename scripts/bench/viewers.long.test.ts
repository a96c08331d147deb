import { demoAccounts } from '@palestra/demo-academy/accounts'
import { expect, test } from 'vitest'

import { minutes } from '#src/wire/durations.ts'

import { startAcademyProcess } from './academy-process.ts'
import { findVideo, measureViewers } from './viewers.ts'

/** The promise is for 10,000, which `npm run bench` opens; it is one for each, so fewer can break it. */
const VIEWERS = 1500

test('R20 L8 who watches costs the process 15 KiB, and others hardly wait', { timeout: minutes(4) }, async () => {
  await using academy = await startAcademyProcess()
  const viewing = await measureViewers(academy, await findVideo(academy.url, demoAccounts[0]), VIEWERS)
  expect(viewing.viewers).toBe(VIEWERS)
  expect(Object.keys(viewing.statuses), 'every piece was served').toEqual(['206'])
  expect(viewing.kibibytesEach).toBeLessThan(15)
  expect(viewing.p99During).toBeLessThan(Math.max(viewing.p99Before * 3, 150))
})
