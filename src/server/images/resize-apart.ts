// Starts a process for each image, and ends it when it takes too much: memory that a reader of images has once had
// does not come back to the process that it runs in.
import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'

import { seconds } from '#src/wire/durations.ts'
import { isRefused, type Refused } from '#src/wire/refusals.ts'

import { watchCeilings } from '../ceilings.ts'
import { createUploadTurns, type Waiting } from '../turns/upload-turns.ts'
import type { Cut, SizedImage, Sizes } from './resize.ts'
import type { Task } from './resizing-process.ts'

/** The largest image that is allowed needs two thirds of the memory, and a third of the time. */
const ceilings = { memoryBytes: 650e6, cpuSeconds: 30 }
const MOST_MS = seconds(60)

/** One at a time leaves a core for everybody who uploads nothing, and bounds the memory. */
const inTurn = createUploadTurns(1)

/**
 * @returns the image in its widths, or none for what is no image or takes too much; a refusal of one too many of who
 *   asks, and where they have gone
 */
export function resizeApart(file: Blob, sizes: Sizes, waiting: Waiting): Promise<readonly SizedImage[] | Refused> {
  const drawing = { ...sizes, isVisitors: waiting.actor.kind === 'visitor' }
  return inTurn(waiting, () => runInProcess(file, { drawing }, waiting.gone))
}

/** 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number]

/** `colour`: what most of an image's edge has. `percentFlat`: how much of it a few colours are, as of a drawing. */
export type Look = { readonly colour: Colour; readonly percentFlat: number }

/** @returns what `readLook` finds; undefined and refusals like `resizeApart` */
export async function lookApart(file: Blob, waiting: Waiting): Promise<Look | undefined | Refused> {
  const read = await inTurn(waiting, () => runInProcess(file, { isLookedAt: true }, waiting.gone))
  return isRefused(read) ? read : read[0] && lookIn(read[0].data)
}

/** Without `part`, the picture could not be cut. */
export type LookAndPart = { readonly look: Look; readonly part: Uint8Array | undefined }

/** @returns what `lookApart` and `cutApart` do, of a picture that is unpacked in one process */
export async function lookAndCutApart(
  file: Blob,
  cut: Cut,
  waiting: Waiting,
): Promise<LookAndPart | undefined | Refused> {
  const made = await inTurn(waiting, () => runInProcess(file, { isLookedAt: true, cut }, waiting.gone))
  if (isRefused(made)) return made
  const [look, part] = made
  return look && { look: lookIn(look.data), part: part?.data }
}

/** @returns a part of an image as JPEG; undefined and refusals like `resizeApart` */
export async function cutApart(file: Blob, cut: Cut, waiting: Waiting): Promise<Uint8Array | undefined | Refused> {
  const made = await inTurn(waiting, () => runInProcess(file, { cut }, waiting.gone))
  return isRefused(made) ? made : made[0]?.data
}

/** @param data what `readLook` answers with */
export function lookIn([red = 0, green = 0, blue = 0, percentFlat = 0]: Uint8Array): Look {
  return { colour: [red, green, blue], percentFlat }
}

type Wanted = Omit<Task, 'bytes'>

/** Where Node keeps what it has compiled: a third of what a process takes before it begins to draw. */
const ofThisNode = getCompileCacheDir()
const compiled = ofThisNode && dirname(ofThisNode)

async function runInProcess(file: Blob, wanted: Wanted, gone?: AbortSignal): Promise<readonly SizedImage[]> {
  // A copy for the one that is drawn, and not for those that wait.
  const bytes = Buffer.from(await file.arrayBuffer())
  gone?.throwIfAborted()
  const child = fork(new URL('resizing-process.ts', import.meta.url), {
    serialization: 'advanced',
    // It knows none of our secrets, and says nothing on our outputs.
    env: { MALLOC_ARENA_MAX: '2', ...(compiled && { NODE_COMPILE_CACHE: compiled }) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const late = setTimeout(kill, MOST_MS)
  gone?.addEventListener('abort', kill)
  const unwatch = watchCeilings(child.pid ?? 0, ceilings, kill)
  try {
    const made = await new Promise<readonly SizedImage[]>((resolve, reject) => {
      let drawn: readonly SizedImage[] = []
      child.once('error', reject)
      // Both ends of this line are ours.
      child.once('message', answer => (drawn = answer as unknown as SizedImage[]))
      child.once('exit', () => resolve(drawn))
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      // A child that ended before it read everything is told by its exit.
      child.send({ bytes, ...wanted } satisfies Task, () => {})
    })
    gone?.throwIfAborted()
    return made
  } finally {
    clearTimeout(late)
    gone?.removeEventListener('abort', kill)
    unwatch()
    process.off('exit', kill)
  }
}
