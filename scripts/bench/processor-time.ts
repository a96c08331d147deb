// How long an academy and its database have had the processor. Other processes on the machine do not count.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { dataFolders } from '#src/server/settings/env.ts'

import type { AcademyProcess } from './academy-process.ts'

/** In milliseconds, of all threads; 0 where the system does not tell. */
export async function processorTime({
  processId,
  dataDir,
}: Pick<AcademyProcess, 'processId' | 'dataDir'>): Promise<number> {
  const file = join(dataFolders(dataDir).database, 'cluster', 'postmaster.pid')
  const postmaster = (await readFile(file, 'utf8').catch(() => '')).split('\n', 1)[0] ?? ''
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '')
  const all = [String(processId), postmaster, ...children.split(' ')].filter(Boolean)
  const times = await Promise.all(all.map(timeOf))
  return times.reduce((sum, time) => sum + time, 0)
}

async function timeOf(processId: string): Promise<number> {
  const tasks = await readdir(`/proc/${processId}/task`).catch(() => [])
  const texts = await Promise.all(
    tasks.map(task => readFile(`/proc/${processId}/task/${task}/schedstat`, 'utf8').catch(() => '0')),
  )
  return texts.reduce((sum, text) => sum + Number(text.split(' ', 1)[0]) / 1e6, 0)
}
