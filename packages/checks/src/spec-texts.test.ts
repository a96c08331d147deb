import { expect, test } from 'vitest'

import { checkSpecTexts, textsPage } from './spec-texts.ts'
import { plant } from './testing/planted-tree.ts'

const page = `
- Title 'Payment Status', button 'Don't Stop' and a role 'admin'.
- 'Error: ' and the message; "You've asked" as it is.
`
const list = {
  notShown: { admin: 'a role' },
  states: [
    {
      screen: '/done',
      when: 'opened',
      journey: 'journeys/done.spec.ts',
      texts: { text: ['Payment Status', "Don't Stop"] },
    },
    {
      screen: '/done',
      when: 'failed',
      journey: 'journeys/other.spec.ts',
      texts: { toast: ["You've asked", 'Error:'] },
    },
    { screen: '/later', when: 'opened', journey: null, texts: { button: ['Not yet'] } },
  ],
}
const tree = {
  'docs/spec/checklist.md': page,
  [textsPage]: JSON.stringify(list),
  'journeys/done.spec.ts': `await expectTexts(page, '/done', 'opened')`,
  'journeys/other.spec.ts': `getByText("You've asked"); getByText(/^Error: no/)`,
}
const found = async (changes: object) => {
  const { findings } = await checkSpecTexts(await plant({ ...tree, ...changes }))
  return findings.map(({ text }) => text)
}

test('each quoted text has its screen, and a journey that looks for it', async () => {
  const { read, findings, notes } = await checkSpecTexts(await plant(tree))
  expect([read, findings, notes]).toEqual([5, [], ['journeys find 4 of 5 texts on their screens']])
})

test('a text that the list forgot, and a journey that does not look, are found', async () => {
  expect(await found({ 'docs/spec/checklist.md': `${page} 'Pay Now'` })).toEqual([`'Pay Now' is not in ${textsPage}`])
  expect(await found({ 'journeys/done.spec.ts': '' })).toEqual([
    "journeys/done.spec.ts does not look for 'Payment Status' (/done, opened)",
    "journeys/done.spec.ts does not look for 'Don't Stop' (/done, opened)",
  ])
  expect(await found({ [textsPage]: JSON.stringify(list).replace('other.spec', 'gone.spec') })).toEqual([
    'journeys/gone.spec.ts is not there',
  ])
})
