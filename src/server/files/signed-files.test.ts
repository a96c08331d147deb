import fc from 'fast-check'
import { expect, test } from 'vitest'

import { minutes } from '#src/wire/durations.ts'

import { signFile, readSignedFile } from './signed-files.ts'

const secret = 'a secret'
const now = new Date('2026-03-01T12:07:00Z')
const grant = { key: 'private/videos/one.mp4', sessionId: 'a-session' }

test('T32 ASVS 9.1.2 a grant says which file and for which session', () => {
  expect(readSignedFile(secret, signFile(secret, grant, now), now)).toEqual(grant)
})

test('T32 ASVS 9.1.3 a grant with one character changed is none', () => {
  const issued = signFile(secret, grant, now)
  fc.assert(
    fc.property(fc.nat(issued.length - 1), fc.constantFrom(...'AZaz09-_.'), (at, character) => {
      fc.pre(issued[at] !== character)
      const changed = issued.slice(0, at) + character + issued.slice(at + 1)
      const read = readSignedFile(secret, changed, now)
      // The last character of base64url may differ in bits that do not count; the grant is then the same one.
      expect(read === undefined || JSON.stringify(read) === JSON.stringify(grant)).toBe(true)
      if (at !== issued.length - 1 && at !== issued.indexOf('.') - 1) expect(read).toBeUndefined()
    }),
  )
})

test('T32 ASVS 9.2.1 nothing that is not signed with our secret is a grant', () => {
  expect(readSignedFile(secret, signFile('another secret', grant, now), now)).toBeUndefined()
  fc.assert(fc.property(fc.string(), text => readSignedFile(secret, text, now) === undefined))
})

test('T32 ASVS 11.4.3 an address lives for 15 to 30 minutes, and stays the same within a window', () => {
  const issued = signFile(secret, grant, now)
  expect(signFile(secret, grant, new Date('2026-03-01T12:14:59Z'))).toBe(issued)
  expect(signFile(secret, grant, new Date('2026-03-01T12:15:00Z'))).not.toBe(issued)
  expect(readSignedFile(secret, issued, new Date('2026-03-01T12:29:59Z'))).toEqual(grant)
  expect(readSignedFile(secret, issued, new Date('2026-03-01T12:30:00Z'))).toBeUndefined()
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: now, max: new Date('2100-01-01') }), moment => {
      const address = signFile(secret, grant, moment)
      const after = (ms: number) => readSignedFile(secret, address, new Date(moment.getTime() + ms))
      expect([after(minutes(15) - 1), after(minutes(30))]).toEqual([grant, undefined])
    }),
  )
})
