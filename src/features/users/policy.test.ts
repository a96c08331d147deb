import { expect, test } from 'vitest'

import { stateOf } from './policy.ts'

const day = new Date(0)
const nothing = { erasedAt: null, disabledAt: null, deletionRequestedAt: null }

test.for([
  [{}, 'active'],
  [{ deletionRequestedAt: day }, 'leaving'],
  [{ disabledAt: day }, 'disabled'],
  [{ disabledAt: day, deletionRequestedAt: day }, 'disabled'],
  [{ erasedAt: day }, 'erased'],
  [{ erasedAt: day, deletionRequestedAt: day }, 'erased'],
  [{ erasedAt: day, disabledAt: day, deletionRequestedAt: day }, 'erased'],
] as const)('of %j a person is %s', ([facts, state]) => {
  expect(stateOf({ ...nothing, ...facts })).toBe(state)
})
