import { expect, test } from 'vitest'

import { checkFeatures } from './features.ts'
import { plant } from './testing/planted-tree.ts'

const good = [
  'src/features/courses/feature.ts',
  'src/features/courses/endpoints/site.ts',
  'src/features/courses/contract.ts',
  'src/features/courses/commands/create-course.ts',
  'src/features/courses/commands/create-course.test.ts',
  'src/features/courses/queries.ts',
  'src/features/courses/queries.test.ts',
  'src/features/courses/emails/receipt.tsx',
  'src/features/courses/web/course/course-page.tsx',
  'src/server/storage/disk.ts',
  'packages/sandbox/README.md',
  'journeys/buying/buy-a-course.spec.ts',
]

test('a feature in its vocabulary passes', async () => {
  const { read, findings } = await checkFeatures(await plant(treeOf(good)))
  expect(findings).toEqual([])
  expect(read).toBe(10)
})

test.each([
  ['src/features/courses/service.ts', "a feature has no file 'service.ts'"],
  ['src/features/courses/components/card.tsx', "a feature has no folder 'components'"],
  ['src/features/courses/endpoints/public.ts', "endpoints has no file 'public.ts'"],
  ['src/features/courses/jobs.tsx', "a feature has no file 'jobs.tsx'"],
  ['src/features/blogs.ts', 'a feature is a folder'],
  ['src/features/courses/queries/find-courses.ts', 'stands beside a folder of the same name'],
  ['src/server/utils/dates.ts', "'utils' does not say what the folder holds"],
  ['src/features/courses/web/v2/page.tsx', "'v2' does not say what the folder holds"],
  ['src/features/courses/web/parts/rows/row.tsx', 'lies 5 folders below src (limit 4)'],
  ['src/ui/DataTable.tsx', "'DataTable.tsx' is not kebab-case"],
  ['scripts/check_all.ts', "'check_all.ts' is not kebab-case"],
])('%s is found', async (path, text) => {
  const { findings } = await checkFeatures(await plant(treeOf([...good, path])))
  expect(findings.map(finding => finding.text)).toEqual([text])
})

function treeOf(paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map(path => [path, '']))
}
