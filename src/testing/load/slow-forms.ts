// Forms that come slowly and never end, each on a connection of its own.
import { connect } from 'node:net'

import { onTestFinished } from 'vitest'

import { seconds } from '#src/wire/durations.ts'

const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

export type SlowForm = {
  /** What was answered so far. */
  readonly answer: () => string
  /** Whether the connection is still there and nothing was answered. */
  readonly isOpen: () => boolean
  readonly end: () => void
}

/**
 * Opens a club's registration that goes on with 1.2 kB a second, just what is not cut off, until the test is over.
 * @param from the address in 127.0.0.0/8 that it comes from
 * @param begin so many bytes of a file come at once
 */
export function openSlowForm(url: string, from: string, begin = 0): SlowForm {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: from })
  let answer = ''
  socket.on('data', data => (answer += String(data)))
  socket.on('error', () => {})
  socket.write(
    'POST /api/club/application HTTP/1.1\r\nhost: 127.0.0.1\r\nsec-fetch-site: same-origin\r\n' +
      'content-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n' +
      chunkOf('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n') +
      (begin ? chunkOf('a'.repeat(begin)) : ''),
  )
  const drip = setInterval(() => socket.write(chunkOf('a'.repeat(1200))), seconds(1))
  const end = () => {
    clearInterval(drip)
    socket.destroy()
  }
  onTestFinished(end)
  return { answer: () => answer, isOpen: () => !answer && !socket.destroyed, end }
}
