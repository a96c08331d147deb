// What an academy and its database take of the machine: the processor and memory. Other processes do not count.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { dataFolders } from '#src/server/settings/env.ts'

import type { AcademyProcess } from './academy-process.ts'

type Measured = Pick<AcademyProcess, 'processId' | 'dataDir'>

/** How long they have had the processor, in milliseconds, of all threads; 0 where the system does not tell. */
export async function processorTime(academy: Measured): Promise<number> {
  return sumOf((await processesOf(academy)).map(timeOf))
}

/** The memory that would be free without them, in MB: of the process, and of it with its database (PSS). */
export async function memoryOf(academy: Measured): Promise<{ process: number; withDatabase: number }> {
  const [own = '', ...others] = await processesOf(academy)
  const process = await memoryOfProcess(own)
  return { process, withDatabase: process + (await sumOf(others.map(memoryOfProcess))) }
}

/** The ids of the server, the database and its processes. */
async function processesOf({ processId, dataDir }: Measured): Promise<string[]> {
  const file = join(dataFolders(dataDir).database, 'cluster', 'postmaster.pid')
  const postmaster = (await readFile(file, 'utf8').catch(() => '')).split('\n', 1)[0] ?? ''
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '')
  return [String(processId), postmaster, ...children.split(' ')].filter(Boolean)
}

async function timeOf(processId: string): Promise<number> {
  const tasks = await readdir(`/proc/${processId}/task`).catch(() => [])
  const texts = await Promise.all(
    tasks.map(task => readFile(`/proc/${processId}/task/${task}/schedstat`, 'utf8').catch(() => '0')),
  )
  return texts.reduce((sum, text) => sum + Number(text.split(' ', 1)[0]) / 1e6, 0)
}

async function memoryOfProcess(processId: string): Promise<number> {
  const text = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss: +(\d+)/m.exec(text)?.[1] ?? 0) / 1000
}

const sumOf = async (values: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(values)).reduce((sum, value) => sum + value, 0)
