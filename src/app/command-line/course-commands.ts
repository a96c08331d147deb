import { resolve } from 'node:path'

import type { Command } from 'commander'

import { exportCourse } from '#src/features/courses/commands/package/export-course.ts'
import { importCourse } from '#src/features/courses/commands/package/import-course.ts'
import { operator } from '#src/server/actor.ts'
import { systemClock } from '#src/server/clock.ts'
import { connect } from '#src/server/database/database.ts'
import { openQueue } from '#src/server/jobs/queue.ts'
import { createLog } from '#src/server/observability/log.ts'
import { Id } from '#src/wire/fields.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { openPlace, requireCurrent, storageOf } from './place.ts'
import { CommandError, progressLine, say, signalToStop, tell } from './terminal.ts'

export function addCourseCommands(program: Command): void {
  const course = program.command('course').summary('courses as files').helpCommand(false)
  course
    .command('export')
    .summary('write a course with its videos into one file')
    .description(
      `Writes a course into one file: its words, categories, pictures, playlist, and of each video its file, captions and handout. Learners, ratings and orders stay where they are.`,
    )
    .argument('<id>', 'the id of the course, as its address shows it')
    .argument('<file>', 'the file to write, such as jumping.course.tar.zst')
    .option('--overwrite', 'replace the file if it is there already')
    .action(exportOne)
  course
    .command('import')
    .summary('make a draft of an exported course')
    .description(
      `Makes a draft of a course that another academy exported. Everything gets new ids; pictures are drawn again, texts are sanitised, PDFs, captions and videos are looked into as if they were uploaded. The academy encodes the videos while it runs; then they and the course can be published. A course of the same title that is there already is a reason to refuse, unless --again.`,
    )
    .argument('<file>', 'the file that an export wrote')
    .option('--again', 'make a second course of the same title')
    .action(importOne)
}

async function exportOne(id: string, file: string, { overwrite = false }: { overwrite?: boolean }): Promise<void> {
  if (!Id.safeParse(id).success)
    throw new CommandError(`${id} is no id of a course. Its address in the dashboard shows it.`)
  const signal = signalToStop()
  await using place = await openPlace()
  await requireCurrent(place.database)
  const { db, close } = connect(place.serving, () => {})
  const { onProgress, end } = progressLine()
  try {
    const onFile = (done: number, total: number) => onProgress({ step: 'files', done, total, unit: 'files' })
    const packing = { id, path: resolve(file), overwrite, onFile, signal }
    const packed = await exportCourse({ db, storage: storageOf(place.config) }, packing).finally(end)
    if (isRefused(packed)) throw new CommandError(`There is no course ${id} in this academy.`)
    tell(`“${packed.title}” with ${packed.videos} videos (${packed.files} files) is in ${resolve(file)}`)
  } finally {
    await close()
  }
}

async function importOne(file: string, { again = false }: { again?: boolean }): Promise<void> {
  const signal = signalToStop()
  await using place = await openPlace()
  await requireCurrent(place.database)
  const { config } = place
  const { db, close } = connect(place.serving, () => {})
  const queue = openQueue(place.serving, createLog('silent'))
  const { onProgress, end } = progressLine()
  try {
    await queue.start([]) // it only takes: its jobs are done by the academy
    const context = {
      config,
      db,
      storage: storageOf(config),
      queue,
      actor: operator,
      now: systemClock,
    }
    const made = await importCourse(context, {
      path: resolve(file),
      again,
      onProgress: (done, total) => onProgress({ step: 'read', done, total, unit: 'bytes' }),
      signal,
    }).finally(end)
    if (isRefused(made))
      throw new CommandError('There is a course of this title already. Say --again for a second one.')
    if (made.wasIn !== made.currency) say(`its price was in ${made.wasIn}: look at it before you publish`)
    tell(`“${made.title}” is a draft with ${made.videos} videos, id ${made.id}`)
  } finally {
    await queue.stop()
    await close()
  }
}
