import { expect, test } from 'vitest'

import { checkCoverage, readCoverage, uncoveredPage } from './coverage.ts'
import { plant, type Tree } from './testing/planted-tree.ts'

const specification: Tree = {
  'docs/spec/checklist.md':
    '## Home\n- L-HOME-1 Hero.\n- L-HOME-2 Slide.\n## Numbers\n- K-1 Six.\n- API-3 POST /activation\n',
  'docs/spec/threats.md': '## Threats\n| T1 | account | guessing |\n| 1.2.1 | 1 | see T1 |\n',
  'docs/spec/faults.md': '## Faults\n| R2 | kill | retry |\n## Load\n| L3 | logins |\n',
  'docs/spec/decisions.md': '- D-1 The amount is ours.\n- D-29, D-30 Texts.\n',
}

const tests: Tree = {
  'src/features/home/queries.test.ts': `
    test('L-HOME-1 T1 shows the hero (D-1, D-30)', () => {})
    it.each([1, 2])(\`K-1 refuses \${1} characters\`, () => {})
    test.skip('L-HOME-2 waits', () => {})
    describe('L-HOME-2 is only a heading', () => {})
    // test('L-HOME-2 stands in a comment')`,
  'journeys/visit.spec.ts': `test('a visitor activates, API-3', async ({ page }) => {})`,
}

const open = 'L-HOME-2\nL3\nR2\n'

test('ids in the titles of running tests are covered, the others are listed by section', async () => {
  const root = await plant({ ...specification, ...tests, [uncoveredPage]: open })
  const { requirements, uncovered, findings } = await readCoverage(root)
  expect(requirements.map(({ id }) => id)).toEqual(['L-HOME-1', 'L-HOME-2', 'K-1', 'API-3', 'T1', 'R2', 'L3'])
  expect(uncovered).toEqual([
    { id: 'L-HOME-2', section: 'Home' },
    { id: 'R2', section: 'Faults' },
    { id: 'L3', section: 'Load' },
  ])
  expect(findings).toEqual([])
})

test('an id that lost its test is found', async () => {
  const root = await plant({ ...specification, ...tests, [uncoveredPage]: 'L3\nR2\n' })
  const { findings } = await checkCoverage(root)
  expect(findings).toEqual([{ path: uncoveredPage, text: 'L-HOME-2 has no test and is not in the list' }])
})

test('a list that did not shrink is found', async () => {
  const root = await plant({ ...specification, ...tests, [uncoveredPage]: `${open}T1\n` })
  const { findings } = await checkCoverage(root)
  expect(findings).toEqual([{ path: uncoveredPage, text: 'T1 has a test; npm run coverage:spec -- --update' }])
})

test.each(['L-HOME-9', 'X-ROOM-1', 'T99', 'R3', 'L4', 'D-99', 'API-70'])('the unknown id %s is found', async id => {
  const stray = { 'src/a.test.ts': `test('${id} is proven', () => {})` }
  const { findings } = await checkCoverage(await plant({ ...specification, ...tests, ...stray, [uncoveredPage]: open }))
  expect(findings).toEqual([{ path: 'src/a.test.ts', line: 1, text: `${id} is not in the specification` }])
})
