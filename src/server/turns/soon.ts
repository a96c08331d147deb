// Something that is done soon after it was asked for, once for all who asked meanwhile.

export type Soon = {
  ask: () => void
  /** Waits for what is under way; nothing is done any more. */
  close: () => Promise<void>
}

type Options = {
  /** How long to wait for others who ask. */
  readonly delayMs: number
  /** Told when it failed; who asks again has it tried again. */
  readonly onError: (error: unknown) => void
}

/** @param run does it; asked for again while it runs, it runs once more */
export function createSoon(run: () => Promise<void>, { delayMs, onError }: Options): Soon {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let closed = false
  const start = async () => {
    timer = undefined
    if (!closed) await run()
  }
  return {
    ask: () => {
      if (closed || timer) return
      timer = setTimeout(() => {
        running = running.then(start).catch(onError)
      }, delayMs)
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}
