// A new feature is its folder and its line: the recipe of ARCHITECTURE.md, followed in a copy of the tree.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { findPageTexts } from '#root/scripts/build/page-texts.ts'

const root = join(import.meta.dirname, '../..')

async function copyTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'recipe-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  for (const part of ['src', 'messages', 'package.json'])
    await cp(join(root, part), join(copy, part), { recursive: true })
  for (const part of ['node_modules', 'packages', 'migrations']) await symlink(join(root, part), join(copy, part))
  return copy
}

/** The recipe's files by their paths in the feature's folder. */
async function readRecipe(): Promise<[path: string, text: string][]> {
  const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')
  return [...page.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)].map(([, path = '', text = '']) => [path, text])
}

/** Asks the copy's own api, as nobody and as a learner. */
const ask = `
import fastify from 'fastify'
import { api } from '#src/app/api.ts'
import { serveApi } from '#src/server/http/api/api.ts'
import { acceptForms } from '#src/server/http/bodies/forms.ts'
import { createReadingTurns } from '#src/server/pages/reading-turns.ts'
const app = fastify()
await acceptForms(app)
const actors = { nobody: { kind: 'visitor' }, learner: { kind: 'user', role: 'learner' } }
const contextOf = async ({ headers }) => ({ actor: actors[headers['x-role']], ip: '127.0.0.1' })
serveApi(app, api, { contextOf, visitorOf: () => ({ ip: '127.0.0.1' }), httpOf: () => ({}), turns: createReadingTurns() })
const answers = {}
for (const role of Object.keys(actors)) {
  const { statusCode, body } = await app.inject({ url: '/api/quotes', headers: { 'x-role': role } })
  answers[role] = [statusCode, JSON.parse(body)]
}
console.log(JSON.stringify(answers))
process.exit(0)
`

test('a new feature is its folder and one line: its call has its rule of access, and its page is listed', async () => {
  const copy = await copyTree()
  const recipe = await readRecipe()
  expect(recipe.length).toBeGreaterThan(6)
  for (const [path, text] of recipe) {
    const file = join(copy, 'src/features/quotes', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const list = join(copy, 'src/app/features.ts')
  const features = await readFile(list, 'utf8')
  const line = `import { quotesFeature } from '#src/features/quotes/feature.ts'\n`
  await writeFile(list, line + features.replace('Feature[] = [\n', 'Feature[] = [\n  quotesFeature,\n'))
  await writeFile(join(copy, 'ask.mjs'), ask)
  const { stdout } = await promisify(execFile)(process.execPath, ['ask.mjs'], { cwd: copy, timeout: 60_000 })
  expect(JSON.parse(stdout)).toEqual({
    nobody: [401, expect.objectContaining({ code: 'sign-in' })],
    learner: [200, { quotes: ['Measure, then train.'] }],
  })
  expect(findPageTexts(copy).pages).toHaveProperty(['src/features/quotes/web/quotes-page.tsx'], ['search'])
})
