// What `resizeApart` starts: draws the one image that it is sent, or cuts it and reads how it looks; answers, and ends.
import { cut, readLook, resize, type Cut, type Drawing, type SizedImage } from './resize.ts'

/** `isLookedAt`: how it looks is answered as the bytes of an image of no width, before what was cut. */
export type Task = {
  readonly bytes: Uint8Array
  readonly drawing?: Drawing
  readonly cut?: Cut
  readonly isLookedAt?: boolean
}

process.once('message', (task: Task) => {
  void run(task)
    // Whatever is wrong with the bytes, the answer is the same: sharp's words are about its own insides.
    .catch(() => [])
    .then(drawn => process.send?.(drawn, () => process.disconnect()))
})
// Who asked is gone, or has its answer.
process.once('disconnect', () => process.exit())

async function run({ bytes, drawing, cut: wanted, isLookedAt }: Task): Promise<SizedImage[]> {
  const made = drawing ? await resize(bytes, drawing) : []
  if (isLookedAt) made.push({ width: 0, data: await readLook(bytes) })
  const part = wanted && (await cut(bytes, wanted).catch(() => undefined)) // without it, the look stands
  return wanted && part ? [...made, { width: wanted.width, data: part }] : made
}
