import { expect, test } from 'vitest'

import { checkStyles } from './styles.ts'
import { plant } from './testing/planted-tree.ts'

const colourText = 'is a colour of its own; name it in src/ui/tokens/tokens.css'

test('logical sides and token colours pass', async () => {
  const root = await plant({
    'src/ui/display/card.css': `
      /* var(--gone) stands in a comment */
      .card { color: var(--ink) }
      @container (width >= 48rem) { .card { padding: 2px } }`,
    'src/ui/display/card.tsx': `
      export const Card = () => <a href="#add" className="ms-2 -me-1 text-start md:ps-4 start-0 rounded-s-lg">
        left-over right-of-way</a>`,
    'src/ui/tokens/tokens.css': ':root { --ink: #110c0c; --paper: oklch(0.98 0.01 60) }',
    'src/features/orders/emails/receipt.tsx': `export const red = '#c70039'`,
    'packages/sandbox/pay.css': 'a { color: rgb(1 2 3) }',
  })
  expect(await checkStyles(root)).toMatchObject({ read: 5, findings: [] })
})

test.each([
  'ml-2',
  '-mr-px',
  'md:pl-4',
  'hover:pr-[3px]',
  'left-0',
  '-right-2',
  'text-left',
  'border-l',
  'rounded-tr-lg',
  'float-right',
])('the physical utility %s is found', async utility => {
  const page = `export const A = () => <p className="flex ${utility} gap-2" />`
  const { findings } = await checkStyles(await plant({ 'src/features/home/web/a.tsx': page }))
  expect(findings).toHaveLength(1)
  expect(findings[0]?.text).toContain('use ms-')
})

test.each([
  ['src/web/a.tsx', `export const A = () => <p style={{ color: '#c70039' }} />`],
  ['src/web/a.tsx', 'export const A = () => <p className="text-[#fff]" />'],
  ['src/web/a.tsx', `export const green = 'rgb(0 146 68)'`],
])('the literal colour in %s "%s" is found', async (path, text) => {
  const { findings } = await checkStyles(await plant({ [path]: text }))
  expect(findings).toHaveLength(1)
  expect(findings[0]?.text).toContain(colourText)
})

test('a custom property that nothing sets is found, one that a component sets or that has a fallback passes', async () => {
  const { findings } = await checkStyles(
    await plant({
      'src/ui/a.css': '.a { border-radius: var(--r-card); order: var(--i); inset: var(--far, 0) }',
      'src/ui/a.tsx': `export const A = () => <p style={{ '--i': 1 }} />`,
    }),
  )
  expect(findings.map(finding => finding.text)).toEqual([expect.stringContaining("'var(--r-card)' reads")])
})

test('a query of a container in pixels is found (1.4.4)', async () => {
  const sheet = '@container (480px <= width < 37.5rem) { .a { padding: 1px } }'
  const { findings } = await checkStyles(await plant({ 'src/ui/a.css': sheet }))
  expect(findings.map(finding => finding.text)).toEqual([expect.stringContaining('ask in rem')])
})
