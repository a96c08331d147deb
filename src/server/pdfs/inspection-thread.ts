import { parentPort, workerData } from 'node:worker_threads'

import { isHarmlessPdf } from './inspect-pdf.ts'

const given: unknown = workerData
const isHarmless =
  given instanceof Uint8Array && isHarmlessPdf(Buffer.from(given.buffer, given.byteOffset, given.length))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(isHarmless)
