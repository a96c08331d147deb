// What many people who watch at once cost the process (R20): each has a connection of its own, takes pieces of a video by
// range, and is silent in between, as players are.
import { connect, type Socket } from 'node:net'

import type { AcademyProcess } from './academy-process.ts'

const PIECE_BYTES = 64 * 1024
/** Pieces of the video that are asked for, from its beginning. */
const PIECES = 3
/** Below what one person may have open of one video. */
const AT_ONCE = 8
const CALLS = 200
/** How many take a piece at the same time while the calls are measured. */
const TRICKLE = 4

/** Who watches, and what. */
export type Video = { readonly path: string; readonly cookie: string }

export type Viewing = {
  viewers: number
  /** Answers by status; 206 alone is right. */
  statuses: Record<string, number>
  /** Resident memory of the process for each viewer, in KiB. */
  kibibytesEach: number
  /** The 99th percentile of GET /api/courses in milliseconds, without viewers and with them. */
  p99Before: number
  p99During: number
}

/** Opens so many viewers, lets each watch two pieces, and tells what they cost while all of them are there. */
export async function measureViewers(
  { url, memory }: Pick<AcademyProcess, 'url' | 'memory'>,
  video: Video,
  wanted: number,
): Promise<Viewing> {
  const statuses: Record<string, number> = {}
  const sockets: Socket[] = []
  const watch = async (socket: Socket, piece: number) => {
    const status = await takePiece(socket, url, video, piece)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const open = async () => {
    const socket = await dial(new URL(url))
    sockets.push(socket)
    await watch(socket, 0)
  }
  try {
    // What the first ones need, all have: the process grows with its first traffic, whoever causes it.
    await inTurns(Array.from({ length: 100 }, () => open))
    for (let piece = 1; piece <= 10; piece++) await inTurns(sockets.map(socket => () => watch(socket, piece)))
    await measureCalls(url)
    const p99Before = await measureCalls(url)
    const [settled, before] = [sockets.length, await memory()]
    await inTurns(Array.from({ length: wanted - settled }, () => open))
    const kibibytesEach = Math.max(0, (await memory()) - before) / (wanted - settled) / 1024
    const watching = inTurns(
      sockets.map(socket => () => watch(socket, 1)),
      TRICKLE,
    )
    const [p99During] = await Promise.all([measureCalls(url), watching])
    return { viewers: sockets.length, statuses, kibibytesEach, p99Before, p99During }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

function dial({ hostname, port }: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Asks for one piece and reads all of it. @returns the status */
function takePiece(socket: Socket, url: string, video: Video, piece: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let head = ''
    let left = Infinity
    const onData = (data: Buffer) => {
      if (left !== Infinity) left -= data.length
      else {
        head += data.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        left = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) - (head.length - end - 4)
      }
      if (left > 0) return
      socket.off('data', onData).off('error', reject).off('close', onClose)
      resolve(Number(head.slice(9, 12)))
    }
    const onClose = () => reject(new Error('a viewer was cut off'))
    socket.on('data', onData).once('error', reject).once('close', onClose)
    const start = (piece % PIECES) * PIECE_BYTES
    const range = `bytes=${start}-${start + PIECE_BYTES - 1}`
    socket.write(
      `GET ${video.path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nCookie: ${video.cookie}\r\nRange: ${range}\r\n\r\n`,
    )
  })
}

async function inTurns(work: (() => Promise<void>)[], atOnce = AT_ONCE): Promise<void> {
  const line = work.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of line) await one()
    }),
  )
}

/** @returns the 99th percentile in milliseconds */
async function measureCalls(url: string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/courses`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`/api/courses answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(CALLS * 0.99) - 1] ?? 0
}

/** A video that a person may watch. It takes the email and password of somebody who has a course. */
export async function findVideo(url: string, { email, password }: { email: string; password: string }): Promise<Video> {
  const headers = { 'content-type': 'application/json', origin: url }
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0])
    .join('; ')
  const read = async (path: string) => (await fetch(url + path, { headers: { cookie } })).text()
  const path = /\/video\/[0-9a-f-]{36}\/[0-9a-f-]{36}/.exec(await read('/dashboard/my-courses'))?.[0]
  const address = /\/api\/media\/[^"\\]+\.mp4/.exec(await read(`/api${path}`))?.[0]
  if (!address) throw new Error(`there is no video to watch at ${path}`)
  return { path: address, cookie }
}
