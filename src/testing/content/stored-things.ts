// One thing of each kind that a form changes.
import { categories } from '#src/features/categories/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { heroSlides } from '#src/features/home/tables.ts'
import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import { partners } from '#src/features/partners/tables.ts'
import { teachers } from '#src/features/teachers/tables.ts'

import type { TestAcademy } from '../academy.ts'
import { seedApplication } from './applications.ts'
import { seedBlog } from './blogs.ts'
import { seedCoupon } from './coupons.ts'
import { figure, seedCourse, seedWritten } from './courses.ts'
import { seedResearch } from './research.ts'

const ids: Record<string, string> = {}

const asked = { id: 'quest1', text: 'How high?', explanation: '' }
const question = { ...asked, kind: 'number', right: 1, tolerance: 0, unit: 'm' } as const

/** Makes one thing for each form. */
export async function seedForms(academy: TestAcademy): Promise<void> {
  const { db, publicUrl } = academy.services
  const [category, other] = await db
    .insert(categories)
    .values([
      { name: 'sprint', position: 1 },
      { name: 'throw', position: 2 },
    ])
    .returning()
  const [conference] = await db
    .insert(conferences)
    .values({ name: 'Days', location: 'Oran', startsOn: '2099-01-01', description: 'Two', speakers: [] })
    .returning()
  const [partner] = await db
    .insert(partners)
    .values({ name: 'Stade', logo: 'public/a/1.avif', website: null, createdAt: new Date() })
    .returning()
  const [teacher, otherTeacher] = await db
    .insert(teachers)
    .values(['Ada', 'Ben'].map(name => ({ name, role: 'Running economy' })))
    .returning()
  const slide = { h1: 'A step', p: 'On video', link: '/courses', color: 'white', assetType: 'video' } as const
  await db.insert(heroSlides).values({ pageNb: 2, ...slide, assetUrl: 'public/heroes/x/clip.mp4', image: null })
  const course = await seedCourse(db, { videoSeconds: [60] })
  const plan = { name: 'Silver', duration: 'month', priceCents: 900, paymentId: 'price_1' } as const
  const golden = { ...plan, name: 'Gold', duration: 'year', paymentId: 'price_2' } as const
  const sell = (one: typeof plan | typeof golden) =>
    db.transaction(tx => insertPlan(tx, publicUrl, { ...one, link: `https://buy.stripe.com/${one.duration}` }))
  Object.assign(ids, {
    course: course.id,
    video: course.videoIds[0],
    reading: await seedWritten(db, course.id, { position: 1 }),
    figure: await seedWritten(db, course.id, { position: 3, kind: 'figure', figure }),
    questions: await seedWritten(db, course.id, { position: 2, kind: 'questions', questions: [question] }),
    blog: await seedBlog(academy.services),
    research: await seedResearch(db, { categoryId: category?.id ?? '' }),
    application: await seedApplication(db, { steps: [{ title: 'a', description: 'b' }] }),
    conference: conference?.id,
    partner: partner?.id,
    teacher: teacher?.id,
    otherTeacher: otherTeacher?.id,
    plan: await sell(plan),
    otherPlan: await sell(golden),
    coupon: (await seedCoupon(db, { code: 'STORED' })).id,
    category: category?.id,
    otherCategory: other?.id,
    otherCourse: (await seedCourse(db)).id,
  })
}

/** The ids of things of these names. */
export const idsOf = (...names: string[]): string[] => names.map(name => ids[name] ?? '')

/** An address with the id of the thing that it names in brackets. */
export const at = (path: string) => path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? '')
