// Starts a process for each picture, and ends it when it takes too much: memory that a reader of pictures has once had
// does not come back to the process that it runs in.
import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'

import { seconds } from '#src/wire/durations.ts'

import { watchCeilings } from '../ceilings.ts'
import { createTurns } from '../turns/turns.ts'
import type { Sizes, SizedImage } from './resize.ts'

/** The largest picture that is allowed needs two thirds of the memory, and a third of the time. */
const ceilings = { memoryBytes: 650e6, cpuSeconds: 30 }
const MOST_MS = seconds(60)

/** One at a time leaves a core for everybody who uploads nothing, and bounds the memory. */
const turns = createTurns(1)

/** @returns the picture in its widths, or none for what is no picture or takes too much */
export const resizeApart = (bytes: Buffer, { widths, square = false }: Sizes): Promise<readonly SizedImage[]> =>
  turns.run(() => resizeInProcess(bytes, { widths, square }))

async function resizeInProcess(bytes: Buffer, drawing: Sizes): Promise<readonly SizedImage[]> {
  const child = fork(new URL('resizing-process.ts', import.meta.url), {
    serialization: 'advanced',
    // It knows none of our secrets, and says nothing on our outputs.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const late = setTimeout(kill, MOST_MS)
  const unwatch = watchCeilings(child.pid ?? 0, ceilings, kill)
  try {
    return await new Promise<readonly SizedImage[]>((resolve, reject) => {
      let drawn: readonly SizedImage[] = []
      child.once('error', reject)
      // Both ends of this line are ours.
      child.once('message', answer => (drawn = answer as unknown as SizedImage[]))
      child.once('exit', () => resolve(drawn))
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      // A child that ended before it read everything is told by its exit.
      child.send({ bytes, drawing }, () => {})
    })
  } finally {
    clearTimeout(late)
    unwatch()
    process.off('exit', kill)
  }
}
