// An academy on its first day: nobody has written anything yet, and no setting says how to reach it.
import { expect, test } from 'vitest'

import { seedUser } from '#src/testing/content/courses.ts'
import { openPlans } from '#src/testing/content/plans.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
const visitor = academy.client()
const admin = (await seedUser(academy, { role: 'admin' })).client

/** What stands between `<main>` and `</main>`. */
async function draw(address: string, client = visitor): Promise<string> {
  const { status, text } = await client.get(address)
  expect(status, address).toBe(200)
  return (/<main[^>]*>([^]*)<\/main>/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('<!-- -->', '')
}

const searched = [
  ['/courses', 'No courses yet', 'No course matches the search!', '/dashboard/manage-courses/new-course'],
  ['/blogs', 'No blogs yet', 'No Blogs matches the search!', '/dashboard/manage-blogs/new-blog'],
  ['/researches', 'No papers yet', 'No paper matches the search', '/dashboard/manage-researches/new-research'],
] as const

test.each(searched)('%s says that there is nothing yet, and blames no search', async (address, nothing, none) => {
  for (const query of ['', '?page=3', '?title=']) {
    const main = await draw(address + query)
    expect(main).toContain(nothing)
    expect(main).not.toContain(none)
  }
})

test.each(searched)('L-CAT-7 L-BLOG-4 a search of %s that finds nothing says so, and leads back', async (...list) => {
  const [address, nothing, none] = list
  const main = await draw(`${address}?title=lactate`)
  expect(main).toContain(none)
  expect(main).not.toContain(nothing)
  expect(main).toMatch(new RegExp(`<a [^>]*class="btn[^>]*href="${address}"`))
})

test.each<[address: string, nothing: string, add: string]>([
  ...searched.map(([address, nothing, , add]): [string, string, string] => [address, nothing, add]),
  ['/conferences', 'No conferences yet', '/dashboard/new-conference'],
  ['/applications/team', 'No applications yet', '/dashboard/manage-applications/new-application'],
  ['/pricing', 'No month plans available.', '/dashboard/new-membership'],
  ['/pricing?duration=year', 'No year plans available.', '/dashboard/new-membership'],
])('%s leads staff to where the first one is made, and nobody else', async (address, nothing, add) => {
  const [theirs, ours] = [await draw(address), await draw(address, admin)]
  for (const main of [theirs, ours]) expect(main).toContain(nothing)
  expect(theirs).not.toContain(add)
  expect(ours).toContain(`href="${add}"`)
  expect((await admin.get(add)).status).toBe(200)
})

test.each([
  ['/dashboard', 'No paid orders in these months'],
  ['/dashboard/manage-courses/categories', 'No categories yet'],
  ['/dashboard/update-statistics', 'No figures yet.'],
])('%s says that there is nothing yet, where bare axes and empty frames would stand', async (address, nothing) => {
  const main = await draw(address, admin)
  expect(main).toContain(nothing)
  expect(main).not.toContain('figures-preview')
  // Whoever looks has signed up in this month, so one of the two charts is drawn.
  expect(main.match(/chart-canvas/g)?.length ?? 0).toBe(address === '/dashboard' ? 1 : 0)
})

test('no page shows a setting that nobody has made', async () => {
  for (const address of ['/', '/about', '/pricing', '/privacy', '/terms', '/courses', '/login', '/laboratory-visit']) {
    const { text } = await visitor.get(address)
    const shown = text.replaceAll(/<script[^]*?<\/script>/g, '')
    expect(shown, address).not.toMatch(/mailto:null|mailto:"|\b(undefined|NaN)\b|>null</)
  }
})

test('L-MEM-8 where only the other duration is on sale, the page leads there', async () => {
  await openPlans(academy).seed({ duration: 'month' })
  const yearly = () => draw('/pricing?duration=year')
  await expect.poll(yearly).toMatch(/href="\/pricing"[^>]*>See monthly plans/) // the new plan is told to what is kept
  expect(await yearly()).toContain('No year plans available.')
})

test('plans are sold without an address to write to that nobody gave', async () => {
  const main = await draw('/pricing')
  expect(main).toContain('Prices in US dollars.')
  expect(main).not.toContain('mailto:')
})
