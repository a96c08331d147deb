// Fills an empty academy with the demo content, through the product's own tables and verbs.

import { demoAccounts } from '@palestra/demo-academy/accounts'
import { academy } from '@palestra/demo-academy/content/academy'
import { views } from '@palestra/demo-academy/content/views'
import type { RunningSandbox } from '@palestra/stripe-sandbox'

import { insertUser } from '#src/features/accounts/commands/sign-up/create-account.ts'
import { categories } from '#src/features/categories/tables.ts'
import { heroSlides } from '#src/features/home/tables.ts'
import { partners } from '#src/features/partners/tables.ts'
import { savedViews } from '#src/features/saved-views/tables.ts'
import type { Services } from '#src/server/context.ts'
import { hashPassword } from '#src/server/security/passwords.ts'

import { loadActivity } from './activity.ts'
import { loadBlogs, loadLikes } from './blogs.ts'
import { loadCoupons } from './coupons.ts'
import { loadCourses } from './courses.ts'
import { daysBefore } from './days.ts'
import { loadApplications, loadConferences } from './events.ts'
import { loadHolders } from './holders.ts'
import { needed, type Ids } from './ids.ts'
import { loadLog } from './log.ts'
import { storeMedia, type Media } from './media.ts'
import { loadPlans } from './plans.ts'
import { loadRegistrations } from './registrations.ts'
import { loadResearch } from './research.ts'
import { loadTeachers } from './teachers.ts'

/**
 * @param services with `db` inside the transaction that holds the demo's lock
 * @param sandbox which sells the plans, where no real provider does
 */
export async function loadAcademy(services: Services, sandbox: RunningSandbox | undefined): Promise<void> {
  const media = await storeMedia(services)
  const categoryIds = await loadCategories(services)
  const people = await loadPeople(services, media)
  const blogIds = await loadBlogs(services, { media, categoryIds, people })
  const content = await loadCourses(services, { media, categoryIds })
  await loadTeachers(services, { media, courseIds: content.courseIds })
  await loadResearch(services, { media, categoryIds })
  const plans = await loadPlans(services, content.courseIds)
  await loadFront(services, { media, courseIds: content.courseIds })
  await loadConferences(services, media)
  await loadApplications(services, media)
  await loadRegistrations(services)
  const crowd = await loadActivity(services, { people, ...content })
  await loadCoupons(services, content.courseIds)
  await loadLikes(services, blogIds, crowd)
  if (sandbox) await loadHolders(services, { crowd, plans, sandbox })
  await loadViews(services, people)
  await loadLog(services, needed(people.get('admin'), 'admin'))
  for (const job of ['measure-storage', 'book-past-orders'] as const) await services.queue.send(services.db, job, {})
}

async function loadCategories({ db }: Services): Promise<Ids> {
  const rows = academy.categories.map(({ name }, position) => ({ name, position }))
  const made = await db.insert(categories).values(rows).returning({ id: categories.id, name: categories.name })
  return new Map(
    academy.categories.map(({ slug, name }) => [slug, needed(made.find(row => row.name === name)?.id, name)]),
  )
}

/** Everybody but the two demo accounts has a password that nobody knows. */
async function loadPeople({ db, now }: Services, media: Media): Promise<Ids> {
  const unknown = await hashPassword(crypto.randomUUID())
  const ids = new Map<string, string>()
  for (const { slug, email, firstName, lastName, role, avatar, joinedDaysAgo } of academy.people) {
    const account = demoAccounts.find(one => one.email === email)
    const passwordHash = account ? await hashPassword(account.password) : unknown
    const image = avatar && media.avatars.get(avatar)
    const createdAt = daysBefore(now(), joinedDaysAgo)
    ids.set(
      slug,
      await insertUser(db, { email, firstName, lastName, role, passwordHash, createdAt, ...(image && { image }) }),
    )
  }
  return ids
}

/** Each administrator of the demo finds some of the dashboard's lists saved. */
async function loadViews({ db, now }: Services, people: Ids): Promise<void> {
  const ofAdmins = academy.people
    .filter(({ role }) => role === 'admin')
    .map(({ slug }) => needed(people.get(slug), slug))
  // They stand in the order in which they were saved.
  const savedAt = (index: number) => new Date(now().getTime() + index)
  const rows = views.map((view, index) => ({ ...view, createdAt: savedAt(index) }))
  await db.insert(savedViews).values(ofAdmins.flatMap(userId => rows.map(row => ({ ...row, userId }))))
}

async function loadFront({ db, now }: Services, { media, courseIds }: { media: Media; courseIds: Ids }): Promise<void> {
  await db.insert(heroSlides).values(
    academy.heroSlides.map(({ art, darkArt, h1, p, color, target }, index) => {
      const { image, loop, ground } = needed(media.heroes.get(art), art)
      const dark = darkArt && needed(media.heroes.get(darkArt), darkArt)
      const link = 'course' in target ? `/course/${needed(courseIds.get(target.course), target.course)}` : target.path
      const typeOf = (film: string | undefined) => (film ? ('video' as const) : ('image' as const))
      return {
        pageNb: index + 1,
        h1,
        p,
        color,
        link,
        assetType: typeOf(loop),
        assetUrl: loop ?? image,
        image,
        ground,
        ...(dark && {
          darkAssetType: typeOf(dark.loop),
          darkAssetUrl: dark.loop ?? dark.image,
          darkImage: dark.image,
          darkGround: dark.ground,
        }),
      }
    }),
  )
  await db.insert(partners).values(
    academy.partners.map(({ slug, name, website }, index) => ({
      name,
      website: website ?? null,
      logo: needed(media.partners.get(slug), slug),
      createdAt: daysBefore(now(), 400 - index * 37),
    })),
  )
}
