// What `resizeApart` starts: draws the one image that it is sent, cuts it, or reads how it looks; answers, and ends.
import { cut, readLook, resize, type Cut, type Drawing, type SizedImage } from './resize.ts'

/** Without a drawing and without a cut, it is its look that is wanted: as the bytes of an image of no width. */
export type Task = { readonly bytes: Uint8Array; readonly drawing?: Drawing; readonly cut?: Cut }

process.once('message', (task: Task) => {
  void run(task)
    // Whatever is wrong with the bytes, the answer is the same: sharp's words are about its own insides.
    .catch(() => [])
    .then(drawn => process.send?.(drawn, () => process.disconnect()))
})
// Who asked is gone, or has its answer.
process.once('disconnect', () => process.exit())

async function run({ bytes, drawing, cut: wanted }: Task): Promise<SizedImage[]> {
  if (drawing) return resize(bytes, drawing)
  return [wanted ? { width: wanted.width, data: await cut(bytes, wanted) } : { width: 0, data: await readLook(bytes) }]
}
