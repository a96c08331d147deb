import { minutes } from '../durations.ts'
import { explain, textOf } from '../errors.ts'
import { turnLog } from '../log.ts'
import { ownServer, type Owned, type Place } from '../own-server.ts'
import { closeSocketHost, openSocketHost } from '../socket.ts'

const restartsPerMinute = 5

/** Told when the server died and was started again, or could not be; `fatal` means that nobody tries any more. */
export type OnTrouble = (message: string, fatal: boolean) => void

/**
 * Starts the server again when it dies under us (killed, out of memory), a few times a minute at most, until `close`
 * ends it for good. The socket's path stays the same, so a pool reconnects by itself.
 */
export function keepRunning(place: Place, first: Owned, onTrouble: OnTrouble): { close(): Promise<void> } {
  const { cluster, log } = place.folders
  let closing: Promise<void> | undefined
  let current: Promise<Owned | undefined> = Promise.resolve(first)
  const restarts: number[] = []

  const guard = (owned: Owned): Owned => {
    void Promise.race([owned.server.ended, owned.lost]).then(() => {
      if (!closing) current = restart(owned)
    })
    return owned
  }

  const restart = async (dead: Owned): Promise<Owned | undefined> => {
    restarts.push(Date.now())
    void dead.release().catch(() => undefined)
    const isTooOften = restarts.filter(time => time > Date.now() - minutes(1)).length > restartsPerMinute
    try {
      if (isTooOften) throw explain('Keeping PostgreSQL running', dead.server.words())
      const owned = guard(await ownServer(place))
      onTrouble('The database server died and was started again.', false)
      return owned
    } catch (thrown) {
      onTrouble(textOf(thrown), true)
      return undefined
    }
  }

  const upkeep = setInterval(() => {
    try {
      turnLog(log)
      openSocketHost(cluster)
    } catch (thrown) {
      onTrouble(textOf(thrown), false)
    }
  }, minutes(1)).unref()

  const shutDown = async (): Promise<void> => {
    clearInterval(upkeep)
    const owned = await current
    if (!owned) return
    await owned.server.stop()
    await owned.release().catch(() => undefined)
    closeSocketHost(cluster)
  }

  guard(first)
  return { close: () => (closing ??= shutDown()) }
}
