import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { plant } from '@palestra/checks/testing'
import { expect, test } from 'vitest'

import { fastJourneys } from './fast-journeys.ts'
import { unitTests } from './unit-tests.ts'

const root = join(import.meta.dirname, '../..')

test.each(fastJourneys)('the journey of %s is there: %s', (file, title) => {
  expect(readFileSync(join(root, `journeys/${file}.spec.ts`), 'utf8')).toContain(title)
})

test('a test that starts something is no unit test', async () => {
  const tree = {
    'src/server/files/csv.test.ts': "import { csv } from './csv.ts'",
    'src/server/http/api/api.test.ts': "import { startAcademy } from '#src/testing/academy.ts'",
    'src/testing/crashes/rounds.test.ts': "import { expectNothingLost } from './nothing-lost.ts'",
    'scripts/hand-over.test.ts': "import { spawn } from 'node:child_process'",
  }
  expect(unitTests(await plant(tree))).toEqual(['src/server/files/csv.test.ts'])
})
