// What `resizeApart` starts: draws the one image that it is sent, or reads its colour, answers, and ends.
import { readColour, resize, type Drawing, type SizedImage } from './resize.ts'

/** Without a drawing, it is the colour that is wanted: as the bytes of an image of no width. */
export type Task = { readonly bytes: Uint8Array; readonly drawing?: Drawing }

process.once('message', (task: Task) => {
  void run(task)
    // Whatever is wrong with the bytes, the answer is the same: sharp's words are about its own insides.
    .catch(() => [])
    .then(drawn => process.send?.(drawn, () => process.disconnect()))
})
// Who asked is gone, or has its answer.
process.once('disconnect', () => process.exit())

const run = async ({ bytes, drawing }: Task): Promise<SizedImage[]> =>
  drawing ? resize(bytes, drawing) : [{ width: 0, data: await readColour(bytes) }]
