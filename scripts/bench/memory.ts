// `npm run bench memory`: what the academy holds in memory after a start, after thousands of pages of somebody who is
// signed in, and when nobody has asked for a while.
import { setTimeout } from 'node:timers/promises'

import { seconds } from '#src/wire/durations.ts'

import { startAcademyProcess } from './academy-process.ts'
import { askAgain, prepareSmall, REQUESTS } from './pages.ts'
import { memoryOf, processorTime } from './taken.ts'

const PAGES = ['/', '/research/:research'] as const
const STEPS = 10
const EACH_STEP = 1000
const IDLE_MS = seconds(15)

/** Prints the table. @param root the folder of another built version to measure instead of this one */
export async function measureMemory(root?: string): Promise<void> {
  await using academy = await startAcademyProcess({ root })
  const subject = await prepareSmall(academy)
  const print = async (when: string) => {
    const { process, withDatabase } = await memoryOf(academy)
    const worked = (await processorTime(academy)) / 1000
    console.log(`| ${when} | ${process.toFixed(0)} | ${withDatabase.toFixed(0)} | ${worked.toFixed(1)} |`)
  }
  console.log('\n| when | process, MB | with the database, MB | processor, s |\n|---|---|---|---|')
  await print('after the start')
  for (let step = 1; step <= STEPS; step++) {
    for (let asked = 0; asked < EACH_STEP; asked += REQUESTS * PAGES.length)
      for (const path of PAGES) await askAgain(subject, { who: 'learner', path })
    await print(`after ${step * EACH_STEP} pages`)
  }
  await setTimeout(IDLE_MS)
  await print(`${IDLE_MS / 1000} s later`)
}
