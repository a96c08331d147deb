// Asks one server again and again over a number of connections, and reads of the answers as little as it can: autocannon
// turns bodies into text, which for compressed ones takes longer than the server takes to send them.
import { connect } from 'node:net'

/** One connection each. */
export type Asker = { readonly path: string; readonly headers: Readonly<Record<string, string>> }
export type Loaded = { readonly rate: number; readonly p50: number; readonly p99: number }

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** @returns answers a second, and how long they took in milliseconds. @throws at an answer that is not 200 */
export async function load(url: string, askers: readonly Asker[], milliseconds: number): Promise<Loaded> {
  const times: number[] = []
  const began = performance.now()
  const end = began + milliseconds
  await Promise.all(askers.map(asker => askUntil(new URL(url), asker, { end, times })))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return { rate: (times.length / (performance.now() - began)) * 1000, p50: at(0.5), p99: at(0.99) }
}

function askUntil({ host, hostname, port }: URL, asker: Asker, { end, times }: { end: number; times: number[] }) {
  const fields = Object.entries(asker.headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${asker.path} HTTP/1.1\r\nhost: ${host}\r\n${fields.join('')}\r\n`)
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let left = 0
    let sent = 0
    const ask = () => {
      sent = performance.now()
      socket.write(request)
    }
    socket.on('connect', ask)
    socket.on('data', data => {
      if (left === 0) {
        const head = data.indexOf(END_OF_HEAD)
        const text = data.toString('latin1', 0, head)
        const length = Number(/^content-length: (\d+)/im.exec(text)?.[1])
        if (head < 0 || !text.startsWith('HTTP/1.1 200 ') || !length) {
          socket.destroy(new Error(`${asker.path} answered ${text.slice(0, 100)}`))
          return
        }
        left = head + END_OF_HEAD.length + length
      }
      left -= data.length
      if (left > 0) return
      times.push(performance.now() - sent)
      if (performance.now() > end) socket.destroy()
      else ask()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}
