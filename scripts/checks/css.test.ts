import { expect, test } from 'vitest'

import { checkCss } from './css.ts'
import { plantProject } from './planted-project.ts'

const toolTime = { timeout: 60_000 }

test('css passes logical sides, token colours and queries in rem', toolTime, async () => {
  const root = await plantProject({
    'src/ui/display/card.css': `
      /* #fff and margin-left stand in a comment */
      .card {
        margin-inline-start: 1rem;
        inset-inline-end: 0;
        color: var(--ink);
        border-start-start-radius: 4px;
        padding: 0 1rem 2rem;
        background: color-mix(in oklab, var(--ink) 20%, transparent);
      }
      #add { text-align: start }
      @media (width >= 48rem) { .card-large { padding: 2px } }
      @utility flip { &:dir(rtl) { scale: -1 1 } }`,
    'src/ui/tokens/tokens.css': ':root { --ink: #110c0c; --paper: oklch(0.98 0.01 60) }',
    'packages/sandbox/pay.css': 'a { color: rgb(1 2 3) }',
  })
  expect(await checkCss(root)).toMatchObject({ read: 3, findings: [] })
})

const planted: [sheet: string, rule: string][] = [
  ['.a { margin-left: 1px }', 'property-layout-mappings'],
  ['.a { padding-right: 1px }', 'property-layout-mappings'],
  ['.a { left: 0 }', 'property-layout-mappings'],
  ['.a{right:0}', 'property-layout-mappings'],
  ['.a { border-left-width: 1px }', 'property-layout-mappings'],
  ['.a { border-top-left-radius: 1px }', 'property-layout-mappings'],
  ['.a { scroll-margin-left: 1px }', 'property-layout-mappings'],
  ['.a { padding: 0 1rem 0 2rem }', 'declaration-property-max-values'],
  ['.a { text-align: left }', 'value-keyword-layout-mappings'],
  ['.a { float: right }', 'value-keyword-layout-mappings'],
  ['.a { color: #fff }', 'color-no-hex'],
  ['.a { color: #c70039cc }', 'color-no-hex'],
  ['.a { box-shadow: 0 0 4px rgb(0 0 0 / 0.2) }', 'declaration-property-value-disallowed-list'],
  ['.a { color: oklch(0.5 0.2 18) }', 'declaration-property-value-disallowed-list'],
  ['@media (width < 768px) { .a { padding: 1px } }', 'media-feature-name-unit-allowed-list'],
  ['@media print and (min-width:600px) { .a { padding: 1px } }', 'media-feature-name-unit-allowed-list'],
  ['.a { paddding: 1px }', 'property-no-unknown'],
  ['.a { color: }', 'declaration-property-value-no-unknown'],
  ['/* stylelint-disable-next-line color-no-hex -- why */\n.a { padding: 1px }', 'Needless disable for "color-no-hex"'],
]

test('css finds each sin, and no other', toolTime, async () => {
  const tree = Object.fromEntries(planted.map(([sheet], index) => [`src/ui/${index}.css`, sheet]))
  const { findings } = await checkCss(await plantProject(tree))
  const found = planted.map(([sheet], index) => [
    sheet,
    ...findings
      .filter(({ path }) => path === `src/ui/${index}.css`)
      .map(({ text }) => /\(([\w-]+)\)$/.exec(text)?.[1] ?? text),
  ])
  expect(found).toEqual(planted)
})
