// What a search costs in a large academy, as rows that PostgreSQL reads: times depend on the machine, its plans do not.
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { tsQuery, wordsIn } from '#src/server/database/search.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCategory } from '#src/testing/content/courses.ts'

import { holdingWords, prepareSearch, titledAlike } from './queries/candidates.ts'

const ROWS = 5000
const IMAGE = "'public/x/960.avif'"
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
  await seedCategory(academy.services.db, 'physiology')
  // "training" is everywhere, each fiftieth row holds "isokinetic", a few "zygomatic" (in the title) and "calcaneus" (in the text).
  await academy.asOwner(`
    create view numbered as select n,
      'Training of ' || substr(md5(n::text), 1, 6) || case when n % 50 = 0 then ' isokinetic' else '' end
        || case when n % 1000 = 7 then ' zygomatic' else '' end as title,
      '<p>Training and ' || md5((n + 1)::text) || ' ' || md5((n + 2)::text)
        || case when n % 1000 = 9 then ' calcaneus' else '' end || '</p>' as words,
      now() - n * interval '1 minute' as day from generate_series(1, ${ROWS}) n;
    insert into courses (title, description, price_cents, thumbnail, published_at) select title, words, 1, ${IMAGE}, day from numbered;
    insert into videos (title, description, media_key, duration_seconds, thumbnail, published_at, created_at)
      select title, words, 'k' || n, 60, ${IMAGE}, day, day from numbered;
    insert into course_videos (course_id, video_id, position)
      select c.id, v.id, 1 from (select id, row_number() over (order by id) n from courses) c
      join (select id, row_number() over (order by id) n from videos) v using (n);
    insert into written_lessons (course_id, position, kind, title, content, minutes, published_at, created_at)
      select c.id, 2, 'reading', c.title, 'x', 5, c.published_at, c.published_at from courses c;
    insert into blogs (title, content, summary, thumbnail, published_at) select title, words, 's', ${IMAGE}, day from numbered;
    insert into research (title, abstract, content, category_id, thumbnail, published_at, published_on)
      select title, words, '', (select id from categories limit 1), ${IMAGE}, day, current_date - n from numbered;
    insert into conferences (name, location, starts_on, description) select title, 'Oran', current_date - n, words from numbered`)
  for (const table of ['courses', 'videos', 'course_videos', 'written_lessons', 'blogs', 'research', 'conferences'])
    await academy.asOwner(`vacuum analyze ${table}`)
})
afterAll(() => academy[Symbol.asyncDispose]())

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Every step of the plan of a search. */
const explain = (statement: SQL): Promise<Node[]> =>
  academy.services.db.transaction(async tx => {
    await prepareSearch(tx)
    const { rows } = await tx.execute<{ 'QUERY PLAN': { Plan: Node }[] }>(
      sql`explain (analyze, format json) ${statement}`,
    )
    return rows.flatMap(row => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
  })

const searching = (q: string) => holdingWords(q, tsQuery(wordsIn(q)))

/** How many rows of a table a step looked at. */
const readOf = (node: Node) => node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))

const searches: [string, () => SQL][] = [
  ['a word that is everywhere', () => searching('training')],
  ['a beginning that is everywhere', () => searching('tra')],
  ['a word now and then', () => searching('isokinetic')],
  ['a rare word of titles', () => searching('zygomatic')],
  ['a rare word of texts', () => searching('calcaneus')],
  ['several words', () => searching('training of isokinetic')],
  ['a word of nothing', () => searching('qqqqq')],
  ['a rare word misspelt', () => titledAlike('zygomtic')],
  ['a common word misspelt', () => titledAlike('trainnig')],
]

test.each(searches)('L6 %s: no table is read or sorted as a whole', async (_, statement) => {
  const steps = await explain(statement())
  const scans = steps.filter(step => step['Relation Name'])
  expect(scans.length).toBeGreaterThan(8)
  for (const scan of scans) {
    const name = `${scan['Node Type']} of ${scan['Relation Name']}`
    expect(readOf(scan), name).toBeLessThanOrEqual(ROWS / 20)
  }
  for (const sort of steps.filter(step => step['Node Type'].includes('Sort')))
    for (const input of sort.Plans ?? []) expect(readOf(input), 'sorted rows').toBeLessThanOrEqual(ROWS / 20)
})

test.each(searches.slice(2, 8))('L6 %s: an index finds it in every table', async (_, statement) => {
  const steps = await explain(statement())
  expect(steps.filter(step => step['Node Type'] === 'Seq Scan')).toEqual([])
})

test('a title that holds the word is found behind any number of newer texts that hold it', async () => {
  const { db } = academy.services
  await db.execute(sql`update blogs set content = content || ' patella'`)
  await db.execute(
    sql`update blogs set title = 'The patella' where published_at = (select min(published_at) from blogs)`,
  )
  const { body } = await academy.client().get('/api/search?q=patella')
  expect(body.found.map(({ kind, title }: { kind: string; title: string }) => [kind, title]).slice(0, 1)).toEqual([
    ['blog', 'The patella'],
  ])
  expect(body.found).toHaveLength(6)
})
