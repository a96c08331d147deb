import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { expectLimits } from '#src/testing/policies.ts'

import { appSettings, limits } from './policy.ts'

/** RFC 6238 and RFC 4226, read beside the library: what an app shows at a moment, in seconds. */
function codeAt(moment: number, { algorithm, digits, period }: typeof appSettings): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / period)))
  const mac = createHmac(algorithm, '12345678901234567890').update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

// The last six digits of the RFC's own examples (appendix B).
test.for([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [20000000000, '353130'],
] as const)('RFC 6238 at second %i an app shows %s', ([moment, code]) => {
  expect(codeAt(moment, appSettings)).toBe(code)
})

test('T89 every limit counts for itself, and mails are the rarest', () => {
  expectLimits(Object.values(limits))
  expect(limits.warnings.max).toBe(Math.min(...Object.values(limits).map(({ max }) => max)))
})
