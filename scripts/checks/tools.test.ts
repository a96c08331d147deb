import { runCheck, type Check } from '@palestra/checks/outcome'
import type { Tree } from '@palestra/checks/testing'
import { expect, test } from 'vitest'

import { checkDuplicates } from './duplicates.ts'
import { checkFormat } from './format.ts'
import { checkLayers } from './layers.ts'
import { checkLint } from './lint.ts'
import { plantProject } from './planted-project.ts'
import { unreadFiles } from './tool.ts'
import { checkTypes } from './types.ts'
import { checkUnused } from './unused.ts'

const toolTime = { timeout: 60_000 }

// Long enough that jscpd, which leaves out tiny files, reads both.
const clean: Tree = {
  'src/app/main.ts': `import { half } from '#src/server/half.ts'

const price = { cents: 1250, currency: 'usd', discount: 20 }
const seats = ['front', 'middle', 'back'].map((name, index) => ({ name, number: index + 1 }))
console.log(half(price.cents), price.currency, price.discount, seats)
for (const seat of seats) console.log(seat.name, seat.number)
`,
  'src/server/half.ts': `export function half(whole: number): number {
  if (!Number.isFinite(whole)) throw new RangeError('not a number that can be halved')
  const sign = whole < 0 ? -1 : 1
  const size = Math.abs(whole)
  return (sign * (size - (size % 2))) / 2 + (size % 2 === 0 ? 0 : 0.5 * sign)
}
`,
}

const tools: [name: string, check: Check][] = [
  ['format', checkFormat],
  ['types', checkTypes],
  ['lint', checkLint],
  ['layers', checkLayers],
  ['unused', checkUnused],
  ['duplicates', checkDuplicates],
]

test.each(tools)('%s passes a clean project and fails an empty one', toolTime, async (_, check) => {
  const good = await runCheck(check, await plantProject(clean))
  expect(good.findings).toEqual([])
  expect(good.read).toBeGreaterThanOrEqual(2)
  const empty = await runCheck(check, await plantProject({}))
  expect(empty.findings).not.toEqual([])
})

test('a tool that read fewer files than there are has failed', () => {
  expect(unreadFiles(3, 3)).toEqual([])
  expect(unreadFiles(2, 3)).toEqual([{ path: '.', text: 'read 2 of 3 files' }])
})

test('format finds a file that oxfmt would write differently', toolTime, async () => {
  const { findings } = await checkFormat(
    await plantProject({ ...clean, 'src/server/odd.ts': 'export const odd = "a";' }),
  )
  expect(findings).toEqual([{ path: 'src/server/odd.ts', text: 'is not formatted; npm run format' }])
})

test('types finds a wrong argument', toolTime, async () => {
  const root = await plantProject({
    ...clean,
    'src/app/bad.ts': `import { half } from '#src/server/half.ts'\nhalf('4')\n`,
  })
  const { findings } = await checkTypes(root)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ path: 'src/app/bad.ts', line: 2 })
  expect(findings[0]?.text).toContain('TS2345')
})

test('unused finds a file, an export and a dependency that nothing uses', toolTime, async () => {
  const root = await plantProject({
    ...clean,
    'src/server/half.ts': `${clean['src/server/half.ts']}export const third = 3\n`,
    'src/server/lost.ts': 'export {}\n',
    'package.json': JSON.stringify({
      type: 'module',
      imports: { '#src/*': './src/*' },
      dependencies: { zod: '4.6.7' },
    }),
  })
  const { findings } = await checkUnused(root)
  expect(findings.map(({ path, text }) => `${path} ${text}`).toSorted()).toEqual([
    'package.json dependencies: zod',
    'src/server/half.ts exports: third',
    'src/server/lost.ts nothing uses this file',
  ])
})

test('duplicates finds what is written twice', toolTime, async () => {
  const copied = Array.from(
    { length: 30 },
    (_, index) => `export const value${index} = ${index} * other${index}(${index})\n`,
  )
  const root = await plantProject({ ...clean, 'src/a.ts': copied.join(''), 'src/server/b.ts': copied.join('') })
  const { findings, notes } = await checkDuplicates(root)
  expect(findings).toHaveLength(1)
  expect(findings[0]?.text).toMatch(/lines also stand in src\//)
  expect(notes?.[0]).toContain('limit 1 %')
})
