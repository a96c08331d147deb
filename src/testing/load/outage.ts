// A way to the database that a test can cut.
import { createServer, connect, type Socket } from 'node:net'
import { join } from 'node:path'

import type pg from 'pg'

export type DatabaseLine = {
  /** How to reach the database over this line. */
  readonly settings: pg.PoolConfig
  /** Breaks every connection and refuses new ones, as a server that stopped. */
  cut: () => Promise<void>
  /** Breaks every connection and lets new ones hang, as a network that lost the server. */
  hang: () => void
  mend: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a TCP port of this machine that leads to the database of `settings`. */
export async function openLine(settings: pg.PoolConfig): Promise<DatabaseLine> {
  const { host = 'localhost', port = 5432 } = settings
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer(incoming => {
    const both = isHanging ? [incoming] : [incoming, connect(target)]
    for (const socket of both) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        for (const other of both) other.destroy()
      })
    }
    const [, outgoing] = both
    if (outgoing) incoming.pipe(outgoing).pipe(incoming)
  })
  const listen = (at: number) => new Promise<void>(resolve => server.listen(at, '127.0.0.1', resolve))
  const breakAll = () => sockets.forEach(socket => socket.destroy())
  const cut = async () => {
    const closed = new Promise(resolve => server.close(resolve))
    breakAll()
    await closed
  }
  await listen(0)
  const address = server.address()
  const local = typeof address === 'object' && address ? address.port : 0
  return {
    settings: { ...settings, host: '127.0.0.1', port: local },
    cut,
    hang: () => {
      isHanging = true
      breakAll()
    },
    mend: async () => {
      if (isHanging) breakAll()
      isHanging = false
      if (!server.listening) await listen(local)
    },
    close: async () => {
      if (server.listening) await cut()
    },
  }
}
