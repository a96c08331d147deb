import type { Command } from 'commander'

import { recountCourses } from '#src/features/courses/commands/recount-courses.ts'
import { connect } from '#src/server/database/database.ts'
import { rebuildSearch } from '#src/server/database/migrating/reindex.ts'

import { openPlace, requireCurrent } from './place.ts'
import { progressLine, say, tell } from './terminal.ts'

export function addReindexCommand(program: Command): void {
  program
    .command('reindex')
    .summary('make search indexes and counts anew')
    .description(
      `Rebuilds the indexes of searching beside the old ones, refreshes the planner's figures, and counts learners and ratings of every course anew from their rows. The academy goes on meanwhile. Nothing needs this in daily life: it is for after a restore from disk images, a change of PostgreSQL's text search, or a count that somebody doubts.`,
    )
    .action(reindex)
}

async function reindex(): Promise<void> {
  await using place = await openPlace()
  await requireCurrent(place.database)
  const { db, close } = connect({ ...place.database, max: 1, statement_timeout: 0 }, () => {})
  const { onProgress, end } = progressLine()
  try {
    const onIndex = (done: number, total: number) => onProgress({ step: 'indexes', done, total, unit: 'indexes' })
    const names = await rebuildSearch(db, onIndex).finally(end)
    const recounted = await recountCourses({ db })
    for (const title of recounted) say(`counted anew: ${title}`)
    tell(`Rebuilt ${names.length} indexes; the counts of ${recounted.length} courses were wrong`)
  } finally {
    await close()
  }
}
