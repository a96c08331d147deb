import { describe, expect, test } from 'vitest'

import { academy } from './academy.ts'
import { drawCrowd } from './crowd.ts'

const { courses, people } = academy
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('the crowd', () => {
  const { members, enrolments: taken } = drawCrowd(courses)
  const courseOf = new Map(courses.map(course => [course.slug, course]))

  test('is the same on each run, and nobody has the address of another', () => {
    expect(drawCrowd(courses)).toEqual({ members, enrolments: taken })
    const emails = [...members, ...people].map(({ email }) => email)
    expect(repeated(emails)).toEqual([])
    for (const { email } of members) expect(email).toMatch(/^[a-z.]+@demo\.palestra\.example$/)
  })

  test('nobody takes a course twice, before they have joined or before it was published', () => {
    expect(repeated(taken.map(({ member, course }) => `${member}/${course}`))).toEqual([])
    for (const { member, course, daysAgo, lastDaysAgo, lessons, lastPercent, isGivenUp } of taken) {
      expect(daysAgo).toBeLessThanOrEqual(members[member]?.joinedDaysAgo ?? -1)
      expect(daysAgo).toBeLessThanOrEqual(courseOf.get(course)?.publishedDaysAgo ?? -1)
      expect(lastDaysAgo).toBeLessThanOrEqual(daysAgo)
      const all = courseOf.get(course)?.outline.flatMap(section => section.lessons) ?? []
      expect(lessons).toBeLessThanOrEqual(all.length)
      expect(lastPercent === 100).toBe(lessons === all.length)
      if (courseOf.get(course)?.priceCents === 0) expect(isGivenUp).toBe(false)
    }
  })

  test('some finish what they have begun, most do not', () => {
    const held = taken.filter(({ isGivenUp }) => !isGivenUp)
    const done = held.filter(({ lastPercent }) => lastPercent === 100)
    expect(done.length / held.length).toBeGreaterThan(0.04)
    expect(done.length / held.length).toBeLessThan(0.2)
  })

  test('rates each course but the newest 40 to 300 times, well and badly, and says nothing of one twice', () => {
    for (const { slug, publishedDaysAgo } of courses) {
      const rated = taken.filter(({ course, stars }) => course === slug && stars)
      if (publishedDaysAgo < 10) expect(rated).toEqual([])
      else {
        expect(rated.length).toBeGreaterThanOrEqual(40)
        expect(rated.length).toBeLessThanOrEqual(300)
        expect(rated.some(({ stars = 5 }) => stars < 3)).toBe(true)
      }
      expect(repeated(rated.flatMap(({ text }) => text ?? []))).toEqual([])
      expect(rated.filter(({ isGivenUp }) => isGivenUp)).toEqual([])
    }
  })
})
