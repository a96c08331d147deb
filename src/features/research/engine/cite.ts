// Citations as people copy them and as reference managers read them, from a thread that lives while it is needed.
import { Worker } from 'node:worker_threads'

import { seconds } from '#src/wire/durations.ts'

import type { CslItem } from './csl.ts'
import type { Citations } from './format.ts'

type Waiting = { readonly resolve: (citations: Citations) => void; readonly reject: (error: unknown) => void }

/** What the thread answers. */
export type Answer = { readonly id: number } & ({ readonly citations: Citations } | { readonly error: unknown })

const IDLE_MS = seconds(30)
/** Drawing takes tens of milliseconds, so what was drawn is kept; the key is all that it was drawn from. */
const MAX_KEPT = 500
const kept = new Map<string, Citations>()
const drawing = new Map<string, Promise<Citations>>()
const waiting = new Map<number, Waiting>()
let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0

/** @returns the item in every form; both styles also as HTML, where `<i>` is all the markup */
export async function cite(item: CslItem): Promise<Citations> {
  const key = JSON.stringify(item)
  const known = kept.get(key)
  if (known) return known
  const begun = drawing.get(key) ?? ask(item).finally(() => drawing.delete(key))
  drawing.set(key, begun)
  const citations = await begun
  const oldest = kept.keys().next()
  if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value)
  kept.set(key, citations)
  return citations
}

/** The citations if they were drawn before. The first thread takes a second to begin, which no page shall wait for. */
export function citeIfKnown(item: CslItem): Citations | undefined {
  const known = kept.get(JSON.stringify(item))
  if (!known) cite(item).catch(() => {}) // who asks for them next is told
  return known
}

function ask(item: CslItem): Promise<Citations> {
  clearTimeout(idle)
  const id = ++lastId
  const { promise, resolve, reject } = Promise.withResolvers<Citations>()
  waiting.set(id, { resolve, reject })
  thread ??= startThread()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window: there is no origin
  thread.postMessage({ id, item })
  return promise
}

function startThread(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url))
  started.unref()
  started.on('message', (drawn: Answer) => {
    const asked = waiting.get(drawn.id)
    waiting.delete(drawn.id)
    if ('citations' in drawn) asked?.resolve(drawn.citations)
    else asked?.reject(drawn.error)
    if (waiting.size === 0) idle = setTimeout(() => endThread(started), IDLE_MS).unref()
  })
  started.on('error', error => {
    if (thread === started) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  return started
}

function endThread(started: Worker): void {
  if (thread === started) thread = undefined
  void started.terminate()
}
