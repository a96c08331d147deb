// A thread that opens forms on many connections, fills them as fast as they are read, and never ends one.
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export type Flood = { readonly port: number; readonly connections: number; readonly addresses: number }

const FIELDS = 99
const TEXT = 'a'.repeat(199_000)
const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const fieldOf = (n: number) => chunkOf(`--x\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n${TEXT}\r\n`)
const headOf = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nsec-fetch-site: same-origin\r\n` +
  'content-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n'

/** @returns what was answered so far */
function flood(port: number, from: string, path: string): () => string {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from })
  let sent = 0
  let answer = ''
  const sendOn = () => {
    while (sent < FIELDS && !socket.destroyed) {
      sent += 1
      if (!socket.write(fieldOf(sent))) return
    }
  }
  socket.on('data', data => (answer += String(data)))
  socket.on('error', () => {})
  // Not at once, so that answers are read between.
  socket.on('drain', () => setImmediate(sendOn))
  socket.write(headOf(path))
  sendOn()
  // Whoever goes on sending after the answer is cut off in the end, before it could read it.
  return () => answer || (socket.destroyed ? 'cut off' : '')
}

const { port, connections, addresses } = workerData as Flood // from form-flood.test.ts
const paths = ['/api/club/application', '/api/coach/application']
const answers = Array.from({ length: connections }, (_, n) =>
  flood(port, `127.0.0.${2 + (n % addresses)}`, paths[n % 2] ?? ''),
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', () => parentPort?.postMessage(answers.map(answer => answer())))
