import { demoApplications, type DemoApplication } from '@palestra/demo-academy/content/applications'
import { demoConferences, type DemoConference } from '@palestra/demo-academy/content/conferences'
import { people } from '@palestra/demo-academy/content/people'
import { teachers } from '@palestra/demo-academy/content/teachers'
import type { DemoTeacher } from '@palestra/demo-academy/content/types'

import { applications, applicationSteps } from '#src/features/applications/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import type { Services } from '#src/server/context.ts'

import { daysBefore } from './days.ts'
import { needed } from './ids.ts'
import type { Media } from './media.ts'

/** Days count from the day of loading, so that some are always to come. */
const dayIn = (now: Date, days: number): string => daysBefore(now, -days).toISOString().slice(0, 10)

/** So many days from now, or up to six more: a conference keeps clear of weekends, and begins on a Tuesday. */
function beginsIn(now: Date, { inDays, lasts }: Pick<DemoConference, 'inDays' | 'lasts'>): number {
  const wanted = lasts > 3 ? MONDAY : MONDAY + 1
  return inDays + ((wanted - daysBefore(now, -inDays).getUTCDay() + 7) % 7)
}
const MONDAY = 1

/** A conference is announced so many days before it begins, and none of them today. */
const ANNOUNCED_DAYS = 120
const FEWEST_DAYS_AGO = 6

export async function loadConferences({ db, now }: Services, media: Media): Promise<void> {
  await db.insert(conferences).values(
    demoConferences.map((conference, index) => {
      const { art, name, location, lasts, description, speakers, programme = [] } = conference
      const inDays = beginsIn(now(), conference)
      return {
        name,
        location,
        startsOn: dayIn(now(), inDays),
        endsOn: lasts > 1 ? dayIn(now(), inDays + lasts - 1) : null,
        description,
        image: art === undefined ? null : needed(media.conferences.get(art), art),
        speakers: speakers.map(speaker => ({ key: keyOf(speaker.person), ...speakerOf(speaker, media) })),
        programme: programme.map(day => ({
          ...day,
          talks: day.talks.map(({ by = [], ...talk }) => ({ ...talk, speakers: [...by] })),
        })),
        createdAt: daysBefore(now(), Math.max(FEWEST_DAYS_AGO, ANNOUNCED_DAYS - inDays) + index),
      }
    }),
  )
}

/** By which talks name a speaker. */
const keyOf = (person: DemoConference['speakers'][number]['person']): string =>
  typeof person === 'string' ? person : person.lastName.toLowerCase().replaceAll(' ', '-')

/** Speakers are people or teachers of the demo academy, or others with a name and no image. */
function speakerOf({ person, affiliation }: DemoConference['speakers'][number], media: Media) {
  if (typeof person !== 'string') return { ...person, affiliation }
  const teacher = teachers.find(({ slug }) => slug === person)
  if (teacher) return { ...nameOf(teacher), affiliation, image: needed(media.teachers.get(person), person) }
  const { firstName, lastName, avatar } = needed(
    people.find(({ slug }) => slug === person),
    person,
  )
  const image = avatar && media.avatars.get(avatar)
  return { firstName, lastName, affiliation, ...(image && { image }) }
}

/** A title stands before a teacher's first name, and belongs to it. */
function nameOf({ name }: DemoTeacher) {
  const at = name.lastIndexOf(' ')
  return { firstName: name.slice(0, at), lastName: name.slice(at + 1) }
}

export async function loadApplications(services: Services, media: Media): Promise<void> {
  for (const application of demoApplications) await loadApplication(services, media, application)
}

async function loadApplication({ db, now }: Services, media: Media, application: DemoApplication): Promise<void> {
  const { art, closesInDays, steps, ...fields } = application
  const [made] = await db
    .insert(applications)
    .values({
      ...fields,
      image: needed(media.applications.get(art), art),
      deadline: new Date(`${dayIn(now(), closesInDays)}T23:59:59.999Z`),
      createdAt: daysBefore(now(), 60),
    })
    .returning({ id: applications.id })
  const applicationId = needed(made?.id, art)
  await db.insert(applicationSteps).values(
    steps.map(({ title, description, picture }, position) => ({
      applicationId,
      position,
      title,
      description,
      image: picture ? needed(media.thumbnails.get(picture), picture) : null,
    })),
  )
}
