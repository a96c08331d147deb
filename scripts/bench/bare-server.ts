// The control: what node:http can do with the same bytes, on a thread of its own as an academy is a process of its own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

type Bytes = { readonly headers: Record<string, string>; readonly body: Uint8Array }

/** @returns its address; it ends with the scope that holds it */
export async function startBareServer(bytes: Bytes): Promise<AsyncDisposable & { url: string }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: bytes })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return { url: `http://127.0.0.1:${port}/`, [Symbol.asyncDispose]: async () => void (await worker.terminate()) }
}

if (!isMainThread) {
  const { headers, body } = workerData as Bytes // what startBareServer gave
  const all = { ...headers, 'content-length': body.length }
  const server = createServer((_, response) => response.writeHead(200, all).end(body))
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo // listening on TCP, so not a path
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(port)
  })
}
