import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { setLine, withLetters } from '#src/web/pdf/typefaces.ts'

import { renderCertificate } from './certificate-pdf.tsx'

const draw = (holderName: string, courseTitle = 'Sprinting', teachers: string[] = []) =>
  renderCertificate({
    academy: 'Palestra',
    number: 'PAL-2222-3333-4444',
    holderName,
    courseTitle,
    teachers,
    hours: 1.5,
    issuedAt: new Date('2026-11-21'),
    timeZone: 'UTC',
    verifyUrl: 'https://academy.example/certificates/PAL-2222-3333-4444',
  })
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const column = 480
/** The line as the certificate shows it, in the larger of its two forms. */
const shown = (text: string) => withLetters(async ({ line }) => setLine(await line(text), 48, column))
const facesOf = (text: string) =>
  withLetters(async ({ line }) =>
    (await line(text)).families.map(family => family.replace(/^(drawing-\d+-|shared-)/, '')),
  )

test('R28 a certificate has the same bytes whichever were drawn before it or beside it', async () => {
  const alone = digest(await draw('Nguyễn Thị Phương Thảo'))
  await draw('Łukasz Çağdaş Ørsted-Ñuñez')
  expect(digest(await draw('Nguyễn Thị Phương Thảo'))).toBe(alone)
  const several = await Promise.all(['Ñuñez', 'Nguyễn Thị Phương Thảo', 'Ñandú'].map(name => draw(name)))
  expect(several.map(digest)[1]).toBe(alone)
})

test('who taught the course is drawn with their own letters, and up to six of them in one column', async () => {
  const six = Array.from({ length: 6 }, () => 'فاطمة الزهراء بن عيسى')
  const [none, one, many] = [await draw('A B'), await draw('A B', 'C', ['Κωνσταντίνα']), await draw('A B', 'C', six)]
  expect(new Set([none, one, many].map(digest)).size).toBe(3)
  for (const pdf of [none, one, many]) expect(String(pdf).match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('who signs and the percent of the questions are drawn where they are known, on the one page', async () => {
  const facts = {
    academy: 'Palestra',
    number: 'PAL-2222-3333-4444',
    holderName: 'A B',
    courseTitle: 'C',
    teachers: [],
    hours: 1.5,
    issuedAt: new Date('2026-11-21'),
    timeZone: 'UTC',
    verifyUrl: 'https://academy.example/certificates/PAL-2222-3333-4444',
  }
  const signer = { name: 'فاطمة الزهراء بن عيسى', title: 'Head of the academy' }
  const drawn = await Promise.all([facts, { ...facts, score: 92 }, { ...facts, signer }].map(renderCertificate))
  expect(new Set(drawn.map(digest)).size).toBe(3)
  for (const pdf of drawn) expect(String(pdf).match(/\/Type \/Page\b/g)).toHaveLength(1)
})

const alphabets: readonly (readonly [string, string, string])[] = [
  ['Latin', 'Łukasz Çağdaş Ørsted-Ñuñez', 'onest-latin-ext'],
  ['Vietnamese', 'Nguyễn Thị Phương Thảo', 'onest-vietnamese'],
  ['transcriptions', 'ʿAbd al-Raḥmān al-Ṣūfī', 'latin-more'],
  ['Cyrillic', 'Ґалаґан Їжакевич', 'onest-cyrillic'],
  ['Greek', 'Κωνσταντίνα Παπαδοπούλου', 'greek'],
  ['Arabic', 'فاطمة الزهراء بن عيسى', 'arabic'],
  ['Persian', 'علیرضا محمدی نژاد', 'arabic'],
  ['Hebrew', 'דוד כהן', 'hebrew'],
  ['Armenian', 'Արամ Խաչատրյան', 'armenian'],
  ['Georgian', 'გიორგი ბერიძე', 'georgian'],
  ['Devanagari', 'प्रिया शर्मा', 'devanagari'],
  ['Bengali', 'সাকিব হাসান', 'bengali'],
  ['Tamil', 'கவிதா ரமேஷ்', 'tamil'],
  ['Ethiopic', 'አበበ ቢቂላ', 'ethiopic'],
  ['Thai', 'สมชาย ใจดี', 'thai'],
  ['Korean', '김 민준', 'korean'],
  ['Japanese', 'さくら 田中', 'japanese'],
  ['Chinese', '王 小明', 'chinese'],
  ['traditional Chinese', '陳 大文', 'chinese'],
]
test.each(alphabets)('a name in %s is drawn with its own letters', async (_, name, face) => {
  expect((await shown(name)).text.replace(/\n/g, ' ')).toBe(name)
  expect(await facesOf(name)).toContain(face)
  expect(String(await draw(name, name))).not.toContain('Helvetica')
})

test.each([
  ['ᏣᎳᎩ Sequoyah', '??? Sequoyah'],
  ['Ana 🏃 Runner', 'Ana Runner'],
  ['Jean\u2011Luc', 'Jean-Luc'],
  ['Zoe\u0301', 'Zoé'],
  ['VO₂max', 'VO2max'],
])('what no face has is never drawn as another letter: %s', async (name, drawn) => {
  expect((await shown(name)).text).toBe(drawn)
})

test('a long name gets smaller, then takes lines, and none is wider than its column', async () => {
  const { fontSize, text } = await shown('Lina Learner')
  expect([fontSize, text]).toEqual([48, 'Lina Learner'])
  const long = await shown('Maximiliana-Alexandrina Konstantinopolitanska von Hohenzollern-Sigmaringen')
  expect([long.fontSize, long.text.split('\n').length]).toEqual([48 * 0.7, 3])
  const unbroken = await shown(`${'W'.repeat(60)} ${'W'.repeat(60)}`)
  expect(unbroken.text.split('\n').length).toBeLessThan(8)
  const widest = await withLetters(async ({ line }) =>
    Promise.all(
      unbroken.text
        .split('\n')
        .map(async one => (await line(one)).pieces.reduce((sum, { width }) => sum + width, 0) * unbroken.fontSize),
    ),
  )
  expect(Math.max(...widest)).toBeLessThanOrEqual(column)
  expect((await shown('运动科学基础从力量训练到耐力训练')).text.split('\n')).toHaveLength(2)
})
