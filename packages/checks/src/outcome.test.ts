import { expect, test } from 'vitest'

import { checkCoverage } from './coverage.ts'
import { checkDependencies } from './dependencies.ts'
import { checkFeatures } from './features.ts'
import { checkLimits } from './limits.ts'
import { formatFinding, runCheck, type Check } from './outcome.ts'
import { checkStyles } from './styles.ts'
import { plant } from './testing/planted-tree.ts'
import { checkTexts } from './texts.ts'
import { checkWords } from './words.ts'

const own: Check[] = [checkCoverage, checkDependencies, checkFeatures, checkLimits, checkStyles, checkTexts, checkWords]

test.each(own.map(check => [check.name, check] as const))(
  '%s fails where there is nothing to read',
  async (_, check) => {
    const { read, findings } = await runCheck(check, await plant({}))
    expect(read).toBe(0)
    expect(findings[0]?.text).toMatch(/^read no /)
  },
)

test('a check that throws has failed', async () => {
  const broken: Check = () => Promise.reject(new Error('the tool is not installed'))
  const { findings } = await runCheck(broken, '.')
  expect(findings[0]?.text).toContain('the tool is not installed')
})

test('a finding says where it stands', () => {
  expect(formatFinding({ path: 'src/a.ts', line: 3, text: 'is odd' })).toBe('src/a.ts:3: is odd')
  expect(formatFinding({ path: 'src/a.ts', text: 'is odd' })).toBe('src/a.ts: is odd')
})
