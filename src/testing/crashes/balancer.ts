// A small balancer in front of replicas: connections in turn, the next replica when one does not take them.
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Balancer = {
  /** Where connections go from now on; those that stand are broken. */
  routeTo: (ports: readonly number[]) => Promise<void>
  /** How many connections each port has taken. */
  readonly taken: ReadonlyMap<number, number>
  close: () => Promise<void>
}

/** @param port of this machine to listen on @param ports of the replicas */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  let targets = ports
  let turn = 0
  const taken = new Map<number, number>()
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const open = (incoming: Socket, left: readonly number[]): void => {
    const [target, ...others] = left
    if (target === undefined) return void incoming.destroy()
    const outgoing = connect(target, '127.0.0.1')
    keep(outgoing)
    outgoing.once('error', () => open(incoming, others))
    outgoing.once('connect', () => {
      taken.set(target, (taken.get(target) ?? 0) + 1)
      outgoing.removeAllListeners('error').on('error', () => {})
      outgoing.on('close', () => incoming.destroy())
      incoming.on('close', () => outgoing.destroy())
      incoming.pipe(outgoing).pipe(incoming)
    })
  }
  const server = createServer(incoming => {
    keep(incoming)
    const first = turn++ % targets.length
    open(incoming, [...targets.slice(first), ...targets.slice(0, first)])
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const breakAll = () => sockets.forEach(socket => socket.destroy())
  return {
    routeTo: async chosen => {
      targets = chosen
      breakAll()
      await sleep(50) // clients that keep connections hear of it
    },
    taken,
    close: async () => {
      const closed = new Promise(resolve => server.close(resolve))
      breakAll()
      await closed
    },
  }
}
