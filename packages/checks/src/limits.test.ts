import { expect, test } from 'vitest'

import { checkLimits } from './limits.ts'
import { plant } from './testing/planted-tree.ts'

const lines = (count: number, line = 'go()'): string => `${line}\n`.repeat(count)

test('a file at the limit passes, and the measures are told', async () => {
  const root = await plant({
    'src/ui/a.css': lines(250, 'a { b: c }'),
    'src/server/a.ts': lines(30),
    'src/server/b.ts': lines(20),
    'src/server/c.ts': lines(10),
    'src/server/a.test.ts': lines(140),
  })
  const { read, findings, notes } = await checkLimits(root)
  expect(read).toBe(5)
  expect(findings).toEqual([])
  expect(notes?.[0]).toBe('60 lines of code in 3 files, median 20')
})

test('a stylesheet of 251 lines is found', async () => {
  const { findings } = await checkLimits(await plant({ 'src/ui/a.css': lines(251, 'a { b: c }') }))
  expect(findings).toEqual([{ path: 'src/ui/a.css', text: '251 lines (limit 250)' }])
})

test('a median above 60 lines is found', async () => {
  const root = await plant({ 'src/a.ts': lines(61), 'src/b.ts': lines(61), 'src/c.ts': lines(2) })
  const { findings } = await checkLimits(root)
  expect(findings.map(({ text }) => text)).toEqual(['the median file has 61 lines (limit 60)'])
})

test('a cast needs a comment; `as const` and renamed imports are none', async () => {
  const root = await plant({
    'src/a.ts': `import { b as c } from './b.ts'
      const fixed = ['x'] as const
      // The column is NOT NULL.
      const sure = c as string
      const unsure = fixed as unknown`,
  })
  const { findings, notes } = await checkLimits(root)
  expect(notes?.[1]).toMatch(/^2 casts/)
  expect(findings).toEqual([
    { path: 'src/a.ts', line: 5, text: 'a cast without a comment that says why it holds' },
    { path: '.', text: '2 casts, 2.0 per 1000 lines (limit 1)' },
  ])
})

test('a suppression needs a reason', async () => {
  const root = await plant({
    'src/a.ts': `// oxlint-disable-next-line no-console -- the boot line has no logger yet
      // oxlint-disable-next-line no-console
      // @ts-expect-error
      /* eslint-disable */
      const text = 'oxlint-disable in a text is none'`,
  })
  const { findings } = await checkLimits(root)
  expect(findings.map(({ line, text }) => [line, text])).toEqual([
    [2, 'a suppression without `-- reason`'],
    [3, 'a suppression without `-- reason`'],
    [4, 'a suppression without `-- reason`'],
  ])
})
