import { describe, expect, test } from 'vitest'

import { academy } from './academy.ts'
import { faultsOf, paragraphsOf, textOf, wordsIn } from './article-html.ts'
import { endurancePapers } from './papers/endurance-physiology.ts'
import { loadPapers } from './papers/load-monitoring.ts'
import { methodPapers } from './papers/methods.ts'
import { nutritionPapers } from './papers/nutrition.ts'
import { analysisPapers } from './papers/performance-analysis.ts'
import { recoveryPapers } from './papers/recovery.ts'
import { returnPapers } from './papers/return-to-play.ts'
import { sprintPapers } from './papers/sprint-mechanics.ts'
import { strengthPapers } from './papers/strength-and-power.ts'
import { talentPapers } from './papers/talent-development.ts'
import { tissuePapers } from './papers/tendon-and-muscle.ts'
import type { Paper } from './types.ts'
import { amount, asking, match, one, order, several } from './written.ts'

const { courses, videos, written } = academy
const readings = written.filter(({ kind }) => kind === 'reading')
const figures = written.filter(({ kind }) => kind === 'figure')
const sets = written.filter(({ kind }) => kind === 'questions')
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const papers: readonly Paper[] = [
  ...Object.values(endurancePapers),
  ...Object.values(loadPapers),
  ...Object.values(methodPapers),
  ...Object.values(nutritionPapers),
  ...Object.values(analysisPapers),
  ...Object.values(recoveryPapers),
  ...Object.values(returnPapers),
  ...Object.values(sprintPapers),
  ...Object.values(strengthPapers),
  ...Object.values(talentPapers),
  ...Object.values(tissuePapers),
]

test('no slug and no title stands twice among all lessons', () => {
  expect(repeated([...videos, ...written].map(({ slug }) => slug))).toEqual([])
  expect(repeated([...videos, ...written].map(({ title }) => title))).toEqual([])
})

test('every written lesson belongs to one course', () => {
  const placed = courses.flatMap(({ outline }) => outline.flatMap(({ lessons }) => lessons))
  const known = written.map(({ slug }) => slug)
  expect(placed.filter(slug => known.includes(slug)).toSorted()).toEqual(known.toSorted())
})

describe.each(courses.map(course => [course.slug, course] as const))('outline of %s', (_, course) => {
  const lessons = course.outline.flatMap(section => section.lessons)
  const writtenHere = written.filter(({ slug }) => lessons.includes(slug))

  test('has two to four sections with titles of their own, none of them empty', () => {
    expect(course.outline.length).toBeGreaterThanOrEqual(2)
    expect(course.outline.length).toBeLessThanOrEqual(4)
    expect(repeated(course.outline.map(({ title }) => title))).toEqual([])
    for (const section of course.outline) expect(section.lessons.length).toBeGreaterThanOrEqual(2)
  })

  test('names each lesson once, the videos in their order', () => {
    expect(repeated(lessons)).toEqual([])
    expect(lessons.filter(slug => course.videos.includes(slug))).toEqual(course.videos)
    expect(lessons).toHaveLength(course.videos.length + writtenHere.length)
  })

  test('has two readings or more, and asks once at least, with something to calculate', () => {
    expect(writtenHere.filter(({ kind }) => kind === 'reading').length).toBeGreaterThanOrEqual(2)
    const questions = writtenHere.flatMap(lesson => lesson.questions)
    expect(questions.length).toBeGreaterThanOrEqual(4)
    expect(questions.some(({ kind }) => kind === 'number')).toBe(true)
  })
})

describe.each(readings.map(lesson => [lesson.slug, lesson] as const))('reading %s', (_, lesson) => {
  const words = wordsIn(lesson.content)

  test('is 500 to 1,100 words of plain elements, read in the time that is promised', () => {
    expect(faultsOf(lesson.content)).toEqual([])
    expect(words).toBeGreaterThanOrEqual(500)
    expect(words).toBeLessThanOrEqual(1100)
    expect(lesson.minutes).toBeGreaterThanOrEqual(words / 200 / 2)
    expect(lesson.minutes).toBeLessThanOrEqual((words / 200) * 2)
    expect(lesson.questions).toEqual([])
  })

  test('rests on papers that the academy knows', () => {
    expect(lesson.sources.length).toBeGreaterThanOrEqual(1)
    expect(lesson.sources.filter(source => !papers.includes(source))).toEqual([])
    expect(new Set(lesson.sources).size).toBe(lesson.sources.length)
  })

  test('lists every paper that it names with its year', () => {
    const years = [...textOf(lesson.content).matchAll(/\((?:\p{L}+[^()]*, )?((?:19|20)\d\d)[);]/gu)].map(
      ([, year]) => year,
    )
    expect(years.filter(year => !lesson.sources.some(source => String(source.year) === year))).toEqual([])
  })
})

test('no two readings open alike, and no two share a paragraph', () => {
  expect(repeated(readings.map(({ content }) => textOf(content).split(' ').slice(0, 4).join(' ')))).toEqual([])
  expect(repeated(readings.flatMap(({ content }) => paragraphsOf(content).filter(part => wordsIn(part) > 5)))).toEqual(
    [],
  )
})

test('readings differ in length', () => {
  const lengths = readings.map(({ content }) => wordsIn(content))
  expect(Math.max(...lengths)).toBeGreaterThan(1.6 * Math.min(...lengths))
})

describe.each(sets.map(lesson => [lesson.slug, lesson] as const))('questions %s', (_, lesson) => {
  const kinds = lesson.questions.map(({ kind }) => kind)

  test('are four to eight of three kinds at least, one of them calculated', () => {
    expect(faultsOf(lesson.content)).toEqual([])
    expect(kinds.length).toBeGreaterThanOrEqual(4)
    expect(kinds.length).toBeLessThanOrEqual(8)
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(3)
    expect(kinds).toContain('number')
    expect(lesson.minutes).toBeGreaterThanOrEqual((1.5 * kinds.length) / 2)
    // Who is given numbers has to put them into a sheet first.
    const perQuestion = lesson.content.includes('<table>') ? 6 : 3
    expect(lesson.minutes).toBeLessThanOrEqual(perQuestion * kinds.length)
    expect(lesson.sources).toEqual([])
  })

  test('leave one miss to who wants to pass, and say why', () => {
    expect((100 * (kinds.length - 1)) / kinds.length).toBeGreaterThanOrEqual(lesson.passPercent)
    for (const { text, explanation } of lesson.questions) {
      expect(text.length).toBeGreaterThan(15)
      expect(explanation.length).toBeGreaterThan(60)
    }
  })
})

describe.each(figures.map(lesson => [lesson.slug, lesson] as const))('figure %s', (_, lesson) => {
  test('says in a few words what to look for, and asks for three things to try', () => {
    expect(faultsOf(lesson.content)).toEqual([])
    expect(wordsIn(lesson.content)).toBeGreaterThanOrEqual(60)
    expect(wordsIn(lesson.content)).toBeLessThanOrEqual(200)
    expect(lesson.content.match(/<li>/g)).toHaveLength(3)
    expect(lesson.questions).toEqual([])
  })

  test('rests on papers that the academy knows, and can be moved', () => {
    expect(lesson.sources.length).toBeGreaterThanOrEqual(2)
    expect(lesson.sources.filter(source => !papers.includes(source))).toEqual([])
    expect(lesson.figure?.quantities.length).toBeGreaterThanOrEqual(2)
  })
})

test('the right answer of one stands as often in one place as in another', () => {
  const places = sets
    .flatMap(({ questions }) => questions)
    .flatMap(question =>
      question.kind === 'one' ? [question.options.findIndex(({ id }) => id === question.right)] : [],
    )
  for (const place of [0, 1, 2, 3]) {
    const share = places.filter(one => one === place).length / places.length
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThan(0.38)
  }
})

test('all five kinds are asked', () => {
  const kinds = sets.flatMap(({ questions }) => questions.map(({ kind }) => kind))
  expect(new Set(kinds)).toEqual(new Set(['one', 'several', 'number', 'order', 'match']))
})

describe('what is put down in short', () => {
  test('gets ids that stay, and that say nothing of the place', () => {
    const asked = one('Which?', ['this', 'that', 'none of these'], 2, 'Why')
    expect(asked).toEqual(one('Which?', ['this', 'that', 'none of these'], 2, 'Why'))
    const turned = one('Which?', ['none of these', 'that', 'this'], 2, 'Why')
    expect(asked.kind === 'one' && turned.kind === 'one' && asked.right === turned.right).toBe(true)
    expect(JSON.stringify(asked).match(/:"[a-z0-9]{7}"/g)).toHaveLength(5)
  })

  test('keeps what is right', () => {
    const both = several('Which?', ['a', 'b', 'c'], [1, 3], 'Why')
    expect(both.kind === 'several' && both.right).toEqual(
      both.kind === 'several' ? [both.options[0]?.id, both.options[2]?.id] : [],
    )
    expect(amount('How many?', [3, 0.5, 'kg'], 'Why')).toMatchObject({ right: 3, tolerance: 0.5, unit: 'kg' })
    expect(order('Order', ['first', 'second'], 'Why')).toMatchObject({ parts: [{ text: 'first' }, { text: 'second' }] })
    expect(match('Match', [['left', 'right']], 'Why')).toMatchObject({ pairs: [{ left: { text: 'left' } }] })
    expect(asking({ slug: 'a', title: 'A', minutes: 1, content: '', questions: [] })).toMatchObject({ sources: [] })
    expect(() => one('Which?', ['a', 'b'], 3, 'Why')).toThrow('no option 3')
  })
})

test('no filler words, and no mark of another script', () => {
  const text = JSON.stringify(written)
  expect(text.match(/lorem|ipsum|\btodo\b|\btbd\b|placeholder|coming soon|dummy|demo squad/gi) ?? []).toEqual([])
  expect(text.match(/e-mail|per cent|telephone/gi) ?? []).toEqual([])
})
