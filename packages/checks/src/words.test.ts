import { expect, test } from 'vitest'

import { plant } from './testing/planted-tree.ts'
import { checkWords } from './words.ts'

const code = { 'src/app/main.ts': 'export {}' }

test('a guide whose paths exist passes', async () => {
  const root = await plant({
    'README.md': 'See `ARCHITECTURE.md`, [how](docs/how.md). Mails lie in `data/mail`, built code in `dist/`.',
    'ARCHITECTURE.md':
      '`src/app/main.ts` starts. Each feature has a `contract.ts` (`src/features/*/contract.ts`), answers `image/png`, `GET /x`.',
    'docs/how.md': 'Prometheus reads the registry.',
    'src/app/main.ts': 'reply.header(registry.contentType)',
    'src/features/courses/contract.ts': '',
  })
  expect(await checkWords(root)).toMatchObject({ read: 3, findings: [] })
})

test.each([
  ['docs/how.md', 'installed from https://registry.example.org/zod'],
  ['docs/how.md', 'see /work/notes.md'],
  ['docs/how.md', 'run it in /tmp/try'],
  ['src/app/log.ts', "const folder = '/root/data'"],
  ['src/app/log.ts', "const folder = '/home/me/data'"],
  ['src/app/log.ts', '// TODO: close the file'],
  ['docs/how.md', 'Co-authored-by: somebody'],
  ['messages/en.json', '{ "email": "Your e-mail" }'],
  ['messages/en.json', '{ "hint": "PDF up to 50MB" }'],
  ['messages/en.json', '{ "share": "5 per cent" }'],
  ['messages/en.json', '{ "text": "the academy\'s page" }'],
  ['src/features/accounts/emails/code-mail.tsx', 'This mail goes to you'],
  ['src/features/pages/queries/standard-pages.ts', "<p>the provider's reference</p>"],
])('in %s "%s" is found', async (path, text) => {
  const { findings } = await checkWords(await plant({ ...code, [path]: `fine\n${text}\n` }))
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ path, line: 2 })
})

test.each([
  ['`src/app/server.ts`', 'src/app/server.ts'],
  ['[the guide](docs/guide.md)', 'docs/guide.md'],
  ['`src/features/*/tables.ts`', 'src/features/*/tables.ts'],
  ['`image/png`, `demo/content/`', 'demo/content/'],
  ['`policy.ts`', 'policy.ts'],
])('the path in %s that is not there is found', async (text, name) => {
  const { findings } = await checkWords(await plant({ ...code, 'ARCHITECTURE.md': text }))
  expect(findings).toEqual([{ path: 'ARCHITECTURE.md', line: 1, text: `names ${name}, which is not there` }])
})

test('specified words and other files keep their spelling', async () => {
  const root = await plant({
    ...code,
    'messages/en.json': '{ "hint": "PNG, JPG or GIF up to 10MB", "name": "Coaches\' Immersion", "x": "You Don\'t" }',
    'docs/spec/learner-and-public.md': 'an e-mail',
    'src/app/key.ts': "sign(secret, `e-mail ${email}`) // the account's key",
  })
  expect((await checkWords(root)).findings).toEqual([])
})
