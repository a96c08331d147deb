import { parentPort } from 'node:worker_threads'

import type { Answer } from './cite.ts'
import type { CslItem } from './csl.ts'
import { formatCitations } from './format.ts'

parentPort?.on('message', ({ id, item }: { id: number; item: CslItem }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window: there is no origin
  parentPort?.postMessage(drawn(id, item))
})

function drawn(id: number, item: CslItem): Answer {
  try {
    return { id, citations: formatCitations(item) }
  } catch (error) {
    return { id, error }
  }
}
