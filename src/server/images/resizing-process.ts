// What `drawApart` starts: draws the one image that it is sent, answers, and ends.
import { resize, type Drawing } from './resize.ts'

type Task = { readonly bytes: Uint8Array; readonly drawing: Drawing }

process.once('message', ({ bytes, drawing }: Task) => {
  void resize(bytes, drawing)
    // Whatever is wrong with the bytes, the answer is the same: sharp's words are about its own insides.
    .catch(() => [])
    .then(drawn => process.send?.(drawn, () => process.disconnect()))
})
// Who asked is gone, or has its answer.
process.once('disconnect', () => process.exit())
