import { describe, expect, test } from 'vitest'

import catalogue from '../media/catalogue.json' with { type: 'json' }
import { academy } from './academy.ts'
import { chapters } from './chapters.ts'
import { cite } from './citations.ts'

const { categories, courses, videos, heroSlides, partners, people, enrolments, reviews, courseViews } = academy
const handouts = videos.flatMap(video => video.handout ?? [])
const slugs = (things: readonly { slug: string }[]) => things.map(thing => thing.slug)
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const missing = (wanted: readonly string[], known: readonly string[]) => wanted.filter(one => !known.includes(one))
const sentences = (text: string) => text.split(/[.!?](?=\s|$)/).filter(part => part.trim()).length

describe('references', () => {
  test.each([
    ['category', slugs(categories)],
    ['course', slugs(courses)],
    ['course title', courses.map(course => course.title)],
    ['lesson', slugs(videos)],
    ['lesson title', videos.map(video => video.title)],
    ['handout', slugs(handouts)],
    ['person', slugs(people)],
    ['email', people.map(person => person.email)],
  ])('no %s stands twice', (_, values) => {
    expect(values.length).toBeGreaterThan(5)
    expect(repeated(values)).toEqual([])
  })

  test('every slug leads somewhere, and every lesson is taught in a course (D-40)', () => {
    expect(
      missing(
        courses.flatMap(course => course.categorySlugs),
        slugs(categories),
      ),
    ).toEqual([])
    expect(
      missing(
        courses.flatMap(course => course.videos),
        slugs(videos),
      ),
    ).toEqual([])
    expect(
      missing(
        slugs(videos),
        courses.flatMap(course => course.videos),
      ),
    ).toEqual([])
    expect(missing(Object.keys(courseViews), slugs(courses))).toEqual([])
    expect(missing(slugs(courses), Object.keys(courseViews))).toEqual([])
  })

  test('every video has chapters, each inside it and later than the one before', () => {
    expect(Object.keys(chapters).toSorted()).toEqual(slugs(catalogue.videos).toSorted())
    for (const { slug, seconds } of catalogue.videos) {
      const times = (chapters[slug] ?? []).map(([at]) => at)
      expect(times[0], slug).toBe(0)
      expect(times.length, slug).toBeGreaterThan(2)
      expect(times, slug).toEqual([...new Set(times)].toSorted((one, other) => one - other))
      expect(times.at(-1), slug).toBeLessThan(seconds)
    }
  })

  test('every picture, explainer, hero and avatar is in the media catalogue', () => {
    expect(slugs(courses)).toEqual(expect.arrayContaining(slugs(catalogue.courses)))
    expect(missing(slugs(courses), slugs(catalogue.courses))).toEqual([])
    expect(
      missing(
        videos.map(video => video.explainer),
        slugs(catalogue.videos),
      ),
    ).toEqual([])
    expect(missing(slugs(partners), slugs(catalogue.partners))).toEqual([])
    expect(
      missing(
        people.flatMap(person => person.avatar ?? []),
        slugs(catalogue.avatars),
      ),
    ).toEqual([])
    for (const slide of heroSlides) {
      const groundOf = (slug: string) => catalogue.heroes.find(hero => hero.slug === slug)?.ground ?? ''
      const isBright = (slug: string) => Number.parseInt(groundOf(slug).slice(1, 3), 16) > 128
      expect(groundOf(slide.art)).toMatch(/^#/)
      expect(slide.color).toBe(isBright(slide.art) ? 'black' : 'white')
      if (slide.darkArt) expect(isBright(slide.darkArt)).toBe(false)
      if ('course' in slide.target) expect(slugs(courses)).toContain(slide.target.course)
    }
  })
})

describe.each(courses.map(course => [course.slug, course] as const))('course %s', (_, course) => {
  test('says in one line what is learnt, and in paragraphs why', () => {
    expect(course.outcome.length).toBeGreaterThan(30)
    expect(course.outcome.length).toBeLessThanOrEqual(90)
    expect(course.learn.length).toBeGreaterThanOrEqual(4)
    expect(course.learn.length).toBeLessThanOrEqual(6)
    const paragraphs = course.description.match(/<p>/g)?.length ?? 0
    expect(paragraphs).toBeGreaterThanOrEqual(2)
    expect(paragraphs).toBeLessThanOrEqual(4)
  })

  test('uses plain elements only, each closed', () => {
    const tags = course.description.match(/<[^>]*>/g) ?? []
    expect(tags.filter(tag => !/^<\/?(p|ul|li|strong|em|h3)>$/.test(tag))).toEqual([])
    const open: string[] = []
    for (const tag of tags) {
      if (tag.startsWith('</')) expect(open.pop()).toBe(tag.slice(2, -1))
      else open.push(tag.slice(1, -1))
    }
    expect(open).toEqual([])
  })

  test('has 3 to 6 lessons and never the same film twice', () => {
    expect(course.videos.length).toBeGreaterThanOrEqual(3)
    expect(course.videos.length).toBeLessThanOrEqual(6)
    expect(repeated(course.videos.map(slug => videos.find(video => video.slug === slug)?.explainer ?? ''))).toEqual([])
    expect(videos.some(video => course.videos.includes(video.slug) && video.handout)).toBe(true)
  })

  test('was not changed before it was published, and costs nothing or 4 to 19 dollars, as short lessons do', () => {
    expect(course.updatedDaysAgo).toBeLessThanOrEqual(course.publishedDaysAgo)
    if (course.priceCents > 0) {
      expect(course.priceCents).toBeGreaterThanOrEqual(400)
      expect(course.priceCents).toBeLessThanOrEqual(1900)
    }
  })
})

describe('amounts', () => {
  test('sixteen courses over eight categories, at least two in each', () => {
    expect(courses.length).toBeGreaterThanOrEqual(16)
    expect(categories).toHaveLength(8)
    for (const { slug } of categories) {
      expect(courses.filter(course => course.categorySlugs.includes(slug)).length).toBeGreaterThanOrEqual(2)
    }
  })

  test('prices from free to high, three slides of which one moves, six partners, twenty handouts', () => {
    const prices = courses.map(course => course.priceCents)
    expect(prices.filter(price => price === 0)).toHaveLength(1)
    expect(Math.max(...prices)).toBe(1900)
    expect(new Set(prices).size).toBe(prices.length)
    expect(heroSlides).toHaveLength(3)
    expect(partners).toHaveLength(6)
    expect(handouts.length).toBeGreaterThanOrEqual(20)
  })
})

describe('lessons', () => {
  test('are described in two to four sentences, and one of what the film shows', () => {
    const odd = videos.filter(video => sentences(video.description) < 3 || sentences(video.description) > 5)
    expect(slugs(odd)).toEqual([])
  })

  test('carry one to three https links, each with a reason to follow it', () => {
    for (const video of videos) {
      expect(video.links.length).toBeGreaterThanOrEqual(1)
      expect(video.links.length).toBeLessThanOrEqual(3)
      expect(repeated(video.links.map(link => link.link))).toEqual([])
      for (const { link, description } of video.links) {
        expect(new URL(link).protocol).toBe('https:')
        expect(link).toMatch(/^https:\/\/(doi\.org\/10\.\d{4,5}\/[^\s<>]+|(?!doi\.org)[^\s<>]+)$/)
        expect(description.length).toBeGreaterThan(30)
      }
    }
  })

  test('cite papers on one line with authors, year, title, journal and DOI', () => {
    const papers = handouts.flatMap(handout => handout.references)
    expect(papers.length).toBeGreaterThan(40)
    for (const paper of papers) {
      expect(cite(paper)).toMatch(/^\S.+ \((19|20)\d\d\)\. \S.+[.?] \S.+\. doi:10\.\d{4,5}\/\S+$/)
    }
  })
})

test('handouts have something in every section, and square tables', () => {
  for (const handout of handouts) {
    expect(handout.sections.length).toBeGreaterThanOrEqual(3)
    expect(handout.references.length).toBeGreaterThanOrEqual(1)
    for (const { table, ...section } of handout.sections) {
      expect(Object.values(section).length + (table ? 1 : 0)).toBeGreaterThanOrEqual(2)
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0)
    }
  }
})

test('handouts keep to the letters of the face that PDFs are set in', () => {
  expect(JSON.stringify(handouts).match(/[^\x20-\x7E\u00A0-\u00FF’“”–−]/g) ?? []).toEqual([])
})

describe('activity', () => {
  const held = new Map(enrolments.map(enrolment => [`${enrolment.person}/${enrolment.course}`, enrolment.daysAgo]))
  const courseOf = new Map(courses.map(course => [course.slug, course]))
  const joined = new Map(people.map(person => [person.slug, person.joinedDaysAgo]))

  test.each(enrolments)('$person holds $course once, after joining and after it was published', enrolment => {
    const course = courseOf.get(enrolment.course)
    expect(enrolment.daysAgo).toBeLessThanOrEqual(course?.publishedDaysAgo ?? -1)
    expect(enrolment.daysAgo).toBeLessThanOrEqual(joined.get(enrolment.person) ?? -1)
    expect(enrolment.source).toBe(course?.priceCents === 0 ? 'free' : 'purchase')
    expect(course?.videos).toEqual(expect.arrayContaining(Object.keys(enrolment.progress ?? {})))
  })

  test('D-37 who rates a course holds it, and rates it once', () => {
    expect(repeated(reviews.map(({ person, course }) => `${person}/${course}`))).toEqual([])
    for (const review of reviews) {
      expect(review.daysAgo).toBeLessThanOrEqual(held.get(`${review.person}/${review.course}`) ?? -1)
    }
  })

  test('ratings differ from course to course, and two courses have none', () => {
    const rated = new Set(reviews.map(review => review.course))
    expect(courses.length - rated.size).toBe(2)
    expect(new Set(reviews.map(review => review.stars))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(reviews.length).toBeGreaterThanOrEqual(3.5 * rated.size)
  })

  test('the learner has finished one course and is under way in four', () => {
    const watched = enrolments
      .filter(enrolment => enrolment.person === 'lina')
      .map(({ course, progress = {} }) => {
        const lessons = courseOf.get(course)?.videos ?? []
        return lessons.reduce((sum, slug) => sum + (progress[slug] ?? 0), 0) / lessons.length
      })
    expect(watched.toSorted((a, b) => b - a)).toEqual([100, 95, 50, 35, 10])
  })

  test('there is one administrator, and every address is a demo address', () => {
    expect(people.filter(person => person.role === 'admin').map(person => person.email)).toEqual([
      'admin@demo.palestra.example',
    ])
    expect(people.map(person => person.email)).toContain('learner@demo.palestra.example')
    for (const { email, firstName, lastName } of people) {
      expect(email).toMatch(/^[a-z.]+@demo\.palestra\.example$/)
      expect(Math.min(firstName.length, lastName.length)).toBeGreaterThanOrEqual(4)
    }
  })
})

test('no filler words anywhere', () => {
  expect(JSON.stringify(academy).match(/lorem|ipsum|\btodo\b|\btbd\b|placeholder|coming soon|dummy/gi) ?? []).toEqual(
    [],
  )
})
