import type { Tree } from '@palestra/checks/testing'
import { expect, test } from 'vitest'

import { checkLayers } from './layers.ts'
import { checkLint } from './lint.ts'
import { plantProject } from './planted-project.ts'

const toolTime = { timeout: 60_000 }

const sins: Tree = {
  'src/server/any.ts': 'export const parse = (text: any): unknown => text\n',
  'src/server/bang.ts': 'export const first = (list: string[]): string => list[0]!\n',
  'src/server/promise.ts': `const save = async (): Promise<void> => {}
    export const run = (): void => { save() }
    export const loop = (list: string[]): void => list.forEach(async () => { await save() })\n`,
  'src/server/unsafe.ts': `const body = JSON.parse('{}')
    export const name = (): string => body.user.name
    export const call = (): void => { body.go(); take(body) }
    const take = (text: string): void => { text.trim() }\n`,
  'src/server/long.ts': `export function long(): void {\n${'  go()\n'.repeat(251)}}\nfunction go(): void {}\n`,
  'src/server/deep.ts': `export function deep(a: number): number {
    if (a > 1) { if (a > 2) { if (a > 3) { if (a > 4) { if (a > 5) { return 1 } } } } }
    return a > 6 ? 1 : a > 7 ? 2 : a > 8 ? 3 : a > 9 ? 4 : a > 10 ? 5 : 6\n}\n`,
  'src/server/a.ts': `import type { B } from './b.ts'\nexport type A = { b: B }\n`,
  'src/server/b.ts': `import type { A } from './a.ts'\nexport type B = { a: A }\n`,
  'src/server/index.ts': `export * from './a.ts'\n`,
  'src/server/default.ts': 'export default 1\n',
  'src/server/types.ts': `import { A } from './a.ts'\nexport const list: A[] = []\n`,
  'src/server/print.ts': `console.log('hello')\n`,
  'src/server/home.ts': `export const home = process.env['HOME']\n`,
  'src/web/hooks.tsx': `import { useEffect, useState } from 'react'
    export function Page({ on }: { on: boolean }) {
      if (on) { const [a] = useState(1); return <p>{a}</p> }
      const [b, setB] = useState(1)
      useEffect(() => { setB(b + 1) }, [])
      return <div onClick={() => setB(2)}><img src="/a.png" /><button>x</button></div>
    }\n`,
  'src/web/focused.test.ts': `import { test } from 'vitest'\ntest.only('a', () => {})\n`,
  'src/web/silenced.ts': '// oxlint-disable-next-line no-console -- nothing here prints\nexport const quiet = 1\n',
}

test('lint holds each rule of the house', toolTime, async () => {
  const { findings } = await checkLint(await plantProject(sins))
  const found = findings.map(({ path, text }) => `${path} ${/\((\S+)\)$/.exec(text)?.[1] ?? text}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'src/server/any.ts typescript(no-explicit-any)',
      'src/server/bang.ts typescript(no-non-null-assertion)',
      'src/server/promise.ts typescript(no-floating-promises)',
      'src/server/promise.ts typescript(no-misused-promises)',
      'src/server/unsafe.ts typescript(no-unsafe-assignment)',
      'src/server/unsafe.ts typescript(no-unsafe-member-access)',
      'src/server/unsafe.ts typescript(no-unsafe-return)',
      'src/server/unsafe.ts typescript(no-unsafe-call)',
      'src/server/unsafe.ts typescript(no-unsafe-argument)',
      'src/server/long.ts eslint(max-lines)',
      'src/server/long.ts eslint(max-lines-per-function)',
      'src/server/deep.ts eslint(max-depth)',
      'src/server/deep.ts eslint(complexity)',
      'src/server/a.ts import(no-cycle)',
      'src/server/index.ts oxc(no-barrel-file)',
      'src/server/default.ts import(no-default-export)',
      'src/server/types.ts typescript(consistent-type-imports)',
      'src/server/print.ts eslint(no-console)',
      'src/server/home.ts node(no-process-env)',
      'src/web/hooks.tsx react-hooks(rules-of-hooks)',
      'src/web/hooks.tsx react-hooks(exhaustive-deps)',
      'src/web/hooks.tsx react(button-has-type)',
      'src/web/hooks.tsx jsx-a11y(alt-text)',
      'src/web/hooks.tsx jsx-a11y(click-events-have-key-events)',
      'src/web/focused.test.ts vitest(no-focused-tests)',
      'src/web/silenced.ts Unused oxlint-disable directive (no problems were reported).',
    ]),
  )
})

const allowed: Tree = {
  'vite.config.ts': 'export default {}\n',
  'scripts/say.ts': `console.log(process.env['HOME'])\n`,
  'src/server/settings/env.ts': `export const home = process.env['HOME']\n`,
  'src/app/main.ts': `console.log('ready')\n`,
  'src/web/panel.tsx': `export function Panel() {\n  return (\n    <p>\n${'      <br />\n'.repeat(80)}    </p>\n  )\n}\n`,
}

test('lint lets the named places do what others may not', toolTime, async () => {
  const { findings } = await checkLint(await plantProject(allowed))
  expect(findings).toEqual([])
})

const crossings: Tree = {
  'src/wire/money/money.ts': `import '#src/server/observability/log.ts'\n`,
  'src/server/observability/log.ts': `import '#src/features/courses/queries.ts'\n`,
  'src/server/pages/pages.ts': `import '#src/web/call.ts'\nimport type { Call } from '#src/web/call.ts'\nexport type Page = Call\n`,
  'src/server/payments.ts': `import 'stripe'\n`,
  'src/server/mail/mail.ts': `import '#src/testing/clock.ts'\nimport './gone.ts'\n`,
  'src/testing/clock.ts': 'export {}\n',
  'src/web/call.ts': `import '../../packages/sandbox/src/plugin.ts'\nexport type Call = string\n`,
  'src/ui/controls/button.tsx': `import '#src/web/call.ts'\n`,
  'packages/sandbox/src/plugin.ts': `import 'stripe'\nimport '#src/features/courses/contract.ts'\n`,
  'src/app/main.ts': `import '../../packages/sandbox/src/plugin.ts'\n`,
  'src/app/features.ts': `import '#src/features/orders/feature.ts'\nimport '#src/features/orders/jobs.ts'\n`,
  'src/features/orders/feature.ts': `import './jobs.ts'\n`,
  'src/features/courses/contract.ts': `import 'zod'\nimport '#src/wire/money/money.ts'\nimport './policy.ts'\n`,
  'src/features/courses/endpoints/site.ts': `import '#src/wire/endpoint.ts'\nimport '../contract.ts'\n`,
  'src/wire/endpoint.ts': 'export {}\n',
  'src/features/courses/policy.ts': `import './routes.ts'\n`,
  'src/features/courses/routes.ts': `import './tables.ts'\nimport '#src/app/main.ts'\n`,
  'src/features/courses/tables.ts': 'export {}\n',
  'src/features/courses/queries.ts': `import '#src/features/orders/commands/pay.ts'\nimport '#src/features/orders/jobs.ts'\n`,
  'src/features/courses/web/page.tsx': `import '../queries.ts'\n`,
  'src/features/orders/commands/pay.ts': `import 'stripe'\nimport 'fastify'\nimport '#src/features/courses/queries.ts'\n`,
  'src/features/orders/jobs.ts': 'export {}\n',
}

test('layers finds each import that goes up or sideways, and no other', toolTime, async () => {
  const { findings } = await checkLayers(await plantProject(crossings))
  const found = findings.map(({ path, text }) => `${path} ${text.split(':')[0]}`)
  const cycles = found.filter(line => line.endsWith('no-cycles'))
  expect(cycles).not.toEqual([])
  expect([...new Set(found)].filter(line => !cycles.includes(line)).toSorted()).toEqual([
    'packages/sandbox/src/plugin.ts packages-know-no-product',
    'src/app/features.ts app-meets-features-at-their-entries',
    'src/features/courses no-feature-cycles',
    'src/features/courses/contract.ts browser-never-imports-server',
    'src/features/courses/contract.ts contracts-are-pure',
    'src/features/courses/endpoints/site.ts endpoints-are-strings',
    'src/features/courses/policy.ts commands-know-no-http',
    'src/features/courses/queries.ts features-meet-at-their-surface',
    'src/features/courses/routes.ts nobody-imports-app',
    'src/features/courses/routes.ts routes-do-not-touch-the-database',
    'src/features/courses/web/page.tsx browser-never-imports-server',
    'src/features/orders no-feature-cycles',
    'src/features/orders/commands/pay.ts commands-know-no-http',
    'src/features/orders/commands/pay.ts stripe-has-one-door',
    'src/server/mail/mail.ts no-unresolved',
    'src/server/mail/mail.ts testing-is-for-tests',
    'src/server/observability/log.ts platform-knows-no-feature',
    'src/server/pages/pages.ts server-never-imports-browser',
    'src/ui/controls/button.tsx ui-is-plain',
    'src/web/call.ts packages-are-seen-only-by-app',
    'src/wire/money/money.ts wire-stays-pure',
  ])
})
