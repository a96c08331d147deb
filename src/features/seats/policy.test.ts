import { describe, expect, test } from 'vitest'

import { days, hours } from '#src/wire/durations.ts'

import {
  addressesIn,
  mayMove,
  MOST_MOVES,
  MOST_SENDS,
  refuseClosed,
  SEND_PAUSE_MS,
  sendTime,
  standingOf,
} from './policy.ts'

const now = new Date('2026-06-15T10:00:00Z')

describe('the day of a gift', () => {
  const at = (day: string, timeZone = 'UTC') => sendTime(day, { now, timeZone })?.toISOString()

  test('D-18 it goes at seven by the academy’s clock, and today at once', () => {
    expect(at('2026-06-16')).toBe('2026-06-16T07:00:00.000Z')
    expect(at('2026-06-16', 'America/New_York')).toBe('2026-06-16T11:00:00.000Z')
    expect(at('2026-06-15')).toBe(now.toISOString())
    // It is not seven yet there, and today all the same.
    expect(at('2026-06-15', 'Pacific/Honolulu')).toBe(now.toISOString())
  })

  test('where whoever gives is a day behind, it goes at once', () => {
    expect(at('2026-06-14')).toBe(now.toISOString())
    expect(at('2026-06-16', 'Pacific/Kiritimati')).toBe(now.toISOString())
    expect(at('2026-06-12')).toBeUndefined()
    // To the instant: two days are not over yet, and are.
    expect(sendTime('2026-06-13', { now: new Date('2026-06-15T07:00:00Z'), timeZone: 'UTC' })).toBeDefined()
    expect(sendTime('2026-06-13', { now: new Date('2026-06-15T07:00:00.001Z'), timeZone: 'UTC' })).toBeUndefined()
  })

  test('no day is more than a year away, and none is no day', () => {
    const morning = new Date('2026-06-15T07:00:00Z')
    const [last, behind] = ['2027-06-16', '2027-06-17']
    expect(sendTime(last, { now: morning, timeZone: 'UTC' })?.getTime()).toBe(morning.getTime() + days(366))
    expect(sendTime(behind, { now: morning, timeZone: 'UTC' })).toBeUndefined()
    expect([at('2026-13-40'), at(''), at('tomorrow')]).toEqual([undefined, undefined, undefined])
  })
})

describe('how places stand', () => {
  const [later, before] = [new Date(now.getTime() + 1), new Date(now.getTime() - 1)]

  test.each([
    ['open', 'waiting'],
    ['processing', 'waiting'],
    ['paid', 'open'],
    ['cancelled', 'ended'],
    ['refunded', 'closed'],
    ['charged-back', 'closed'],
  ] as const)(
    'D-35 those of a course whose order is %s are %s, and of a plan before it was paid',
    (status, standing) => {
      expect(standingOf({ status, planId: null, endsAt: null }, now)).toBe(standing)
      expect(standingOf({ status, planId: 'plan', endsAt: null }, now)).toBe(standing)
      // A course has no last day.
      expect(standingOf({ status, planId: null, endsAt: before }, now)).toBe(standing)
    },
  )

  test.each([
    ['paid', later, 'open'],
    ['paid', now, 'over'],
    ['paid', before, 'over'],
    ['cancelled', before, 'over'],
    // The money of its first order went back, and others keep it open.
    ['refunded', later, 'open'],
    ['refunded', before, 'closed'],
    ['charged-back', later, 'open'],
    ['charged-back', before, 'closed'],
  ] as const)('those of a plan whose first order is %s and that end at %s are %s', (status, endsAt, standing) => {
    expect(standingOf({ status, planId: 'plan', endsAt }, now)).toBe(standing)
  })

  test('why nothing is done with them is said by how they stand', () => {
    const codes = (['over', 'closed', 'ended', 'waiting'] as const).map(standing => refuseClosed(standing).refused)
    expect(codes).toEqual(['places-over', 'places-closed', 'places-closed', 'places-closed'])
  })
})

test('D-35 a place is taken back twice at most, never a gift, and not once it has brought a certificate', () => {
  const held = { seats: 4, moves: 0, hasCertificate: false }
  expect([0, 1, 2, 3].map(moves => mayMove({ ...held, moves }))).toEqual([true, true, false, false])
  expect([1, 2].map(seats => mayMove({ ...held, seats }))).toEqual([false, true])
  expect(mayMove({ ...held, hasCertificate: true })).toBe(false)
  expect(MOST_MOVES).toBe(2)
})

test('T56 nobody is written to often for a place that they may not want', () => {
  expect([MOST_SENDS, SEND_PAUSE_MS]).toEqual([6, hours(1)])
})

describe('a list or a table that was pasted', () => {
  /** As an address is checked: small letters, and one point behind one @. */
  const normal = (part: string) => (/^[^@\s"<>]+@[^@\s"<>]+\.[a-z]+$/i.test(part) ? part.toLowerCase() : undefined)
  const read = (...lines: string[]) => addressesIn(lines.join('\n'), normal)

  test('has an address in each line, or several between commas, semicolons and tabs', () => {
    expect(read('A@club.example', 'b@club.example, c@club.example;d@club.example\te@club.example')).toEqual({
      emails: ['a@club.example', 'b@club.example', 'c@club.example', 'd@club.example', 'e@club.example'],
      repeated: 0,
      bad: [],
    })
    expect(addressesIn('a@x.de\r\nb@x.de\rc@x.de', normal).emails).toEqual(['a@x.de', 'b@x.de', 'c@x.de'])
  })

  test('names people beside their addresses, in the frames that tables and mail programs put around them', () => {
    const lines = [
      '"a@x.de","Ada"',
      "'b@x.de'",
      '<c@x.de>',
      'Dora Jahn <d@x.de>',
      '"Eve" <e@x.de>',
      '""f@x.de""',
      "O'Hara <x> <o'hara@x.de>",
    ]
    const found = ['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de', 'e@x.de', 'f@x.de', "o'hara@x.de"]
    expect(read(...lines)).toEqual({ emails: found, repeated: 0, bad: [] })
  })

  test('says an address once, and how many were said again', () => {
    expect(read('a@x.de', 'A@x.de', 'b@x.de, a@x.de')).toEqual({ emails: ['a@x.de', 'b@x.de'], repeated: 2, bad: [] })
  })

  test('has a head where its first line has no address, and empty lines anywhere', () => {
    expect(read('Name;Mail', '', 'Ada;a@x.de', '  ')).toEqual({ emails: ['a@x.de'], repeated: 0, bad: [] })
    // Alone it is no head, and further down neither.
    expect(read('Name;Mail').bad).toEqual([{ line: 1, text: 'Name;Mail' }])
    expect(read('a@x.de', 'Name;Mail').bad).toEqual([{ line: 2, text: 'Name;Mail' }])
    expect(read('').bad).toEqual([])
    expect(read(' ').bad).toEqual([])
  })

  test('names the lines in which an address is wrong, and keeps the others', () => {
    const long = ` ${'x'.repeat(90)}@ `
    expect(read('a@x.de', 'b@', ' c@x.de, d@x ', long)).toEqual({
      emails: ['a@x.de', 'c@x.de'],
      repeated: 0,
      bad: [
        { line: 2, text: 'b@' },
        { line: 3, text: 'c@x.de, d@x' },
        { line: 4, text: 'x'.repeat(80) },
      ],
    })
    expect(read('no@thing', 'a@x.de').bad, 'a head has no sign of an address').toEqual([{ line: 1, text: 'no@thing' }])
  })

  test('T56 of what is too long for an address the frame is left, and its end alone is looked at', () => {
    expect(read(`${'"'.repeat(394)}a@x.de`).emails, 'four hundred signs are looked at').toEqual(['a@x.de'])
    expect(read(`${'"'.repeat(395)}a@x.de`).emails, 'one more is not').toEqual([])
    expect(read(`${'n'.repeat(500)} <a@x.de`).emails).toEqual(['a@x.de'])
    expect(read(`<${'n'.repeat(500)}@x.de`).emails).toEqual([])
  })
})
