import { expect, test } from 'vitest'
import { z } from 'zod'

import { visitor, type Actor } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Access } from '#src/wire/endpoint.ts'
import type { AccountId } from '#src/wire/ids.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { bind, checkAccess, invoke } from './routes.ts'

const contract = {
  greet: {
    input: z.strictObject({ name: z.string().max(5, 'The name is too long'), page: z.coerce.number().default(1) }),
    output: z.object({ text: z.string() }),
  },
}
const nothing = () => {}
const http = {
  startSession: nothing,
  endSession: nothing,
  rememberDevice: nothing,
  rememberSignUp: nothing,
  startStep: nothing,
  endStep: nothing,
}
const user = (role: 'learner' | 'admin'): Actor => ({
  kind: 'user',
  id: 'an-id' as AccountId,
  role,
  hasFactor: false,
  mustEnrol: false,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  image: null,
  sessionId: 'a-session',
})

type Call = { access?: Access; answer?: object; actor?: Actor }

/** Calls a verb that answers what it is given to answer. */
async function call(raw: unknown, { access = 'anyone', answer = {}, actor = visitor }: Call = {}) {
  const seen: unknown[] = []
  const tags: string[] = []
  const routes = bind(contract, {
    greet: {
      run: async (_, input) => {
        seen.push(input)
        return { text: 'hello', ...answer }
      },
      reads: ({ page }) => [`page:${page}`],
    },
  })
  const route = routes['greet']
  if (!route) throw new Error('no route')
  const context = { actor } as Context
  const outcome = await invoke({ route, access, context, http }, raw, read => tags.push(...read))
  return { outcome, seen, tags }
}

test('a verb gets what its contract made of the input, and the tags of what it reads are told', async () => {
  expect(await call({ name: 'Ada', page: '7' })).toEqual({
    outcome: { text: 'hello' },
    seen: [{ name: 'Ada', page: 7 }],
    tags: ['page:7'],
  })
})

test('T27 ASVS 8.2.3 only the fields that the contract lists leave', async () => {
  const answer = { passwordHash: 'secret', email: 'ada@example.org' }
  expect((await call({ name: 'Ada' }, { answer })).outcome).toEqual({ text: 'hello' })
  await expect(call({ name: 'Ada' }, { answer: { text: 7 } })).rejects.toThrow('expected string')
})

test('T28 what the contract does not take never reaches the verb', async () => {
  const texts = []
  for (const raw of [{ name: 'Ada', role: 'admin' }, { name: 'Augusta' }, { name: 7 }, null, 'text', [], undefined]) {
    const { outcome, seen } = await call(raw)
    expect([isRefused(outcome), seen]).toEqual([true, []])
    texts.push((outcome as { text: string }).text)
  }
  expect(texts[0]).toContain('role')
  expect(texts[1]).toContain('The name is too long')
})

test('a refusal of the verb leaves as it is', async () => {
  const refused = refuse('already-owned')
  expect((await call({ name: 'Ada' }, { answer: refused })).outcome).toMatchObject(refused)
})

test('T26 ASVS 16.5.3 the rule is asked before the input is looked at', async () => {
  const outcomes = await Promise.all(
    [visitor, user('learner'), user('admin')].map(async actor => {
      const { outcome, seen } = await call({ nonsense: true }, { access: 'admin', actor })
      expect(seen).toEqual([])
      return isRefused(outcome) && outcome.refused
    }),
  )
  expect(outcomes).toEqual(['sign-in', 'forbidden', 'invalid'])
})

test('T26 jobs and webhooks are nobody who is signed in', () => {
  const nobodies: Actor[] = [
    { kind: 'job', name: 'x' },
    { kind: 'webhook', source: 'stripe' },
  ]
  for (const actor of nobodies) {
    expect(checkAccess('signed-in', actor)).toEqual(refuse('sign-in'))
    expect(checkAccess('admin', actor)).toEqual(refuse('sign-in'))
    expect(checkAccess('anyone', actor)).toBeUndefined()
  }
})
