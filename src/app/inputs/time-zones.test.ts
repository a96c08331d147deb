import { afterEach, expect, test } from 'vitest'

import { users } from '#src/features/accounts/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { startAcademy } from '#src/testing/academy.ts'
import { seedApplication } from '#src/testing/content/applications.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedCategory, seedUser } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'
import { days } from '#src/wire/durations.ts'

const given = process.env['TZ']
afterEach(() => {
  if (given === undefined) delete process.env['TZ']
  else process.env['TZ'] = given
})

/** UTC, the two ends of the world, one with summer time, one with half an hour. */
const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'America/New_York', 'Asia/Kolkata']

/** What a reader sees of a page: its words, with the machine's form of each time. */
const wordsOf = (html: string): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<time dateTime="([^"]+)"[^>]*>/gi, '[$1] ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('R22 D-44 D-45 wherever the server stands, dates and deadlines read the same', async () => {
  await using academy = await startAcademy({ pageCache: false })
  const { db } = academy.services
  // Half an hour before midnight, so that the day is another one in most zones; and in the hour that summer time skips.
  const late = new Date('2026-03-08T23:30:00Z')
  const skipped = new Date('2026-03-08T07:30:00Z')
  const [conference] = await db
    .insert(conferences)
    .values({
      name: 'Days of load',
      location: 'Algiers',
      startsOn: '2027-03-28',
      endsOn: '2028-01-01',
      description: 'Talks',
    })
    .returning({ id: conferences.id })
  const application = await seedApplication(db, { deadline: new Date(late.getTime() + days(365)) })
  const blog = await seedBlog(academy.services, { publishedAt: late })
  const categoryId = await seedCategory(db, 'biomechanics')
  const research = await seedResearch(db, { categoryId, publishedOn: '2026-03-08', publishedAt: skipped })
  const { client } = await seedUser(academy)
  await db.update(users).set({ createdAt: late })
  const pages = [
    '/conferences',
    `/conferences/${conference?.id}`,
    `/api/conferences/${conference?.id}/calendar.ics`,
    `/application/${application}`,
    `/blog/${blog}`,
    `/api/blog/${blog}`,
    `/research/${research}`,
    `/api/researches/${research}/citation?format=ris`,
    '/dashboard/profile',
  ]
  await client.get(`/api/researches/${research}/citations`) // from now on they come with the page
  const seen = new Map<string, Set<string>>()
  const local = new Set<string>()
  for (const zone of zones) {
    process.env['TZ'] = zone
    local.add(new Date(late).toLocaleDateString('en-GB'))
    for (const path of pages) {
      const { status, text } = await client.get(path)
      expect([path, status]).toEqual([path, 200])
      const words = path.startsWith('/api/')
        ? text.replace(/DTSTAMP:.*|"now":"[^"]*"/g, '')
        : wordsOf(text).replace(/\d+ \w+ ago/g, '')
      expect(words.length, path).toBeGreaterThan(100)
      seen.set(path, (seen.get(path) ?? new Set()).add(words))
    }
  }
  expect(local.size, 'the zones do make a difference').toBe(2)
  for (const [path, versions] of seen) expect([path, [...versions]]).toEqual([path, [...versions].slice(0, 1)])
  expect([...(seen.get('/dashboard/profile') ?? [])].join()).toContain('08/03/2026')
})
