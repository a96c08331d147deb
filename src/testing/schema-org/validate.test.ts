import { expect, test } from 'vitest'

import { problemsOf } from './validate.ts'

const academy = {
  '@type': 'Organization',
  name: 'Palestra',
  url: 'https://academy.example',
  logo: 'https://academy.example/icon.svg',
}
const school = { ...academy, '@context': 'https://schema.org', '@type': 'EducationalOrganization' }
const course = {
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: 'Sprint mechanics',
  description: 'Read a run',
  url: 'https://academy.example/course/1',
  image: ['https://academy.example/1440.avif'],
  provider: academy,
  offers: { '@type': 'Offer', category: 'Paid', price: 49, priceCurrency: 'USD' },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT90M' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2, bestRating: 5 },
}
const event = {
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: 'Days of load',
  description: 'Talks',
  startDate: '2026-11-21',
  endDate: '2026-11-22T18:00:00Z',
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: 'Algiers', address: 'Algiers' },
  organizer: academy,
}
const trail = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Courses', item: 'https://academy.example/courses' }],
}
const check = (data: object, changes: object = {}) => problemsOf(JSON.stringify({ ...data, ...changes }))

test('what is as it should be has no problems', () => {
  for (const data of [course, event, trail, school]) expect(check(data)).toEqual([])
})

const { name: _, ...nameless } = course
const faults: [string, object, object, string][] = [
  ['a property that schema.org lacks', course, { titel: 'x' }, 'Course.titel is not known'],
  ['a type that it lacks', course, { '@type': 'Kurs' }, 'Kurs has the type Kurs, which is not known'],
  ['a name that is missing', nameless, {}, 'Course lacks name'],
  ['an empty text', course, { description: ' ' }, 'Course.description is " ", not Text'],
  ['an empty list', course, { image: [] }, 'Course.image is an empty list'],
  ['nothing as a value', course, { image: [null] }, 'Course.image[0] is null, not URL or ImageObject'],
  ['a relative address', course, { url: '/course/1' }, 'Course.url is "/course/1", not URL'],
  [
    'a price in words',
    course,
    { offers: { ...course.offers, price: '$49' } },
    'Course.offers.price is "$49", not Number',
  ],
  [
    'a currency by its sign',
    course,
    { offers: { ...course.offers, priceCurrency: '$' } },
    'Course.offers.priceCurrency is "$", not Currency',
  ],
  [
    'nobody who rated',
    course,
    { aggregateRating: { ...course.aggregateRating, ratingCount: 0 } },
    'Course.aggregateRating.ratingCount is 0, not Positive',
  ],
  [
    'a workload in words',
    course,
    { hasCourseInstance: { ...course.hasCourseInstance, courseWorkload: '90 min' } },
    'Course.hasCourseInstance.courseWorkload is "90 min", not Duration',
  ],
  [
    'an offer in place of an academy',
    course,
    { provider: course.offers },
    'Course.provider is Offer, not Organization or Person',
  ],
  [
    'a day that does not exist',
    event,
    { startDate: '2026-13-01' },
    'Event.startDate is "2026-13-01", not Date or DateTime',
  ],
  [
    'a time without a zone',
    event,
    { startDate: '2026-11-21T10:00' },
    'Event.startDate is "2026-11-21T10:00", not Date or DateTime',
  ],
  [
    'a state in its short form',
    event,
    { eventStatus: 'EventScheduled' },
    'Event.eventStatus is "EventScheduled", not EventStatus',
  ],
  ['an event without a place', event, { location: undefined }, 'Event lacks location'],
  [
    'a trail that does not begin at 1',
    trail,
    { itemListElement: [{ ...trail.itemListElement[0], position: 2 }] },
    'BreadcrumbList does not count its items from 1',
  ],
  ['an academy without its sign', school, { logo: undefined }, 'EducationalOrganization lacks logo'],
  ['another vocabulary', trail, { '@context': 'http://example.org' }, '@context is not https://schema.org'],
]

test.each(faults)('finds %s', (_name, data, changes, problem) => {
  expect(check(data, changes)).toEqual([problem])
})

test('what is no object, or no JSON, is told', () => {
  expect([problemsOf('[]'), problemsOf('{')]).toEqual([['is no object'], ['is no JSON']])
})
