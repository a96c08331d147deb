// The door for PDFs that people upload. They are kept as they are, so those are refused that do more than be read.
import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'

import { seconds } from '#src/wire/durations.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { Storage } from '../storage/storage.ts'
import { createUploadTurns, type Waiting } from '../turns/upload-turns.ts'

/** Where a kind of PDF is kept. */
export type PdfKind = { readonly folder: `public/${string}` | `private/${string}` }

/** Where a PDF is stored, and who waits for it. */
type PdfContext = Waiting & { readonly storage: Storage }

/** Header and trailer stand within this distance of their end of the file. */
const EDGE_BYTES = 2048
/** What a thread may take to look into one file; the largest that is allowed needs a tenth of it. */
const TIME_MS = seconds(20)
const HEAP_MB = 256

/** Each holds a file and what is unpacked of it. */
const inTurn = createUploadTurns(2)

/**
 * Stores a PDF under a name of ours.
 * @returns its storage key, or a refusal for what is no PDF, is encrypted (nobody can look into it), or would run a
 *   program or a script, send something, or open another file when it is opened; and like `createUploadTurns`
 */
export function storePdf(context: PdfContext, { folder }: PdfKind, file: Blob): Promise<string | Refused> {
  return inTurn(context, async () => {
    const bytes = Buffer.from(await file.arrayBuffer())
    if (!isPdf(bytes)) return refuse('not-a-pdf')
    if (!(await isHarmless(bytes))) return refuse('pdf-unsafe')
    const key = `${folder}/${randomUUID()}.pdf`
    await context.storage.put(key, bytes)
    return key
  })
}

/** ISO 32000-1, 7.5.2 and 7.5.5. The header has to be the very first thing: then the file is nothing else as well. */
function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-EDGE_BYTES).toString('latin1')
  return /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')) && /startxref\s+\d+\s+%%EOF\s*$/.test(end)
}

/** Looks into the file on a thread of its own, so that a large or a nasty one holds nobody up. What it cannot finish is refused. */
async function isHarmless(bytes: Buffer): Promise<boolean> {
  const worker = new Worker(new URL('inspection-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const late = setTimeout(() => void worker.terminate(), TIME_MS)
  try {
    return await new Promise<boolean>(resolve => {
      worker.once('message', answer => resolve(answer === true))
      worker.once('error', () => resolve(false))
      worker.once('exit', () => resolve(false))
    })
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
