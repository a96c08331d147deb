// What holds of the constants in every policy, and who may be asking.
import { expect } from 'vitest'

import { type Actor, operator, type User, visitor } from '#src/server/actor.ts'
import type { ImageKind } from '#src/server/images/images.ts'
import type { Limit } from '#src/server/limits/limits.ts'
import { isPublicKey } from '#src/server/storage/storage.ts'
import type { AccountId } from '#src/wire/ids.ts'

const user = (id: string, role: User['role']): User => ({
  kind: 'user',
  id: id as AccountId, // nobody checks it here
  role,
  hasFactor: false,
  mustEnrol: false,
  firstName: 'Ada',
  lastName: 'Jahn',
  email: `${id}@example.org`,
  image: null,
  sessionId: `session of ${id}`,
})

/** A role is a person's: on anybody else it counts for nothing. */
const job = { kind: 'job', name: 'tidy', role: 'admin' } as const

/** One actor of each kind. */
export const actors = {
  visitor,
  operator,
  job,
  webhook: { kind: 'webhook', source: 'stripe' },
  learner: user('learner', 'learner'),
  administrator: user('administrator', 'admin'),
} as const satisfies Record<string, Actor>

/** The names of the actors for whom a rule says yes. */
export const allowedBy = (rule: (actor: Actor) => boolean): string[] =>
  Object.entries(actors)
    .filter(([, actor]) => rule(actor))
    .map(([name]) => name)

/** Counters stand under their limit's name: two limits of one name would use up each other's attempts. */
export function expectLimits(limits: readonly Limit[]): void {
  expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length)
  for (const { name, max, windowMs } of limits) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(max, name).toBeGreaterThan(0)
    expect(windowMs, name).toBeGreaterThanOrEqual(60_000)
  }
}

/** D-11: a folder is read by everybody or by nobody without a signed address. */
export function expectFolder({ folder }: { folder: string }, readers: 'everybody' | 'nobody'): void {
  expect(folder).toMatch(/^[a-z]+\/[a-z]+$/)
  expect(isPublicKey(`${folder}/file`)).toBe(readers === 'everybody')
}

/** Images are kept in a folder of their own, and drawn in at least one width. */
export function expectImages(kinds: readonly ImageKind[], readers: 'everybody' | 'nobody'): void {
  expect(new Set(kinds.map(({ folder }) => folder)).size).toBe(kinds.length)
  for (const kind of kinds) {
    expectFolder(kind, readers)
    expect(kind.widths.length, kind.folder).toBeGreaterThan(0)
    expect(new Set(kind.widths.filter(width => width > 0)).size, kind.folder).toBe(kind.widths.length)
  }
}
