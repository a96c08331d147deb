// Bytes to the server as they are, for requests that no client would send.
import { connect } from 'node:net'

const STATUS = /HTTP\/1\.1 (\d{3}) /g

/**
 * Sends bytes over a connection of their own.
 * @returns the status of every answer that came before the server closed, or within `waitMs`
 */
export async function sendRaw(url: string, bytes: string, waitMs = 1500): Promise<number[]> {
  const answers = await sendRawText(url, bytes, waitMs)
  return [...answers.matchAll(STATUS)].map(([, status]) => Number(status))
}

/** The same, for who wants to read the answers. */
export async function sendRawText(url: string, bytes: string, waitMs = 1500): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(waitMs, () => socket.destroy())
  socket.on('error', () => {})
  let received = ''
  socket.on('data', data => (received += String(data)))
  socket.write(bytes)
  await new Promise(resolve => socket.once('close', resolve))
  return received
}
